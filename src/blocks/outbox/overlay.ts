import { isNewTo, type OutboxItem, type Receipt } from '#offline/outbox/item.ts'

/** What this device knows besides the city's answers: what waits to be sent, oldest first, and what has arrived, newest first. */
export interface Heard {
  outbox: readonly OutboxItem[]
  receipts: readonly Receipt[]
}

/** How one thing stands, by the city's last answer and by the calls of this device. */
interface Overlay<Word> {
  /** What the city said of it. */
  said: Word
  /** The newest receipt that was here when the city was asked (`askedAfter`). */
  asOf: number
  /** What a call that waits makes of it; undefined where the call is about something else. */
  waits: (item: OutboxItem) => Word | undefined
  /** What the city's answer to a call says of it; undefined where it is about something else. */
  arrived: (receipt: Receipt) => Word | undefined
}

/**
 * Returns how a thing stands now, by one rule for all pages: the last call about it that waits counts, then the newest
 * answer to one that the city was not asked after, then what the city said. A call that the city has refused never
 * counts as done.
 * @returns `waiting`: true while it is only so on this device
 */
export function overlay<Word>(
  { said, asOf, waits, arrived }: Overlay<Word>,
  { outbox, receipts }: Heard,
): { now: Word; waiting: boolean } {
  const waiting = outbox
    .map((item) => (item.state === 'waiting' ? waits(item) : undefined))
    .findLast((word) => word !== undefined)
  if (waiting !== undefined) return { now: waiting, waiting: true }
  for (const receipt of receipts) {
    const word = isNewTo(asOf, receipt) ? arrived(receipt) : undefined
    if (word !== undefined) return { now: word, waiting: false }
  }
  return { now: said, waiting: false }
}
