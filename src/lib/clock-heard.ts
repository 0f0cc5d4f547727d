import { CLOCK, cityAhead, cityNow, setAhead } from './clock.ts'
import { keepText } from './small-store.ts'

const SECOND = 1_000
/** Minimum interval between two writes of the city's newest moment to storage, in milliseconds. */
const STORE_INTERVAL = 60_000

let storedAt = 0
let resolveHeard: () => void
const firstReport = new Promise<void>((done) => (resolveHeard = done))

/**
 * Waits until the city has reported its time in this visit, because this device's clock may have changed
 * since the last one.
 */
export const whenClockKnown = (): Promise<void> => firstReport

/**
 * Learns the city's time from a response that has just arrived. Its `Date` (RFC 9110, section 6.6.1: whole
 * seconds, the time of writing) lies between the request and now, so that the difference is certain only
 * within the round-trip time: it is changed as little as the response requires, and a slow response requires
 * little. One second is allowed for cities of several machines, whose clocks never agree exactly.
 * @param date the header, null when there is none or another origin does not expose it
 * @param took milliseconds from the request until now
 */
export function setClockKnown(date: string | null, took: number): void {
  const written = Date.parse(date ?? '')
  if (Number.isNaN(written)) return
  const now = Date.now()
  const least = written - now - SECOND
  const most = written + SECOND - (now - took) + SECOND
  const before = cityAhead()
  setAhead(Math.min(Math.max(before, least), most))
  resolveHeard()
  const city = cityNow()
  if (before === cityAhead() && Math.abs(city - storedAt) <= STORE_INTERVAL) return
  storedAt = city
  keepText('localStorage', CLOCK, [cityAhead(), city].map(Math.round).join())
}
