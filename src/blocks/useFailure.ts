import { useState } from 'react'

interface FailingQuery {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/**
 * Returns a query's error, also while it retries: a query clears its error on a retry, and the shown message with the
 * focused button would be replaced by a skeleton.
 * @returns the error or null, and a function to retry
 */
export function useFailure({ error, isFetching, refetch }: FailingQuery): {
  failure: Error | null
  retry: () => void
} {
  const [retriedError, setRetriedError] = useState<Error | null>(null)
  if (retriedError && retriedError !== error && !isFetching) setRetriedError(null)
  const retry = () => {
    setRetriedError(error)
    refetch()
  }
  return { failure: error ?? retriedError, retry }
}
