import type { ListingBrief } from '#api/market.ts'
import { MainAction } from '#blocks/detail/MainAction.tsx'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { askLink } from './links.ts'

interface Props {
  one: Pick<ListingBrief, 'id' | 'enId' | 'title' | 'tradeType'>
  /** True for the main action of the product's page. */
  isMain?: boolean
}

/** Links to a price inquiry (询价) for another enterprise's product: a draft of a 求购 that names it. */
export function AskPrice({ one: { id, enId, title, tradeType }, isMain = false }: Props) {
  const account = useAccount()
  if (tradeType !== '供应' || enId === account.enId) return null
  const link = (
    <LinkButton look={isMain ? 'primary' : 'plain'} link={askLink([{ id }])}>
      询价<span className="visually-hidden">：{title}</span>
    </LinkButton>
  )
  return isMain ? <MainAction>{link}</MainAction> : link
}
