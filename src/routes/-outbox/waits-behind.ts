import type { OutboxItem } from '#offline/outbox/item.ts'
import { nextDue } from '#offline/outbox/queue.ts'

/**
 * True for what waits behind another of its record that somebody has to look at first: without that it never goes.
 * @param items in order of `seq`
 */
export const waitsBehindHeld = (item: OutboxItem, items: readonly OutboxItem[]): boolean =>
  item.state === 'waiting' &&
  nextDue(
    items.filter(({ id, state }) => id === item.id || state !== 'waiting'),
    Infinity,
  ) === undefined
