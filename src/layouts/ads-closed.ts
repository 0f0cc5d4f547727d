import { isoDay } from '#lib/dates.ts'

const KEY = 'portal.adsClosed'

/** Which ads somebody has closed on this device today; tomorrow they are back. */
export function adsClosedToday(now: number): string[] {
  const [day, ...ids] = read().split(' ')
  return day === isoDay(now) ? ids : []
}

/** Closes an ad for the rest of the day. */
export function closeAdToday(id: string, now: number): void {
  try {
    localStorage.setItem(KEY, [isoDay(now), ...adsClosedToday(now), id].join(' '))
  } catch {
    // A browser that keeps nothing: closed until the page is loaded again.
  }
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
