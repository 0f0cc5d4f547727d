import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useBooted } from '#ui/booted.ts'
import styles from './ProgressBar.module.css'

const TICK = 400

/**
 * A thin line at the upper edge while a page is on its way (specification, section 4): from a change of the path, not of
 * the query, until its loaders are done and what it asks for first is there, or is not to be had.
 */
export function ProgressBar() {
  const booted = useBooted()
  const router = useRouter()
  const client = useQueryClient()
  /** The path that is being opened. */
  const opening = useRouterState({
    select: ({ isLoading, location: { pathname }, resolvedLocation }) =>
      isLoading && pathname !== resolvedLocation?.pathname ? pathname : '',
  })
  /** By how much the line grows; 0 while nothing is on its way. */
  const [step, setStep] = useState(0)
  const [share, setShare] = useState(0)
  const [begun, setBegun] = useState('')
  if (begun !== opening) {
    setBegun(opening)
    if (opening) {
      const [routes] = router.getMatchedRoutes(opening)
      setStep(routes.filter(({ options }) => options.loader).length > 1 ? 30 : 45)
      setShare(0)
    }
  }
  useEffect(() => {
    if (!step) return
    const grow = () => setShare((now) => Math.min(90, now + step))
    grow()
    const timer = setInterval(grow, TICK)
    return () => {
      clearInterval(timer)
      setShare(100)
    }
  }, [step])
  useEffect(() => {
    if (!step || opening) return
    const awaited = () =>
      client.isFetching({ type: 'active', predicate: ({ state }) => state.data === undefined })
    let timer: ReturnType<typeof setTimeout> | undefined
    // In a turn of its own: a page that has just come has yet to ask.
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => awaited() || setStep(0))
    }
    look()
    const stop = client.getQueryCache().subscribe(look)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [step, opening, client])
  return (
    <div
      className={styles.bar}
      data-loading={step > 0}
      // The built page may carry no style of its own (content security policy).
      style={booted ? { width: `${String(share)}%` } : undefined}
      aria-hidden="true"
    />
  )
}
