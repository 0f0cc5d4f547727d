import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How long a form waits for the city's word before it begins with what the device holds, in milliseconds. */
const PATIENCE = 3_000

/** The same with whether the city's word is still waited for. */
export type Newest<T> = UseQueryResult<T> & { isAwaited: boolean }

/**
 * A record of the city's that a form begins from: asked for anew as the form opens, however fresh the kept one seems,
 * since a form that begins from an older version is refused as a conflict in the end. Until the city has answered, the
 * line has failed, or patience is over there is no data; from then on there is what came, or what the device holds.
 */
export function useNewest<T>(options: UseQueryOptions<T>): Newest<T> {
  const result = useQuery<T>({ ...options, refetchOnMount: 'always' })
  const record = JSON.stringify(options.queryKey)
  const [known, setKnown] = useState<string>()
  const isWaiting = result.fetchStatus === 'fetching' && result.failureCount === 0
  const isKnown = known === record || !isWaiting
  if (isKnown && known !== record) setKnown(record)
  useEffect(() => {
    if (isKnown) return
    const timer = setTimeout(() => setKnown(record), PATIENCE)
    return () => clearTimeout(timer)
  }, [isKnown, record])
  return { ...result, ...(isKnown ? {} : { data: undefined }), isAwaited: !isKnown } as Newest<T>
}
