import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { afterPress } from '#lib/after-press.ts'
import { inTurn } from '#lib/settled.ts'
import { useHasBooted } from './booted.ts'
import styles from './Later.module.css'

/** Distance from the window within which an element counts as near. A larger one would slow the start down. */
const NEAR = '5%'

/** Names of parts that were shown; they render at once the next time, so that a scroll position can be restored */
const shownBefore = new Set<string>()

interface Props {
  /** Unique name within the portal */
  name: string
  /** Placeholder until the content is shown */
  room?: ReactNode
  children: ReactNode
}

/**
 * Defers a part of a page below its first screen. Shows it when it is nearly in view, or in its turn when the page has
 * settled and the user moves, so that searching, printing, screen readers and the offline cache get the whole page.
 */
export function Deferred({ name, room, children }: Props) {
  const booted = useHasBooted()
  const [isShown, setIsShown] = useState(() => shownBefore.has(name))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) shownBefore.add(name)
    if (isShown || !booted || !place.current) return
    const show = () => afterPress(() => startTransition(() => setIsShown(true)))
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      rootMargin: NEAR,
    })
    observer.observe(place.current)
    void inTurn().then(show)
    return () => observer.disconnect()
  }, [booted, isShown, name])
  if (isShown) return children
  return (
    <div ref={place} className={styles.room}>
      {room}
    </div>
  )
}
