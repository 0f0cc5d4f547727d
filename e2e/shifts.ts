import type { Page } from '@playwright/test'

/** A page moves by itself no further than this while it comes: a fifth of what the web calls good (https://web.dev/cls). */
const STILL = 0.02

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Has every page that is opened from now on note what moves in sight though nobody moved it. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { value: number; what: string[] }[] = []
    Object.assign(globalThis, { moved })
    // A page that leads to a field scrolls there as its form comes: what moves in that frame is the way there.
    let led = -Infinity
    addEventListener('scroll', ({ timeStamp }) => (led = timeStamp), true)
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && Math.abs(startTime - led) > 50)
          moved.push({
            value,
            what: sources.map(({ node, previousRect: from, currentRect: to }) =>
              [node?.textContent?.slice(0, 20), from.y, 'to', to.y].join(' '),
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved further than a page may; nothing where it has stood still. */
export async function shiftFaults(page: Page): Promise<string[]> {
  const moved = await page.evaluate(
    () => Reflect.get(globalThis, 'moved') as { value: number; what: string[] }[],
  )
  const sum = moved.reduce((all, { value }) => all + value, 0)
  return sum <= STILL
    ? []
    : [
        `moves by ${sum.toFixed(3)}: ${moved.map(({ value, what }) => `${value.toFixed(3)} ${what.join(' | ')}`).join('; ')}`,
      ]
}
