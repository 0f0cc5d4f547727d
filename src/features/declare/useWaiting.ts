import type { OutboxItem } from '#offline/outbox/item.ts'
import { useDeviceState, useOutbox } from '#offline/view.ts'
import { recordOf } from './status.ts'
import { waitingState } from './waiting.ts'

/**
 * Returns the call about a declaration that has not arrived yet, with its state in words; undefined if there is none.
 */
export function useWaiting(
  id: string,
): { item: OutboxItem; words: string; tone: 'warn' | 'bad' } | undefined {
  const { reach } = useDeviceState()
  const item = useOutbox().find(({ record }) => record === recordOf(id))
  return item && { item, ...waitingState(item, reach) }
}
