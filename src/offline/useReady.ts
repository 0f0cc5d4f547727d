import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Coming = Pick<UseQueryResult, 'data' | 'failureCount' | 'fetchStatus'>

/**
 * Returns true once each query has data, has failed once, or cannot be sent now, so that a form starts with the
 * available data. Stays true for the same `form`, because a later refetch must not remove a form with typed text.
 */
export function useReady(form: unknown, queries: readonly Coming[]): boolean {
  const [begun, setBegun] = useState<{ form: unknown }>()
  const isBegun = begun?.form === form
  const isReady =
    isBegun ||
    queries.every((one) => one.data !== undefined || one.failureCount > 0 || one.fetchStatus !== 'fetching')
  if (isReady && !isBegun) setBegun({ form })
  return isReady
}
