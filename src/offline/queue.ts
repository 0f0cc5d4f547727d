import type { OutboxItem } from './item.ts'

/** Name of the lock under which one user's outbox is sent. */
export const outboxLock = (userId: string): string => `outbox:${userId}`

/** Longest wait between two tries, in milliseconds. */
const LONGEST_WAIT = 5 * 60_000

/**
 * Which item to send now: oldest first within a record; a record whose oldest item is held or not yet due blocks only
 * itself.
 * @param items in order of `seq`
 * @param now milliseconds
 */
export function nextDue(items: OutboxItem[], now: number): OutboxItem | undefined {
  return firstOfEach(items).find((item) => item.state === 'waiting' && dueAt(item) <= now)
}

/** When something is due next, in milliseconds; undefined when nothing will be by itself. */
export function nextTime(items: OutboxItem[]): number | undefined {
  const times = firstOfEach(items).flatMap((item) => (item.state === 'waiting' ? [dueAt(item)] : []))
  return times.length ? Math.min(...times) : undefined
}

/** How long to wait after `attempts` failed tries: 2 s doubling up to 5 min, the later half of it by chance. */
export function backoff(attempts: number, chance = Math.random()): number {
  const whole = Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.min(attempts, 12))
  return whole / 2 + (whole / 2) * chance
}

const dueAt = (item: OutboxItem) => Math.max(item.nextTry, item.notBefore)

function firstOfEach(items: OutboxItem[]): OutboxItem[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const first = !seen.has(item.record)
    seen.add(item.record)
    return first
  })
}
