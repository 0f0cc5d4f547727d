import { type RefObject, useEffect, useRef } from 'react'

const DAY = 86_400_000
const dayOf = (link: HTMLElement) => Date.parse(link.dataset['day'] ?? '') / DAY

/**
 * Lets the arrow keys move the focus among the days of a {@link Month} that are links, as in any calendar: left and
 * right to the one beside, up and down by weeks (or as far as the next one lies beyond), Home and End to the first and
 * the last. The tab key reaches each of them as well.
 * @returns the ref of what lies around the month
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
  // Where there is none that way, the page must not scroll instead.
  event.preventDefault()
  target()?.focus()
}
