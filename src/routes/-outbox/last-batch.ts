import type { Receipt } from '#offline/outbox/item.ts'

/** Longest pause between two receipts of one batch, in milliseconds. */
const PAUSE = 5 * 60_000
/** Age up to which a batch counts as recent, in milliseconds. */
const NEWS = 60 * 60_000

/**
 * Counts the receipts that arrived together last, so that the page can say that all items were submitted.
 * @param receipts newest first
 * @param now this device's time in milliseconds
 * @returns 0 where the newest receipt is older than an hour
 */
export function lastBatch(receipts: readonly Pick<Receipt, 'time'>[], now: number): number {
  const times = receipts.map(({ time }) => Date.parse(time))
  const end = times.findIndex((time, at) => (times[at - 1] ?? now) - time > (at === 0 ? NEWS : PAUSE))
  return end === -1 ? times.length : end
}
