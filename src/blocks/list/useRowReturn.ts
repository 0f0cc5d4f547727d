import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** Address of the row by which a list was left, by the key of the list's history entry. */
const openedRows = new Map<string, string>()

/**
 * Focuses the row that was opened, when a user returns to a list with the browser's Back, so that keyboard and screen
 * reader continue there. The router restores the scroll position; if it could not, because the rows arrived later, the
 * row is scrolled into view. Does nothing if the focus is elsewhere on the page by then.
 * @param list element that contains the rows
 * @param isThere true once the rows of the address are rendered
 */
export function useRowReturn(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? location.href })
  const handled = useRef('')
  useEffect(() => {
    const element = list.current
    if (!element) return
    const note = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('li a[href]')
      const href = link?.getAttribute('href')
      if (href) openedRows.set(place, href)
    }
    element.addEventListener('click', note)
    return () => element.removeEventListener('click', note)
  }, [list, place])
  useEffect(() => {
    if (!isThere || handled.current === place) return
    handled.current = place
    const href = openedRows.get(place)
    if (href === undefined) return
    // Waits two frames: the router restores the scroll position and the page's heading is announced first.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!document.activeElement?.matches('body, h1')) return
        const row = list.current?.querySelector<HTMLElement>(`li a[href="${CSS.escape(href)}"]`)
        row?.focus({ preventScroll: true })
        row?.scrollIntoView({ block: 'nearest' })
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [isThere, list, place])
}
