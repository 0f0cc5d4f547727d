import { endpoints } from '#api/call/endpoint.ts'
import type { OutboxItem } from './item.ts'

/** Returns the name of the lock for sending one user's outbox. */
export const outboxLock = (userId: string): string => `outbox:${userId}`

/** Maximum milliseconds between two attempts. */
const MAX_BACKOFF = 5 * 60_000

/** Longest spread of a Retry-After in milliseconds: ten minutes. */
const MAX_SPREAD = 600_000

/** Maximum wait that the city's Retry-After may cause, in milliseconds: a day, and its spread. */
const MAX_RETRY_AFTER = 86_400_000 + MAX_SPREAD

/**
 * Returns the item to send now: oldest first within a record. A record whose oldest item is held or not yet due blocks
 * only itself.
 * @param items in order of `seq`
 * @param now milliseconds
 */
export function nextDue(items: OutboxItem[], now: number): OutboxItem | undefined {
  return unblocked(items).find((item) => dueAt(item, now) <= now)
}

/** Returns the time of the next due item in milliseconds; undefined if none will be due by itself. */
export function nextDueTime(items: OutboxItem[], now = Date.now()): number | undefined {
  const times = unblocked(items).map((item) => dueAt(item, now))
  return times.length ? Math.min(...times) : undefined
}

/**
 * Returns the milliseconds to wait after `attempts` failed attempts: 2 s, doubling up to 5 min; the second half of it
 * is random.
 */
export function backoff(attempts: number, chance = Math.random()): number {
  const whole = Math.min(MAX_BACKOFF, 1_000 * 2 ** Math.min(attempts, 12))
  return whole / 2 + (whole / 2) * chance
}

/**
 * Returns the milliseconds to wait after a Retry-After: as long as the city asked, and up to as long again, at random.
 * All devices that a busy city has sent away together would otherwise come back together, each time.
 */
export const waitAsAsked = (retryAfter: number, chance = Math.random()): number =>
  retryAfter + Math.min(retryAfter, MAX_SPREAD) * chance

/**
 * Returns the earliest time for an item's next attempt, in milliseconds. A time too far ahead was stored before the
 * device's clock was set back, so it counts as now.
 */
export function dueAt(
  { nextTry, notBefore }: Pick<OutboxItem, 'nextTry' | 'notBefore'>,
  now: number,
): number {
  const within = (time: number, longest: number) => (time - now > longest ? 0 : time)
  return Math.max(within(nextTry, MAX_BACKOFF), within(notBefore, MAX_RETRY_AFTER))
}

/** Returns the waiting items that no earlier item blocks. */
function unblocked(items: OutboxItem[]): OutboxItem[] {
  const before = new Map<string, OutboxItem[]>()
  return items.filter((item) => {
    const earlier = before.get(item.record) ?? []
    before.set(item.record, [...earlier, item])
    return item.state === 'waiting' && !earlier.some((one) => blocks(one, item))
  })
}

/**
 * Checks if an earlier item blocks a later one. A held item blocks items that depend on it, but not a replacement: a
 * later wish, or the same form filled in again.
 */
function blocks(earlier: OutboxItem, later: OutboxItem): boolean {
  if (earlier.state === 'waiting') return true
  const isWish = (item: OutboxItem) => endpoints.get(item.endpoint)?.wish !== undefined
  if (isWish(earlier) && isWish(later)) return false
  return earlier.state !== 'held' || !earlier.draft || !isSameForm(earlier, later)
}

const isSameForm = ({ draft: a }: OutboxItem, { draft: b }: OutboxItem) =>
  a?.key.form === b?.key.form && a?.key.record === b?.key.record
