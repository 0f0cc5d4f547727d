import { words } from '#api/call/error.ts'
import { clockText } from '#lib/dates.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { dueAt } from '#offline/outbox/queue.ts'

const MINUTE = 60_000

/**
 * Returns the reason of the last failed try of a waiting item and the time of the next automatic one:
 * 服务器内部错误，将于 09:12 自动重试. Leaves out a lost network as the reason, because the network is back
 * by then.
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
  // Drops the advice to retry, because the portal retries by itself.
  const reason = item.reason === words.network ? undefined : item.reason?.replace(/，请稍后重试$/, '')
  return reason ? `${reason}，${when}` : when
}
