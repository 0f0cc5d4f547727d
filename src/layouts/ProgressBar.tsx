import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useHasBooted } from '#ui/booted.ts'
import styles from './ProgressBar.module.css'

/** Interval at which the line grows, in milliseconds. */
const GROW_INTERVAL_MS = 400

/**
 * Shows a thin line at the upper edge while a page opens (specification, section 4): from a change of the path, not of
 * the search, until its loaders are done and its first queries are answered or have failed.
 */
export function ProgressBar() {
  const booted = useHasBooted()
  const router = useRouter()
  const client = useQueryClient()
  /** Path being opened; '' if none. */
  const opening = useRouterState({
    select: ({ isLoading, location: { pathname }, resolvedLocation }) =>
      isLoading && pathname !== resolvedLocation?.pathname ? pathname : '',
  })
  /** Step by which the line grows; 0 while nothing is loading. */
  const [step, setStep] = useState(0)
  const [percent, setPercent] = useState(0)
  const [started, setStarted] = useState('')
  if (started !== opening) {
    setStarted(opening)
    if (opening) {
      const [routes] = router.getMatchedRoutes(opening)
      setStep(routes.filter(({ options }) => options.loader).length > 1 ? 30 : 45)
      setPercent(0)
    }
  }
  useEffect(() => {
    if (!step) return
    const grow = () => setPercent((now) => Math.min(90, now + step))
    grow()
    const timer = setInterval(grow, GROW_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      setPercent(100)
    }
  }, [step])
  useEffect(() => {
    if (!step || opening) return
    const countPending = () =>
      client.isFetching({ type: 'active', predicate: ({ state }) => state.data === undefined })
    let timer: ReturnType<typeof setTimeout> | undefined
    // Checks in a separate task, because a page that has just rendered has not started its queries yet.
    const check = () => {
      clearTimeout(timer)
      timer = setTimeout(() => countPending() || setStep(0))
    }
    check()
    const stop = client.getQueryCache().subscribe(check)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [step, opening, client])
  return (
    <div
      className={styles.bar}
      data-loading={step > 0}
      // The built page must not contain inline styles (content security policy).
      style={booted ? { width: `${String(percent)}%` } : undefined}
      aria-hidden="true"
    />
  )
}
