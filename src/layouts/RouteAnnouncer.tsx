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
    // The page's own effects, which set the title, run in this frame.
    const frame = requestAnimationFrame(() => {
      // Who is in a field of the new page already is not torn out of it.
      if (!document.activeElement?.matches('main :is(input, textarea, select)')) {
        document.querySelector('h1')?.focus({ preventScroll: true })
      }
      setSaid(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [path])
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  )
}
