import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useBooted } from '#ui/booted.ts'
import styles from './ProgressBar.module.css'

const TICK = 400

/** A thin line at the upper edge while a page is on its way; steps as in the specification, section 4. */
export function ProgressBar() {
  const booted = useBooted()
  const router = useRouter()
  const loading = useRouterState({ select: (state) => state.isLoading })
  const [share, setShare] = useState(0)
  useEffect(() => {
    if (!loading) {
      setShare(100)
      return
    }
    const { matches } = router.state
    const both = matches.some(({ routeId }) => {
      const { options } = router.routesById[routeId]
      return Boolean(options.loader && options.beforeLoad)
    })
    const step = both ? 30 : 45
    setShare(step)
    const timer = setInterval(() => setShare((now) => Math.min(90, now + step)), TICK)
    return () => clearInterval(timer)
  }, [loading, router])
  return (
    <div
      className={styles.bar}
      data-loading={loading}
      // The built page may carry no style of its own (content security policy).
      style={booted ? { width: `${String(share)}%` } : undefined}
      aria-hidden="true"
    />
  )
}
