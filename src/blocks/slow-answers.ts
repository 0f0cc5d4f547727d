import type { Query, QueryClient } from '@tanstack/react-query'
import { deviceState } from '#offline/view.ts'

/** Time after which a pending answer counts as slow, in milliseconds (chosen). */
const SLOW_AFTER_MS = 10_000
/** Interval of the check, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000

/** Returns true for a query that is loading and has no data yet. */
const isPending = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined

/**
 * Watches the page's queries, and sets `common.slow` while any of them is slow: the specification allows a call 300 s
 * (section 8), too long for grey rows without a message.
 */
export function watchSlowAnswers(client: QueryClient): void {
  let since = new Map<string, number>()
  setInterval(() => {
    const now = performance.now()
    const pending = client.getQueryCache().findAll({ type: 'active', predicate: isPending })
    since = new Map(pending.map(({ queryHash }) => [queryHash, since.get(queryHash) ?? now]))
    deviceState.slow = [...since.values()].some((began) => now - began >= SLOW_AFTER_MS)
  }, CHECK_INTERVAL_MS)
}

/** Cancels and repeats all queries that the page still waits for. */
export async function retrySlowQueries(client: QueryClient): Promise<void> {
  const pending = client.getQueryCache().findAll({ type: 'active', predicate: isPending })
  deviceState.slow = false
  await Promise.all(
    pending.map(async (query) => {
      await query.cancel()
      await query.fetch()
    }),
  ).catch(() => undefined)
}
