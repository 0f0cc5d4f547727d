import { hashKey, type Query, type QueryCacheNotifyEvent } from '@tanstack/react-query'
import { owner } from '#offline/owner.ts'
import { common } from '#offline/view.ts'
import { NO_RECEIPT, type ReceiptNo } from './item.ts'

/** A receipt's number; 0 before the first. */
interface Order {
  seq: ReceiptNo
}

/** The newest receipt that was here when an answer was asked for, by query hash: of those under way, and of those that came. */
const asked = new Map<string, Order>()
const answered = new Map<string, Order>()

/** Whose receipts were read from the device; null before any were. */
let readOf: string | null | undefined = null
/** Of what was asked for before they were. */
const early = new Set<Order>()

const newest = () => common.receipts[0]?.seq ?? NO_RECEIPT

/**
 * Says whose receipts are here now, which a busy device gives after the page has begun to ask: they are all older than
 * what was asked for until then, and would else count as news to it.
 */
export function noteRead(userId: string | undefined): void {
  readOf = userId
  for (const order of early) order.seq = newest()
  early.clear()
}

/**
 * The newest receipt that was here when the answer under a query key was asked for: what is proved by a later one, the
 * answer may not know yet (`isNewTo`). Counted, not timed: a clock may be set back between the two.
 * @param answer what the query shows; reading when it came makes its reader draw anew for each answer
 */
export function askedAfter(key: readonly unknown[], { dataUpdatedAt }: { dataUpdatedAt: number }): ReceiptNo {
  return dataUpdatedAt === 0 ? NO_RECEIPT : (answered.get(hashKey(key))?.seq ?? NO_RECEIPT)
}

/** Notes what is asked for and what has come; returns the number of an answer that has just come, which may change yet. */
export function noteOrder(event: QueryCacheNotifyEvent): Order | undefined {
  if (event.type !== 'updated') return undefined
  const { queryHash } = event.query as Query
  if (event.action.type === 'fetch') {
    const order = { seq: newest() }
    asked.set(queryHash, order)
    if (readOf !== owner()?.userId) early.add(order)
  }
  if (event.action.type !== 'success') return undefined
  const order = asked.get(queryHash) ?? { seq: newest() }
  answered.set(queryHash, order)
  return order
}

/** Takes over an answer's number that was kept on the device. */
export function restoreOrder(queryHash: string, order: ReceiptNo): void {
  answered.set(queryHash, { seq: order })
}
