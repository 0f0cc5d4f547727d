import type { Page } from '@playwright/test'

/** Maximal layout shift of a loading page: a fifth of the limit called good by https://web.dev/cls */
const MAX_SHIFT = 0.02

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Makes every page opened from now on record its layout shifts without recent input. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { value: number; what: string[] }[] = []
    Object.assign(globalThis, { moved })
    // Ignores shifts near a scroll, because a page that leads to a field scrolls there while its form is loading.
    let lastScroll = -Infinity
    addEventListener('scroll', ({ timeStamp }) => (lastScroll = timeStamp), true)
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && Math.abs(startTime - lastScroll) > 50)
          moved.push({
            value,
            what: sources.map(({ node, previousRect: from, currentRect: to }) =>
              [node?.textContent?.slice(0, 20), from.y, 'to', to.y].join(' '),
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the sum of the layout shifts recorded so far. */
export const shiftSum = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (Reflect.get(globalThis, 'moved') as { value: number }[]).reduce((all, { value }) => all + value, 0),
  )

/** Returns the layout shifts if their sum exceeds the limit; else an empty list. */
export async function shiftFaults(page: Page): Promise<string[]> {
  const moved = await page.evaluate(
    () => Reflect.get(globalThis, 'moved') as { value: number; what: string[] }[],
  )
  const sum = moved.reduce((all, { value }) => all + value, 0)
  return sum <= MAX_SHIFT
    ? []
    : [
        `moves by ${sum.toFixed(3)}: ${moved.map(({ value, what }) => `${value.toFixed(3)} ${what.join(' | ')}`).join('; ')}`,
      ]
}
