import { type RefObject, useEffect, useRef } from 'react'

const DAY = 86_400_000
const dayOf = (link: HTMLElement) => Date.parse(link.dataset['day'] ?? '') / DAY

/**
 * Moves the focus with the arrow keys among the days of a {@link Month} that are links: left and right to the neighbour,
 * up and down by a week (or to the next link beyond it), Home and End to the first and the last. Each day stays a tab stop.
 * @returns the ref of an element around the month
 */
export function useDayKeys(): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = around
    current?.addEventListener('keydown', moveAmongDays)
    return () => current?.removeEventListener('keydown', moveAmongDays)
  }, [])
  return around
}

function moveAmongDays(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const days = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('a[data-day]')]
  const here = days.findIndex((one) => one === document.activeElement)
  const from = days[here]
  if (!from) return
  const weekAfter = () =>
    days.find((one) => dayOf(one) === dayOf(from) + 7) ?? days.find((one) => dayOf(one) > dayOf(from) + 6)
  const weekBefore = () =>
    days.find((one) => dayOf(one) === dayOf(from) - 7) ?? days.findLast((one) => dayOf(one) < dayOf(from) - 6)
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowLeft: () => days[here - 1],
    ArrowRight: () => days[here + 1],
    ArrowUp: weekBefore,
    ArrowDown: weekAfter,
    Home: () => days[0],
    End: () => days.at(-1),
  }
  const target = targets[event.key]
  if (!target) return
  // Keeps the page from scrolling even if there is no day in that direction.
  event.preventDefault()
  target()?.focus()
}
