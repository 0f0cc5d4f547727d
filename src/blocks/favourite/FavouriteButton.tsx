import { favouriteRecord, type FavoriteType, serve } from '#api/serve.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { sendLast } from '#blocks/outbox/send-last.ts'
import { useStanding } from '#blocks/outbox/useStanding.ts'
import { useSignedInAction } from '#blocks/sign-in/useSignedInAction.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'

interface Props {
  type: FavoriteType
  one: { id: string; name: string; favorite: boolean }
  /** Newest receipt on this device when the city was asked. */
  asOf: ReceiptNo
}

/**
 * Adds a service, a provider, a listing, a demand or a supply to the favourites, or removes it. Of several presses only
 * the last is sent, even if the network was lost in between.
 */
export function FavouriteButton({ type, one, asOf }: Props) {
  const outbox = useOutbox()
  const record = favouriteRecord(type, one.id)
  const { favorite } = one
  const { now, city, waiting } = useStanding('favouriteRecord', `${type}:${one.id}`, { favorite }, asOf)
  const setFavourite = async (favorite: boolean) => {
    await storeOrToast(() =>
      sendLast(
        outbox.filter((item) => item.record === record),
        city.favorite === favorite,
        () =>
          send(
            serve.toggleFavorite,
            { body: { type, id: one.id, favorite } },
            { title: `${favorite ? '收藏' : '取消收藏'}：${one.name}`, record },
          ),
      ),
    )
  }
  const addAsMember = useSignedInAction('favourite', `${type} ${one.id}`, () => void setFavourite(true))
  return (
    <Button
      look="secondary"
      aria-pressed={now.favorite}
      onClick={now.favorite ? () => void setFavourite(false) : addAsMember}
    >
      {now.favorite ? '已收藏' : '收藏'}
      {waiting && ' · 待上传'}
    </Button>
  )
}
