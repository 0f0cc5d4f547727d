import { isoDay } from '#lib/dates.ts'
import { keepText, textIn } from '#lib/small-store.ts'

const STORAGE_KEY = 'portal.adsClosed'

/** Returns the ids of the ads closed on this device today; they are shown again tomorrow. */
export function adsClosedToday(now: number): string[] {
  const [day, ...ids] = (textIn('localStorage', STORAGE_KEY) ?? '').split(' ')
  return day === isoDay(now) ? ids : []
}

/** Hides an ad for the rest of the day. */
export function closeAdToday(id: string, now: number): void {
  keepText('localStorage', STORAGE_KEY, [isoDay(now), ...adsClosedToday(now), id].join(' '))
}
