import { isUnread, type OutboxItem } from '#offline/outbox/item.ts'
import { reopen, retry } from '#offline/outbox/outbox.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'

interface Props {
  item: Pick<OutboxItem, 'id' | 'state' | 'unreadable' | 'draft'>
  /** The item is a draft again, whose form is at this address. */
  onReopened: (href: string) => void
  /** The first of them is what the page is about. */
  prominent?: boolean
}

/**
 * What helps where the city has not taken an item. Where its answer could not be understood nobody has said no: then
 * sending it again under its key comes first, since that has one effect at the most.
 */
export function HeldActions({ item, onReopened, prominent = false }: Props) {
  const unread = isUnread(item)
  const attempt = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => showToast(error instanceof Error ? error.message : String(error)))
  const first = prominent ? 'primary' : 'plain'
  return (
    <>
      {unread && (
        <Button look={first} onClick={() => attempt(retry(item.id))}>
          重试
        </Button>
      )}
      {item.draft && (
        <Button
          look={unread && prominent ? 'secondary' : first}
          onClick={() => attempt(reopen(item.id).then((href) => href !== undefined && onReopened(href)))}
        >
          打开修改
        </Button>
      )}
    </>
  )
}

/** How an item that is held stands, in a word, and why. */
export const heldWords = (item: Pick<OutboxItem, 'state' | 'unreadable' | 'reason'>): [string, string] =>
  isUnread(item)
    ? ['未确认', '市平台的回复无法识别，不能确定是否已受理。重试不会重复提交']
    : ['未通过', item.reason ?? '']
