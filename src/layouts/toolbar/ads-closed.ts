import { isoDay } from '#lib/dates.ts'
import { keepText, textIn } from '#lib/small-store.ts'

const KEY = 'portal.adsClosed'

/** Which ads somebody has closed on this device today; tomorrow they are back. */
export function adsClosedToday(now: number): string[] {
  const [day, ...ids] = (textIn('localStorage', KEY) ?? '').split(' ')
  return day === isoDay(now) ? ids : []
}

/** Closes an ad for the rest of the day. */
export function closeAdToday(id: string, now: number): void {
  keepText('localStorage', KEY, [isoDay(now), ...adsClosedToday(now), id].join(' '))
}
