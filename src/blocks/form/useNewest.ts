import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Longest wait of a form for the city's answer before it starts with the cached record, in milliseconds. */
const MAX_WAIT_MS = 3_000

/** Query result with `isAwaited`: true while the city's answer is awaited. */
export type Newest<T> = UseQueryResult<T> & { isAwaited: boolean }

/**
 * Queries the city's record for a form, always anew when the form opens, even if the cache is fresh: an edit based on
 * an older version would be refused as a conflict. Has no data until the city answers, the request fails or the wait is
 * over; then it has the answer or the cached record.
 */
export function useNewest<T>(options: UseQueryOptions<T>): Newest<T> {
  const result = useQuery<T>({ ...options, refetchOnMount: 'always' })
  const record = JSON.stringify(options.queryKey)
  const [settledRecord, setSettledRecord] = useState<string>()
  const isWaiting = result.fetchStatus === 'fetching' && result.failureCount === 0
  const isSettled = settledRecord === record || !isWaiting
  if (isSettled && settledRecord !== record) setSettledRecord(record)
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => setSettledRecord(record), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isSettled, record])
  return { ...result, ...(isSettled ? {} : { data: undefined }), isAwaited: !isSettled } as Newest<T>
}
