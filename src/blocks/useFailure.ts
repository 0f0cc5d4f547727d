import { useState } from 'react'

interface Asked {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/**
 * Why something could not be had, also while it is tried again: a query forgets that as it begins anew, and what is said
 * on the page would give way to a skeleton, with the button that has the focus.
 * @returns the failure, null where there is none, and how to try again
 */
export function useFailure({ error, isFetching, refetch }: Asked): {
  failure: Error | null
  retry: () => void
} {
  const [tried, setTried] = useState<Error | null>(null)
  if (tried && tried !== error && !isFetching) setTried(null)
  const retry = () => {
    setTried(error)
    refetch()
  }
  return { failure: error ?? tried, retry }
}
