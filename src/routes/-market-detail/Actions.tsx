import { linkOptions } from '@tanstack/react-router'
import type { Listing } from '#api/market.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { FavouriteButton } from '#blocks/favourite/FavouriteButton.tsx'
import { useCompared } from '#blocks/compare/tray.ts'
import { Compare } from '#features/market/Compare.tsx'
import { comparedListings } from '#features/market/compared.ts'
import { compareLink } from '#features/market/links.ts'
import { isPublic } from './is-public.ts'

/** Shows the actions of a listing: favourite, comparison, poster, print. */
export function Actions({ one, asOf }: { one: Listing; asOf: ReceiptNo }) {
  const compared = useCompared(comparedListings)
  const poster = linkOptions({
    to: '/poster/{-$id}',
    params: { id: one.id },
    search: { kind: 'market' },
  })
  return (
    <>
      {!one.mine && (
        <FavouriteButton
          type="listing"
          one={{ id: one.id, name: one.title, favorite: one.favorite ?? false }}
          asOf={asOf}
        />
      )}
      {isPublic(one) && <Compare one={one} />}
      {compared.length > 1 && (
        <LinkButton link={compareLink(compared.map(({ id }) => id).join(','))}>
          去对比 {compared.length} 条
        </LinkButton>
      )}
      {isPublic(one) && <LinkButton link={poster}>生成海报</LinkButton>}
      <Button onClick={() => print()}>打印</Button>
    </>
  )
}
