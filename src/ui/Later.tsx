import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { afterPress } from '#lib/after-press.ts'
import { inTurn } from '#lib/settled.ts'
import { useBooted } from './booted.ts'
import styles from './Later.module.css'

/** How far outside the window something may be to count as near. What is further away does not crowd the start. */
const NEAR = '5%'

/** Which have come; a second time they are there at once, so that whoever comes back finds the place they left. */
const come = new Set<string>()

interface Props {
  /** Names it among all of the portal. */
  name: string
  /** Keeps its room until then. */
  room?: ReactNode
  children: ReactNode
}

/**
 * A part of a page that is no part of its first screen: comes when it is nearly in sight, and otherwise in its turn when
 * the page has settled and somebody moves on it, so that whoever searches, prints or listens to it finds all, and it is
 * kept for offline.
 */
export function Later({ name, room, children }: Props) {
  const booted = useBooted()
  const [there, setThere] = useState(() => come.has(name))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (there) come.add(name)
    if (there || !booted || !place.current) return
    const show = () => afterPress(() => startTransition(() => setThere(true)))
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      rootMargin: NEAR,
    })
    observer.observe(place.current)
    void inTurn().then(show)
    return () => observer.disconnect()
  }, [booted, there, name])
  if (there) return children
  return (
    <div ref={place} className={styles.room}>
      {room}
    </div>
  )
}
