import { linkOptions } from '@tanstack/react-router'
import type { Listing } from '#api/market.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { FavouriteButton } from '#blocks/favourite/FavouriteButton.tsx'
import { isPublic } from './is-public.ts'

/** What anybody can do with a listing: keep it, pass it on as a poster, print it. */
export function Actions({ one, asOf }: { one: Listing; asOf: number }) {
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
      {isPublic(one) && <LinkButton link={poster}>生成海报</LinkButton>}
      <Button onClick={() => print()}>打印</Button>
    </>
  )
}
