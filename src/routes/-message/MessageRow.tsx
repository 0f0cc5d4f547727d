import type { Message } from '#api/message.ts'
import { agoText } from '#lib/dates.ts'
import { isRead, markedIn } from '#blocks/unread.ts'
import { useOutbox } from '#offline/view.ts'
import type { Target } from '#ui/link.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Shows one message of the list: its excerpt, its age, and whether it is read. */
export function MessageRow({ row, link, looked }: { row: Message; link: Target; looked: string }) {
  const read = isRead(row, markedIn(useOutbox()))
  return (
    <ListRow
      title={<Marked text={row.title} looked={looked} />}
      link={{ ...link, resetScroll: false }}
      meta={[row.type, agoText(row.createTime)]}
      state={read ? <StateChip tone="neutral">已读</StateChip> : <StateChip tone="info">未读</StateChip>}
      excerpt={<Marked text={row.content} looked={looked} />}
    />
  )
}
