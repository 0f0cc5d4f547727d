import type { Query, QueryClient } from '@tanstack/react-query'
import { common } from '#offline/view.ts'

/** Milliseconds after which what a page still waits for is said to be long in coming (chosen). */
const LONG = 10_000
/** Milliseconds between two looks. */
const LOOK_EVERY = 1_000

/** What a page waits for and has nothing of yet. */
const isAwaited = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined

/**
 * Follows what the page waits for, and sets `common.slow` while any of it is long in coming: the specification gives a
 * call 300 s (section 8), for which nobody looks at grey rows without a word.
 */
export function watchSlowAnswers(client: QueryClient): void {
  let since = new Map<string, number>()
  setInterval(() => {
    const now = performance.now()
    const awaited = client.getQueryCache().findAll({ type: 'active', predicate: isAwaited })
    since = new Map(awaited.map(({ queryHash }) => [queryHash, since.get(queryHash) ?? now]))
    common.slow = [...since.values()].some((began) => now - began >= LONG)
  }, LOOK_EVERY)
}

/** Asks anew for all that the page still waits for. */
export async function askSlowAnew(client: QueryClient): Promise<void> {
  const awaited = client.getQueryCache().findAll({ type: 'active', predicate: isAwaited })
  common.slow = false
  await Promise.all(
    awaited.map(async (query) => {
      await query.cancel()
      await query.fetch()
    }),
  ).catch(() => undefined)
}
