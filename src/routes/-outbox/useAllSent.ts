import { useOutbox, useReceipts } from '#offline/view.ts'
import { useNow } from '#ui/useNow.ts'
import { lastBatch } from './last-batch.ts'

/** Counts what was sent lately from this device, once nothing waits any more; 0 while something waits. */
export function useAllSent(): number {
  const sent = lastBatch(useReceipts(), useNow())
  return useOutbox().length === 0 ? sent : 0
}
