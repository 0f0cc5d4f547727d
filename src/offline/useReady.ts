import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Coming = Pick<UseQueryResult, 'data' | 'failureCount' | 'fetchStatus'>

/**
 * True once each of these is here, or did not come at the first try, or cannot be asked for now: a form begins with
 * what there is. From then on it stays true for the same `form`: what is asked for again later must not take a form
 * away with what was typed into it.
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
