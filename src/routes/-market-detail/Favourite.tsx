import { useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Listing } from '#api/market.ts'
import { serve } from '#api/serve.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { overlay } from '#blocks/outbox/overlay.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { serviceRecord } from '#blocks/records/service-record.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'

const Wish = v.object({ favorite: v.boolean() })
const wished = (value: unknown) => {
  const parsed = v.safeParse(Wish, value)
  return parsed.success && parsed.output.favorite
}

/** Keeps a listing among the favourites or lets it go. Works without a network: the wish waits in the outbox. */
export function Favourite({ one, asOf }: { one: Listing; asOf: number }) {
  const { userInfo } = useAccount()
  const navigate = useNavigate()
  const record = serviceRecord({ type: 'listing', targetId: one.id })
  const isToggle = (call: { endpoint: string }) => call.endpoint === serve.toggleFavorite.name
  const waits = (item: OutboxItem) =>
    item.record === record ? isToggle(item) && wished(item.input.body) : undefined
  const arrived = (receipt: Receipt) =>
    receipt.record === record ? isToggle(receipt) && wished(receipt.answer) : undefined
  const { now: kept, waiting } = overlay({ said: one.favorite ?? false, asOf, waits, arrived }, useHeard())
  const toggle = async () => {
    if (!userInfo) {
      await navigate({ to: '/auth/login', search: { redirect_uri: location.pathname + location.search } })
      return
    }
    const body = { type: 'listing' as const, id: one.id, favorite: !kept }
    const options = { title: `${kept ? '取消收藏' : '收藏'}：${one.title}`, record }
    await keptOrSaid(() => send(serve.toggleFavorite, { body }, options))
  }
  return (
    <Button aria-pressed={kept} onClick={() => void toggle()}>
      {kept ? '已收藏' : '收藏'}
      {waiting && ' · 待上传'}
    </Button>
  )
}
