import { hashKey, type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'

/**
 * Wraps TanStack's `useQueries`, which misses a query's changes between the first render and its subscription: a query
 * that paused there without a network would seem to load for ever.
 */
export const useQueriesReliably: typeof useQueries = (options, client) => {
  const results = useQueries(options, client)
  const queryClient = useQueryClient(client)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const keys = (options.queries as readonly { queryKey: QueryKey }[]).map(({ queryKey }) => queryKey)
  useEffect(() => {
    const drawn = results as readonly { fetchStatus: string }[]
    const missed = keys.some(
      (key, at) => queryClient.getQueryState(key)?.fetchStatus !== drawn[at]?.fetchStatus,
    )
    if (missed) drawAgain()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- checks once for each set of queries, because later changes cause renders
  }, [hashKey(keys)])
  return results
}
