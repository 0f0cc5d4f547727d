import { useEffect, useEffectEvent, useState } from 'react'
import { cityNow } from '#lib/clock.ts'
import { clockText } from '#lib/dates.ts'
import styles from './FaultNote.module.css'

/** Milliseconds after which a server is asked again that has not said when it will be back: a minute. */
const USUAL_WAIT = 60_000
/** Share of the wait by which devices are spread, because those of a whole city wait for the same server. */
const SPREAD = 0.1

/**
 * Asks a failing server again by itself, once for each failure, and says when.
 * @param wait milliseconds that the server asked for (Retry-After)
 */
export function RetryLater({ wait, onRetry }: { wait: number | undefined; onRetry: () => void }) {
  const [delay] = useState(() => (wait ?? USUAL_WAIT) * (1 + SPREAD * Math.random()))
  const [at] = useState(() => cityNow() + delay)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const timer = setTimeout(() => retry(), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return <p className={styles.note}>{clockText(at)} 自动重试。</p>
}
