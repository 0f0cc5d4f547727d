import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** After each navigation to another page: the focus goes to its h1, and readers hear its title. Rendered once, by the root. */
export function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const isFirst = before.current === undefined
    before.current = path
    if (isFirst) return
    const say = () => setSaid(document.title)
    // A record's page has the name of its record a moment later.
    const later = new MutationObserver(say)
    later.observe(document.head, { childList: true, subtree: true })
    // The page's own effects, which set the title, run in this frame.
    const frame = requestAnimationFrame(() => {
      // Who is in a field of the new page already is not torn out of it.
      if (!document.activeElement?.matches('main :is(input, textarea, select)')) {
        document.querySelector('h1')?.focus({ preventScroll: true })
      }
      say()
    })
    return () => {
      cancelAnimationFrame(frame)
      later.disconnect()
    }
  }, [path])
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  )
}
