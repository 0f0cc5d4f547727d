import { useQuery } from '@tanstack/react-query'
import { type Message, message, type UnreadCount } from '#api/message.ts'
import { query } from '#api/call/query.ts'
import { changesHere } from '#offline/outbox/changes.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'

/** Returns the ids of the messages that marks which wait to be sent name as read. */
export function markedIn(outbox: readonly OutboxItem[]): ReadonlySet<string> {
  // A mark that an older version left here may name none: the city refuses it, so it counts for nothing.
  return new Set(changesHere('message', outbox).keys())
}

/** Tells whether a message has been read: at the city, or by a mark that still waits here. */
export const isRead = ({ id, read }: Pick<Message, 'id' | 'read'>, marked: ReadonlySet<string>): boolean =>
  read || marked.has(id)

/** Counts what is unread once the marks that wait have arrived; a message that came after a mark of all stays unread. */
export function unreadAfter({ types }: UnreadCount, marked: ReadonlySet<string>): UnreadCount {
  const left = types.map(({ type, count, ids = [] }) => ({
    type,
    count: count - ids.filter((id) => marked.has(id)).length,
  }))
  return {
    total: left.reduce((sum, { count }) => sum + count, 0),
    types: left.filter(({ count }) => count > 0),
  }
}

/**
 * Returns the ids that a mark of all names: what was unread as the list was told, so that what came since stays unread.
 * An answer of an older version names none; then those that stand in the list are taken.
 */
export const unreadIn = (
  list: { records: readonly Message[]; unread?: string[] },
  marked: ReadonlySet<string>,
): string[] =>
  (list.unread ?? list.records.filter(({ read }) => !read).map(({ id }) => id)).filter(
    (id) => !marked.has(id),
  )

/** How many messages the signed-in user has not read, by type; undefined for a visitor and until it is known. */
export function useUnread(): UnreadCount | undefined {
  const { userInfo } = useAccount()
  const { data } = useQuery({ ...query(message.count, {}), enabled: userInfo !== undefined })
  const outbox = useOutbox()
  return data && userInfo && unreadAfter(data, markedIn(outbox))
}
