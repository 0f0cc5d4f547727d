import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * Focuses the h1 after each navigation to another page, and announces the page's title to screen readers. Rendered
 * once, by the root.
 */
export function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const previousPath = useRef<string>(undefined)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const isFirst = previousPath.current === undefined
    previousPath.current = path
    if (isFirst) return
    const announce = () => setAnnounced(document.title)
    // A record's page gets the record's title later.
    const titleObserver = new MutationObserver(announce)
    titleObserver.observe(document.head, { childList: true, subtree: true })
    // Waits a frame, in which the page's own effects set the title.
    const frame = requestAnimationFrame(() => {
      // Keeps the focus of a user who is already in a field of the new page.
      if (!document.activeElement?.matches('main :is(input, textarea, select)')) {
        document.querySelector('h1')?.focus({ preventScroll: true })
      }
      announce()
    })
    return () => {
      cancelAnimationFrame(frame)
      titleObserver.disconnect()
    }
  }, [path])
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {announced}
    </div>
  )
}
