import type { Change, Kind, Standings } from '#api/effect.ts'
import { changesIn, outcomeIn } from '#offline/outbox/changes.ts'
import { isNewTo, type OutboxItem, type Receipt, type ReceiptNo } from '#offline/outbox/item.ts'

/** Holds what this device knows besides the city's answers: what waits, oldest first, and what has arrived, newest first. */
export interface Heard {
  outbox: readonly OutboxItem[]
  receipts: readonly Receipt[]
}

/** Says how one thing stands. */
interface Standing<K extends Kind> {
  now: Standings[K]
  /** How it stands by the city's last word alone, be that newer than the page. */
  city: Standings[K]
  /** True while it is only so on this device. */
  waiting: boolean
  /** The calls here that are to change it, those that were refused among them, oldest first. */
  items: readonly OutboxItem[]
}

/**
 * Returns how a thing stands now, by one rule for all pages: what the city said, over it the answers to calls that the
 * city was not asked after, over these the calls that wait. A call that the city has refused never counts as done.
 * @param said what the city said of it
 * @param asOf the newest receipt that was here when the city was asked (`askedAfter`)
 */
export function overlay<K extends Kind>(
  kind: K,
  id: string,
  said: Standings[K],
  asOf: ReceiptNo,
  { outbox, receipts }: Heard,
): Standing<K> {
  const isAbout = (change: Change<K>) => change.id === id
  const arrived = receipts.filter((receipt) => isNewTo(asOf, receipt)).toReversed()
  const city = laidOver(said, arrived.flatMap((receipt) => outcomeIn(kind, receipt)).filter(isAbout))
  const items = outbox.filter((item) => changesIn(kind, item).some(isAbout))
  const waiting = items.filter(({ state }) => state === 'waiting')
  const now = laidOver(city, waiting.flatMap((item) => changesIn(kind, item)).filter(isAbout))
  return { now, city, waiting: waiting.length > 0, items }
}

const laidOver = <K extends Kind>(said: Standings[K], changes: readonly Change<K>[]): Standings[K] =>
  changes.reduce((at, change) => ({ ...at, ...change }), said)
