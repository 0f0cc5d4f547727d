import { useEffect, useState } from 'react'

/** Longest time for which parts of a page wait for each other, in milliseconds. */
const MAX_WAIT_MS = 2_000

/**
 * Returns true while loaded content should wait for content that is still loading, so that both appear together and
 * neither moves the other: for two seconds at most. Price: a fast answer may wait two seconds for a slow one.
 * @param of key of the content; a new key starts a new wait
 */
export function useWaitTogether(isComing: boolean, of = ''): boolean {
  const [expiredKey, setExpiredKey] = useState<string>()
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setExpiredKey(of), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isComing, of])
  return isComing && expiredKey !== of
}
