import { type FavoriteType, serve } from '#api/serve.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { sendLast } from '#blocks/outbox/send-last.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { useMemberDeed } from '#blocks/sign-in/useMemberDeed.ts'
import { send } from '#offline/outbox/outbox.ts'
import { Button } from '#ui/Button.tsx'
import { serviceRecord, lastWish } from './wish.ts'

interface Props {
  type: FavoriteType
  one: { id: string; name: string; favorite: boolean }
  /** The newest receipt that was here when the city was asked. */
  asOf: number
}

/**
 * Adds a service, a provider, a listing, a demand or a supply to the favourites, or removes it. Only the last of several
 * presses is sent, also where the network was lost in between.
 */
export function FavouriteButton({ type, one, asOf }: Props) {
  const heard = useHeard()
  const kept = { type, targetId: one.id }
  const now = lastWish(kept, { said: one.favorite, asOf }, heard)
  const put = async (favorite: boolean) => {
    const record = serviceRecord(kept)
    // As the city last said, which may be newer than what this page was drawn from.
    const city = lastWish(kept, { said: one.favorite, asOf }, { ...heard, outbox: [] })
    await keptOrSaid(() =>
      sendLast(
        heard.outbox.filter((item) => item.record === record),
        city.kept === favorite,
        () =>
          send(
            serve.toggleFavorite,
            { body: { type, id: one.id, favorite } },
            { title: `${favorite ? '收藏' : '取消收藏'}：${one.name}`, record },
          ),
      ),
    )
  }
  const keep = useMemberDeed('favourite', `${type} ${one.id}`, () => void put(true))
  return (
    <Button look="secondary" aria-pressed={now.kept} onClick={now.kept ? () => void put(false) : keep}>
      {now.kept ? '已收藏' : '收藏'}
      {now.waiting && ' · 待上传'}
    </Button>
  )
}
