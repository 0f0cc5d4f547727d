import { useState } from 'react'
import { type ListingState, market, type TradeType } from '#api/market.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { sayDone } from '#blocks/outbox/hand-in.ts'
import { forgetDraftsOf } from '#blocks/form/city-draft.ts'
import { sendLast, takeBackAll } from '#blocks/outbox/send-last.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { publishLink, recordOf } from '#features/market/links.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { send } from '#offline/outbox/outbox.ts'
import { listingLifecycle } from '#rules/listing-states.ts'
import { Button, type ButtonLook, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { publicState, standingOf } from './standing.ts'

interface Props {
  one: {
    id: string
    version: number
    title: string
    status: ListingState
    tradeType: TradeType
    /** True while an edit is not let through and the version before it is public. */
    isShown?: boolean | undefined
  }
  /** The newest receipt that was here when the city was asked for it. */
  asOf: ReceiptNo
  look?: ButtonLook
}

/** What its owner can do with a listing now: mend it, take it down or keep it up after all, copy it; delete a draft. */
export function Moves({ one, asOf, look = 'plain' }: Props) {
  const { id, version, title, tradeType, isShown } = one
  const heard = useHeard()
  const [asking, setAsking] = useState(false)
  const { now, waiting, items: queued } = standingOf(one, asOf, heard)
  const name = <span className="visually-hidden">：{title}</span>
  const isDraft = one.status === '草稿'
  const deed = isDraft ? '删除' : '下架'
  const down = async () => {
    setAsking(false)
    const input = { body: { down: true as const, id, version } }
    const options = { title: `${isDraft ? '删除草稿' : '下架'}：${title}`, record: recordOf(id) }
    const isKept = await keptOrSaid(async () => {
      await sendLast(queued, false, () => send(market.draft, input, options))
      if (isDraft) await forgetDraftsOf(id)
    })
    if (isKept) sayDone(`已${deed}`)
  }
  // What has not been sent yet is simply not sent: the listing is up as the city knows it.
  const keep = () =>
    takeBackAll(
      queued.map(({ id }) => id),
      {
        done: `已取消${deed}`,
        late: isDraft
          ? '删除请求可能已送达，无法取消'
          : '下架请求可能已送达，无法取消。下架生效后可以重新发布',
      },
    )
  // Deleted at the city, though the list was read before.
  if (isDraft && now === '已下架' && !waiting) return null
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
          取消{deed}
          {name}
        </Button>
      ) : (
        (isDraft || listingLifecycle.can(publicState(now, isShown), '已下架', 'owner')) && (
          <Button look={look} onClick={() => setAsking(true)}>
            {deed}
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
        title={isDraft ? '删除该草稿？' : '下架该信息？'}
        confirmLabel={deed}
        danger={isDraft}
        onCancel={() => setAsking(false)}
        onConfirm={() => void down()}
      >
        {isDraft
          ? '市平台和本机的草稿都会删除，不能恢复。'
          : `下架后市场不再显示${isShown ? '，修改的内容不再审核' : ''}；以后可以重新发布，须重新审核。`}
      </ConfirmDialog>
    </>
  )
}
