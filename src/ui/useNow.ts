import { useEffect, useState } from 'react'

/** The present moment in milliseconds, anew every so many milliseconds: what depends on the clock changes under the eyes. */
export function useNow(every = 20_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
