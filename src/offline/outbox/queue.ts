import { endpoints } from '#api/call/endpoint.ts'
import type { OutboxItem } from './item.ts'

/** Name of the lock under which one user's outbox is sent. */
export const outboxLock = (userId: string): string => `outbox:${userId}`

/** Longest wait between two tries, in milliseconds. */
const LONGEST_WAIT = 5 * 60_000

/** The city's longest Retry-After that is honoured, in milliseconds: a day. */
const LONGEST_ASKED = 86_400_000

/**
 * Which item to send now: oldest first within a record; a record whose oldest item is held or not yet due blocks only
 * itself.
 * @param items in order of `seq`
 * @param now milliseconds
 */
export function nextDue(items: OutboxItem[], now: number): OutboxItem | undefined {
  return free(items).find((item) => dueAt(item, now) <= now)
}

/** When something is due next, in milliseconds; undefined when nothing will be by itself. */
export function nextTime(items: OutboxItem[], now = Date.now()): number | undefined {
  const times = free(items).map((item) => dueAt(item, now))
  return times.length ? Math.min(...times) : undefined
}

/** How long to wait after `attempts` failed tries: 2 s doubling up to 5 min, the later half of it by chance. */
export function backoff(attempts: number, chance = Math.random()): number {
  const whole = Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.min(attempts, 12))
  return whole / 2 + (whole / 2) * chance
}

/**
 * Returns when an item may be tried next, in milliseconds. A time further ahead than anybody asks for was written before
 * the device's clock was set back, so it counts as now.
 */
export function dueAt(
  { nextTry, notBefore }: Pick<OutboxItem, 'nextTry' | 'notBefore'>,
  now: number,
): number {
  const within = (time: number, longest: number) => (time - now > longest ? 0 : time)
  return Math.max(within(nextTry, LONGEST_WAIT), within(notBefore, LONGEST_ASKED))
}

/** What waits and has nothing before it that must go first. */
function free(items: OutboxItem[]): OutboxItem[] {
  const before = new Map<string, OutboxItem[]>()
  return items.filter((item) => {
    const earlier = before.get(item.record) ?? []
    before.set(item.record, [...earlier, item])
    return item.state === 'waiting' && !earlier.some((one) => blocks(one, item))
  })
}

/**
 * What is held stands in the way of what builds on it, not of what says the same thing anew: a later wish, or the same
 * form filled in again.
 */
function blocks(earlier: OutboxItem, later: OutboxItem): boolean {
  if (earlier.state === 'waiting') return true
  const isWish = (item: OutboxItem) => endpoints.get(item.endpoint)?.wish !== undefined
  if (isWish(earlier) && isWish(later)) return false
  return earlier.state !== 'held' || !earlier.draft || !isSameForm(earlier, later)
}

const isSameForm = ({ draft: a }: OutboxItem, { draft: b }: OutboxItem) =>
  a?.key.form === b?.key.form && a?.key.record === b?.key.record
