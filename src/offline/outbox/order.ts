import { hashKey, type Query, type QueryCacheNotifyEvent } from '@tanstack/react-query'
import { common } from '#offline/view.ts'

/** The newest receipt that was here when an answer was asked for, by query hash: of those under way, and of those that came. */
const asked = new Map<string, number>()
const answered = new Map<string, number>()

/**
 * The newest receipt that was here when the answer under a query key was asked for: what is proved by a later one, the
 * answer may not know yet (`isNewTo`). Counted, not timed: a clock may be set back between the two.
 * @param answer what the query shows; reading when it came makes its reader draw anew for each answer
 */
export function askedAfter(key: readonly unknown[], { dataUpdatedAt }: { dataUpdatedAt: number }): number {
  return dataUpdatedAt === 0 ? 0 : (answered.get(hashKey(key)) ?? 0)
}

/** Notes what is asked for and what has come; answers the number of an answer that has just come. */
export function noteOrder(event: QueryCacheNotifyEvent): number | undefined {
  if (event.type !== 'updated') return undefined
  const { queryHash } = event.query as Query
  const newest = common.receipts[0]?.seq ?? 0
  if (event.action.type === 'fetch') asked.set(queryHash, newest)
  if (event.action.type !== 'success') return undefined
  const order = asked.get(queryHash) ?? newest
  answered.set(queryHash, order)
  return order
}

/** Takes over an answer's number that was kept on the device. */
export function restoreOrder(queryHash: string, order: number): void {
  answered.set(queryHash, order)
}
