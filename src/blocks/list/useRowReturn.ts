import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** The address of the row by which a list was left, by the list's place in the history. */
const left = new Map<string, string>()

/**
 * Puts the focus back on the row that was opened when somebody comes back to a list by the browser's Back, so that the
 * keyboard and the screen reader go on where they were. The scroll is the router's; where it could not be restored
 * because the rows came later, the row is brought into sight. Who has gone elsewhere on the page meanwhile stays there.
 * @param list the element that holds the rows
 * @param isThere whether the rows that belong to the address are there
 */
export function useRowReturn(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? location.href })
  const done = useRef('')
  useEffect(() => {
    const element = list.current
    if (!element) return
    const note = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('li a[href]')
      const href = link?.getAttribute('href')
      if (href) left.set(place, href)
    }
    element.addEventListener('click', note)
    return () => element.removeEventListener('click', note)
  }, [list, place])
  useEffect(() => {
    if (!isThere || done.current === place) return
    done.current = place
    const href = left.get(place)
    if (href === undefined) return
    // After the router has restored the scroll and the page's heading has been announced.
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
