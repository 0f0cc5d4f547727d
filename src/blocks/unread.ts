import { useQuery } from '@tanstack/react-query'
import { type Message, message, type ReadMark, type UnreadCount } from '#api/message.ts'
import { query } from '#api/call/query.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'

/** The marks among what waits to be sent. */
export function marksIn(outbox: readonly OutboxItem[]): ReadMark[] {
  return outbox
    .filter((item) => item.endpoint === message.readAll.name && item.state === 'waiting')
    .map((item) => (item.input.body as ReadMark | undefined) ?? {})
}

/**
 * Whether a message has been read: at the city, or by a mark that still waits here. A mark of many is of all that there
 * are, as it will be at the city; the clocks of the two are not compared, for a device's may be days off.
 */
export const isRead = ({ id, type, read }: Message, marks: readonly ReadMark[]): boolean =>
  read || marks.some((mark) => (!mark.type || mark.type === type) && (mark.ids?.includes(id) ?? true))

/** How many are unread once the marks that wait have arrived. */
export function unreadAfter({ types }: UnreadCount, marks: readonly ReadMark[]): UnreadCount {
  const left = types.map(({ type, count }) => {
    const ofType = marks.filter((mark) => !mark.type || mark.type === type)
    const ids = new Set(ofType.flatMap((mark) => (mark.type ? (mark.ids ?? []) : [])))
    return { type, count: ofType.some((mark) => !mark.ids) ? 0 : Math.max(0, count - ids.size) }
  })
  return {
    total: left.reduce((sum, { count }) => sum + count, 0),
    types: left.filter(({ count }) => count > 0),
  }
}

/** How many messages the signed-in user has not read, by type; undefined for a visitor and until it is known. */
export function useUnread(): UnreadCount | undefined {
  const { userInfo } = useAccount()
  const { data } = useQuery({ ...query(message.count, {}), enabled: userInfo !== undefined })
  const outbox = useOutbox()
  return data && userInfo && unreadAfter(data, marksIn(outbox))
}
