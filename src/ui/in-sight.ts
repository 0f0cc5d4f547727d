import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the selected link of a row in view if the row is wider than its container, as on a phone. Scrolls only the row.
 * @param chosen selected value; the row scrolls when it changes
 * @returns the ref of the row, in which the selected link has `aria-current`
 */
export function useSelectedInView<Row extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Row | null> {
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
    // Waits until the page is painted, because measuring before forces an extra layout.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(show)))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [chosen])
  return row
}
