import { useNavigate } from '@tanstack/react-router'
import { type FavoriteType, serve } from '#api/serve.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { sendLast } from '#blocks/outbox/send-last.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { serviceRecord, wishFor } from './wish.ts'

interface Props {
  type: FavoriteType
  one: { id: string; name: string; favorite: boolean }
  /** The newest receipt that was here when the city was asked. */
  asOf: number
}

/** Keeps a service, a provider or a listing, or lets it go: the last press is what is sent, however often the line is lost. */
export function FavouriteButton({ type, one, asOf }: Props) {
  const { userInfo } = useAccount()
  const navigate = useNavigate()
  const heard = useHeard()
  const kept = { type, targetId: one.id }
  const now = wishFor(kept, { said: one.favorite, asOf }, heard)
  const toggle = async () => {
    if (!userInfo) {
      await navigate({ to: '/auth/login', search: { redirect_uri: location.pathname + location.search } })
      return
    }
    const record = serviceRecord(kept)
    const favorite = !now.kept
    // As the city has it by its last word, be that newer than this page.
    const city = wishFor(kept, { said: one.favorite, asOf }, { ...heard, outbox: [] })
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
  return (
    <Button look="secondary" aria-pressed={now.kept} onClick={() => void toggle()}>
      {now.kept ? '已收藏' : '收藏'}
      {now.waiting && ' · 待上传'}
    </Button>
  )
}
