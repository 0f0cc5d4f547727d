import { words } from '#api/call/error.ts'
import { clockText } from '#lib/dates.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { dueAt } from '#offline/outbox/queue.ts'

const MINUTE = 60_000

/**
 * Says why the last try of a waiting item failed and when the next one follows by itself: 服务器内部错误，将于 09:12 自动重试.
 * A try that failed for want of a network gives no reason, because the network is back.
 * @param now this device's time in milliseconds
 * @returns undefined for an item that was not tried yet
 */
export function retryWords(
  item: Pick<OutboxItem, 'attempts' | 'reason' | 'nextTry' | 'notBefore'>,
  now: number,
): string | undefined {
  if (item.attempts === 0) return undefined
  const due = dueAt(item, now)
  const when = due - now < MINUTE ? '1 分钟内自动重试' : `将于 ${clockText(due)} 自动重试`
  // The advice to try again is the portal's own to follow.
  const reason = item.reason === words.network ? undefined : item.reason?.replace(/，请稍后重试$/, '')
  return reason ? `${reason}，${when}` : when
}
