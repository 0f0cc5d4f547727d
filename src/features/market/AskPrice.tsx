import type { ListingBrief } from '#api/market.ts'
import { useAccount } from '#session/account.ts'
import { type ButtonLook, LinkButton } from '#ui/Button.tsx'
import { askLink } from './links.ts'

interface Props {
  one: Pick<ListingBrief, 'id' | 'enId' | 'title' | 'tradeType'>
  look?: ButtonLook
}

/** Links to a price inquiry (询价) for another enterprise's product: a draft of a 求购 that names it. */
export function AskPrice({ one: { id, enId, title, tradeType }, look = 'plain' }: Props) {
  const account = useAccount()
  if (tradeType !== '供应' || enId === account.enId) return null
  return (
    <LinkButton look={look} link={askLink([{ id }])}>
      询价<span className="visually-hidden">：{title}</span>
    </LinkButton>
  )
}
