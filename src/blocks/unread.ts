import { useQuery } from '@tanstack/react-query'
import { type Message, message, type UnreadCount } from '#api/message.ts'
import { query } from '#api/call/query.ts'
import { changesHere } from '#offline/outbox/changes.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'

/** Returns the ids of the messages that waiting items mark as read. */
export function markedIn(outbox: readonly OutboxItem[]): ReadonlySet<string> {
  // A mark queued by an older version may have no ids: the city refuses it, so it marks nothing.
  return new Set(changesHere('message', outbox).keys())
}

/** Returns true if a message is read: at the city, or by a waiting mark. */
export const isRead = ({ id, read }: Pick<Message, 'id' | 'read'>, marked: ReadonlySet<string>): boolean =>
  read || marked.has(id)

/** Returns the unread counts less the waiting marks; a message that arrived after marking all stays unread. */
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
 * Returns the ids for marking all as read: those unread when the list was fetched, so that later messages stay unread.
 * An answer of an older version has none; then the unread messages of the list are used.
 */
export const unreadIn = (
  list: { records: readonly Message[]; unread?: string[] },
  marked: ReadonlySet<string>,
): string[] =>
  (list.unread ?? list.records.filter(({ read }) => !read).map(({ id }) => id)).filter(
    (id) => !marked.has(id),
  )

/** Returns the unread messages of the signed-in user, by type; undefined for a visitor and until loaded. */
export function useUnread(): UnreadCount | undefined {
  const { userInfo } = useAccount()
  const { data } = useQuery({ ...query(message.count, {}), enabled: userInfo !== undefined })
  const outbox = useOutbox()
  return data && userInfo && unreadAfter(data, markedIn(outbox))
}
