import { useOutbox, useReceipts } from '#offline/view.ts'
import { useNow } from '#ui/useNow.ts'
import { lastBatch } from './last-batch.ts'

/** Counts the items sent recently from this device; 0 while an item still waits. */
export function useAllSent(): number {
  const sent = lastBatch(useReceipts(), useNow())
  return useOutbox().length === 0 ? sent : 0
}
