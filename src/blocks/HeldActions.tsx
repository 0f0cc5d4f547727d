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
  /** Title of the item, appended to the buttons' labels where several items are listed. */
  name?: string
  /** Called with the address of the form once the item is a draft again. */
  onReopened: (href: string) => void
  /** True where the item is the subject of the page: the first button is primary. */
  prominent?: boolean
  /** True while no action is possible; a confirmation that is already open stays open. */
  busy?: boolean
}

/**
 * Offers the actions for an item that the city has not accepted. An unreadable answer is no refusal: the first action
 * then is to send the item again under its idempotency key, which takes effect once at most. Submitting it as a new
 * item may take effect twice, so a dialog warns first.
 */
export function HeldActions({ item, name, onReopened, prominent = false, busy = false }: Props) {
  const [asking, setAsking] = useState(false)
  const unread = isUnread(item)
  const showError = (error: unknown) => showToast(messageOf(error))
  const open = (anyway: boolean) => {
    setAsking(false)
    reopen(item.id, anyway)
      .then((href) => href !== undefined && onReopened(href))
      .catch((error: unknown) => (error instanceof MayHaveArrived ? setAsking(true) : showError(error)))
  }
  const first = prominent ? 'primary' : 'plain'
  const labelOf = (deed: string) => (name === undefined ? undefined : `${deed}：${name}`)
  return (
    <>
      {unread && !busy && (
        <Button
          look={first}
          aria-label={labelOf('重试')}
          onClick={() => void retry(item.id).catch(showError)}
        >
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

/** Returns the state of a held item in a word, and the reason. */
export const heldWords = (item: Pick<OutboxItem, 'state' | 'unreadable' | 'reason'>): [string, string] =>
  isUnread(item)
    ? ['未确认', '市平台的回复无法识别，不能确定是否已受理。重试不会重复提交']
    : ['未通过', item.reason ?? '']
