import type { Message } from '#api/message.ts'
import { markedIn } from '#blocks/unread.ts'
import { agoText } from '#lib/dates.ts'
import { useOutbox } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import type { Target } from '#ui/link.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { LateArt } from '#ui/state/late-art.ts'
import type { ArtName } from '#ui/state/StateArt.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { markThread } from './marks.ts'
import { threadOf, unreadOf } from './thread.ts'

/** Drawings of the types of messages, those of the areas that they come from. */
const drawings = {
  系统: 'bell',
  政策推送: 'policy',
  申报进度: 'declare',
  诉求: 'appeal',
  对接: 'docking',
  活动: 'activity',
  免申即享: 'own',
  审核: 'search',
} as const satisfies Record<Message['type'], ArtName>

/** Shows the messages about one record: the newest one's excerpt, how many there are, and how many are unread. */
export function MessageRow({ row, link, looked }: { row: Message; link: Target; looked: string }) {
  const unread = unreadOf(row, markedIn(useOutbox()))
  const total = threadOf(row).length
  return (
    <ListRow
      picture={<LateArt name={drawings[row.type]} />}
      title={<Marked text={row.title} looked={looked} />}
      link={{ ...link, resetScroll: false }}
      meta={[row.type, agoText(row.createTime), total > 1 ? `共 ${String(total)} 条` : undefined]}
      state={
        unread.length === 0 ? (
          <StateChip tone="neutral">已读</StateChip>
        ) : (
          <StateChip tone="info">{total > 1 ? `${String(unread.length)} 条未读` : '未读'}</StateChip>
        )
      }
      actions={
        unread.length > 0 && (
          <Button look="plain" onClick={() => void markThread(row, unread)}>
            标为已读<span className="visually-hidden">：{row.title}</span>
          </Button>
        )
      }
      excerpt={<Marked text={row.content} looked={looked} />}
    />
  )
}
