import { hashKey, type Query, type QueryCacheNotifyEvent } from '@tanstack/react-query'
import { cityNow } from '#lib/clock.ts'
import { owner } from '#offline/owner.ts'
import { deviceState } from '#offline/view.ts'
import { NO_RECEIPT, type ReceiptNo } from './item.ts'

/** Number of a receipt; 0 before the first. */
interface Order {
  seq: ReceiptNo
}

/**
 * Newest receipts at the time of each answer's request, by query hash: of running requests, and of received answers.
 */
const requested = new Map<string, Order>()
const answered = new Map<string, Order>()

/** User whose receipts were read from the device; null before the first read. */
let receiptsOwner: string | null | undefined = null
/** Orders of requests made before the receipts were read, with the city's ISO time of the request. */
const earlyOrders = new Map<Order, string>()

const newest = () => deviceState.receipts[0]?.seq ?? NO_RECEIPT

/**
 * Records the user whose receipts were just read. A busy device may finish the read after the page's first requests;
 * receipts of before those requests must not count as later ones, but those of another tab or the worker since must.
 */
export function noteReceiptsRead(userId: string | undefined): void {
  receiptsOwner = userId
  for (const [order, at] of earlyOrders)
    order.seq = deviceState.receipts.find(({ time }) => time < at)?.seq ?? NO_RECEIPT
  earlyOrders.clear()
}

/**
 * Returns the newest receipt at the time of the request for a query's answer; the answer may lack effects of later
 * receipts (`isNewTo`). Numbers are used instead of times, because a clock may be set back in between.
 * @param answer result of the query; reading `dataUpdatedAt` makes the component render for each answer
 */
export function receiptAtRequest(
  key: readonly unknown[],
  { dataUpdatedAt }: { dataUpdatedAt: number },
): ReceiptNo {
  return dataUpdatedAt === 0 ? NO_RECEIPT : (answered.get(hashKey(key))?.seq ?? NO_RECEIPT)
}

/**
 * Records requests and answers of the query cache; returns the order of an answer that has just come, whose number may
 * still change.
 */
export function noteOrder(event: QueryCacheNotifyEvent): Order | undefined {
  if (event.type !== 'updated') return undefined
  const { queryHash } = event.query as Query
  if (event.action.type === 'fetch') {
    const order = { seq: newest() }
    requested.set(queryHash, order)
    if (receiptsOwner !== owner()?.userId) earlyOrders.set(order, new Date(cityNow()).toISOString())
  }
  if (event.action.type !== 'success') return undefined
  const order = requested.get(queryHash) ?? { seq: newest() }
  answered.set(queryHash, order)
  return order
}

/** Restores the receipt number of an answer that was cached on the device. */
export function restoreOrder(queryHash: string, order: ReceiptNo): void {
  answered.set(queryHash, { seq: order })
}
