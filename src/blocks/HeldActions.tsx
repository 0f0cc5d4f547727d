import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { isUnread, type OutboxItem } from '#offline/outbox/item.ts'
import { MayHaveArrived, retry } from '#offline/outbox/outbox.ts'
import { reopen } from '#offline/outbox/reopen.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/state/Toast.tsx'

interface Props {
  item: Pick<OutboxItem, 'id' | 'state' | 'unreadable' | 'draft'>
  /** What the item is called, where several stand below each other: the buttons say which is meant. */
  name?: string
  /** The item is a draft again, whose form is at this address. */
  onReopened: (href: string) => void
  /** The first of them is what the page is about. */
  prominent?: boolean
  /** True while nothing can be done about it; a question that has been asked stays. */
  busy?: boolean
}

/**
 * What helps where the city has not taken an item. Where its answer could not be understood, nobody has refused it: then
 * the first choice is to send it again under its key, which has one effect at most. Sent as a new item it may have two,
 * and the person is told so first.
 */
export function HeldActions({ item, name, onReopened, prominent = false, busy = false }: Props) {
  const [asking, setAsking] = useState(false)
  const unread = isUnread(item)
  const say = (error: unknown) => showToast(messageOf(error))
  const open = (anyway: boolean) => {
    setAsking(false)
    reopen(item.id, anyway)
      .then((href) => href !== undefined && onReopened(href))
      .catch((error: unknown) => (error instanceof MayHaveArrived ? setAsking(true) : say(error)))
  }
  const first = prominent ? 'primary' : 'plain'
  const labelOf = (deed: string) => (name === undefined ? undefined : `${deed}：${name}`)
  return (
    <>
      {unread && !busy && (
        <Button look={first} aria-label={labelOf('重试')} onClick={() => void retry(item.id).catch(say)}>
          重试
        </Button>
      )}
      {item.draft && !busy && (
        <Button
          look={unread && prominent ? 'secondary' : first}
          aria-label={labelOf('打开修改')}
          onClick={() => open(false)}
        >
          打开修改
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="可能已送达，仍要修改？"
        confirmLabel="仍要修改"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => open(true)}
      >
        上次发送没有收到市平台的回复，可能已经受理。保留原内容，联网后自动确认，不会重复提交；修改后再提交，将作为另一份内容。
      </ConfirmDialog>
    </>
  )
}

/** How an item that is held stands, in a word, and why. */
export const heldWords = (item: Pick<OutboxItem, 'state' | 'unreadable' | 'reason'>): [string, string] =>
  isUnread(item)
    ? ['未确认', '市平台的回复无法识别，不能确定是否已受理。重试不会重复提交']
    : ['未通过', item.reason ?? '']
