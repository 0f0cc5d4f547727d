import type { OutboxItem } from '#offline/outbox/item.ts'
import { nextDue } from '#offline/outbox/queue.ts'

/**
 * True for an item that waits behind an item of the same record that the user has to resolve first; until
 * then the item is never sent.
 * @param items in order of `seq`
 */
export const waitsBehindHeld = (item: OutboxItem, items: readonly OutboxItem[]): boolean =>
  item.state === 'waiting' &&
  nextDue(
    items.filter(({ id, state }) => id === item.id || state !== 'waiting'),
    Infinity,
  ) === undefined
