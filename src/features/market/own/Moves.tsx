import { useState } from 'react'
import { type ListingState, market, type TradeType } from '#api/market.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { sendLast } from '#blocks/outbox/send-last.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { publishLink, recordOf } from '#features/market/links.ts'
import { discard, send } from '#offline/outbox/outbox.ts'
import { listingLifecycle } from '#rules/listing-states.ts'
import { Button, type ButtonLook, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { standingOf, takesDown } from './standing.ts'

/** Milliseconds within which a try to send ends where there is no network. */
const TRY_ENDS_WITHIN = 5_000

interface Props {
  one: { id: string; version: number; title: string; status: ListingState; tradeType: TradeType }
  /** The newest receipt that was here when the city was asked for it. */
  asOf: number
  look?: ButtonLook
}

/** What its owner can do with a listing now: mend it, take it down or keep it up after all, copy it. */
export function Moves({ one, asOf, look = 'plain' }: Props) {
  const { id, version, title, tradeType } = one
  const heard = useHeard()
  const [asking, setAsking] = useState(false)
  const { now, waiting } = standingOf(one, asOf, heard)
  const name = <span className="visually-hidden">：{title}</span>
  const queued = heard.outbox.filter((item) => takesDown(id, item))
  const down = async () => {
    setAsking(false)
    const input = { body: { down: true as const, id, version } }
    const options = { title: `下架：${title}`, record: recordOf(id) }
    if (await keptOrSaid(() => sendLast(queued, false, () => send(market.draft, input, options))))
      showToast('已下架，联网后生效')
  }
  // What has not been sent yet is simply not sent: the listing is up as the city knows it.
  const keep = async () => {
    if (queued.some((item) => item.mayBeThere)) {
      showToast('下架请求可能已送达，无法取消。下架生效后可以重新发布')
      return
    }
    const drop = async () => void (await Promise.all(queued.map((item) => discard(item.id, TRY_ENDS_WITHIN))))
    if (await keptOrSaid(drop)) showToast('已取消下架')
  }
  return (
    <>
      {!waiting && listingLifecycle.can(now, '待审核', 'owner') && (
        <LinkButton look={look} link={publishLink(tradeType, { id })}>
          {now === '草稿' ? '继续填写' : now === '已下架' ? '重新发布' : '修改'}
          {name}
        </LinkButton>
      )}
      {waiting ? (
        <Button look={look} onClick={() => void keep()}>
          取消下架
          {name}
        </Button>
      ) : (
        listingLifecycle.can(now, '已下架', 'owner') && (
          <Button look={look} onClick={() => setAsking(true)}>
            下架
            {name}
          </Button>
        )
      )}
      <LinkButton look={look} link={publishLink(tradeType, { copy: id })}>
        复制
        {name}
      </LinkButton>
      <ConfirmDialog
        open={asking}
        title="下架该信息？"
        confirmLabel="下架"
        danger={false}
        onCancel={() => setAsking(false)}
        onConfirm={() => void down()}
      >
        下架后市场不再显示；以后可以重新发布，须重新审核。
      </ConfirmDialog>
    </>
  )
}
