import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type QueryState = Pick<UseQueryResult, 'data' | 'failureCount' | 'fetchStatus'>

/**
 * Returns true once each query has data, has failed once, or cannot be sent now, so that a form starts with the
 * available data. Stays true for the same `form`, because a later refetch must not remove a form with typed text.
 */
export function useReady(form: unknown, queries: readonly QueryState[]): boolean {
  const [readyFor, setReadyFor] = useState<{ form: unknown }>()
  const wasReady = readyFor?.form === form
  const isReady =
    wasReady ||
    queries.every((one) => one.data !== undefined || one.failureCount > 0 || one.fetchStatus !== 'fetching')
  if (isReady && !wasReady) setReadyFor({ form })
  return isReady
}
