import { CLOCK, cityAhead, cityNow, setAhead } from './clock.ts'
import { keepText } from './small-store.ts'

const SECOND = 1_000
/** Keeps the city's newest moment no more often than this, in milliseconds. */
const KEEP_EVERY = 60_000

let keptAt = 0
let hear: () => void
const heard = new Promise<void>((done) => (hear = done))

/** Waits until the city has said in this visit what time it is: before, this device's clock may have been set unnoticed. */
export const clockHeard = (): Promise<void> => heard

/**
 * Learns the city's time from an answer that has just come. Its `Date` (RFC 9110, section 6.6.1: whole seconds, when it was
 * written) lies between the question and now, so the difference is certain only within the time that the trip took: it is
 * moved as little as the answer demands, and a slow answer demands little. A second is allowed for cities of several
 * machines, which never agree to the last moment.
 * @param date the header, null where there is none or another origin does not expose it
 * @param took milliseconds from the question until now
 */
export function hearClock(date: string | null, took: number): void {
  const written = Date.parse(date ?? '')
  if (Number.isNaN(written)) return
  const now = Date.now()
  const least = written - now - SECOND
  const most = written + SECOND - (now - took) + SECOND
  const before = cityAhead()
  setAhead(Math.min(Math.max(before, least), most))
  hear()
  const city = cityNow()
  if (before === cityAhead() && Math.abs(city - keptAt) <= KEEP_EVERY) return
  keptAt = city
  keepText('localStorage', CLOCK, [cityAhead(), city].map(Math.round).join())
}
