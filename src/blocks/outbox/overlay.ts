import type { Change, Kind, Standings } from '#api/effect.ts'
import { changesIn, outcomeIn } from '#offline/outbox/changes.ts'
import { isNewTo, type OutboxItem, type Receipt, type ReceiptNo } from '#offline/outbox/item.ts'

/** Outbox items, oldest first, and receipts, newest first: what this device knows besides the city's answers. */
export interface OutboxState {
  outbox: readonly OutboxItem[]
  receipts: readonly Receipt[]
}

/** Standing of one record. */
interface Standing<K extends Kind> {
  now: Standings[K]
  /** State by the city's last answer, including receipts newer than the page. */
  city: Standings[K]
  /** True while `now` includes changes that the city does not have yet. */
  waiting: boolean
  /** Outbox items that change the record, refused ones included, oldest first. */
  items: readonly OutboxItem[]
}

/**
 * Returns the standing of a record, by one rule for all pages: the city's answer, overlaid by newer receipts, overlaid
 * by waiting calls. A refused call never counts as done.
 * @param cityState state in the city's answer
 * @param asOf newest receipt on this device when the city was asked (`receiptAtRequest`)
 */
export function overlay<K extends Kind>(
  kind: K,
  id: string,
  cityState: Standings[K],
  asOf: ReceiptNo,
  { outbox, receipts }: OutboxState,
): Standing<K> {
  const isAbout = (change: Change<K>) => change.id === id
  const arrived = receipts.filter((receipt) => isNewTo(asOf, receipt)).toReversed()
  const city = withChanges(cityState, arrived.flatMap((receipt) => outcomeIn(kind, receipt)).filter(isAbout))
  const items = outbox.filter((item) => changesIn(kind, item).some(isAbout))
  const waiting = items.filter(({ state }) => state === 'waiting')
  const now = withChanges(city, waiting.flatMap((item) => changesIn(kind, item)).filter(isAbout))
  return { now, city, waiting: waiting.length > 0, items }
}

const withChanges = <K extends Kind>(cityState: Standings[K], changes: readonly Change<K>[]): Standings[K] =>
  changes.reduce((at, change) => ({ ...at, ...change }), cityState)
