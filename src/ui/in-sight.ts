import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the chosen one of a row of links in sight where the row is wider than its room, as on a phone. Moves the row
 * alone, never the page.
 * @param chosen what is chosen now: the row moves when it changes
 * @returns the ref of the row; the chosen one in it has `aria-current`
 */
export function useChosenInSight<Row extends HTMLElement>(chosen: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    if (chosen === undefined) return
    const show = () => {
      const one = row.current?.querySelector('[aria-current]')
      if (!row.current || !one) return
      const [room, its] = [row.current.getBoundingClientRect(), one.getBoundingClientRect()]
      if (its.left < room.left || its.right > room.right) {
        row.current.scrollLeft += (its.left + its.right - room.left - room.right) / 2
      }
    }
    // Once the page is laid out and painted: before, asking where something is would lay it out for that alone.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(show)))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [chosen])
  return row
}
