import { attempt } from './attempt.ts'
import { keepText, textIn } from './small-store.ts'

/** Where the difference rests between two visits: of no user, so a sign-out leaves it. */
const KEPT = 'portal-clock'
const SECOND = 1_000
/** Keeps the city's newest moment no more often than this, in milliseconds. */
const KEEP_EVERY = 60_000

type Listener = (by: number) => void

const listeners = new Set<Listener>()
let keptAt = 0
let hear: () => void
const heard = new Promise<void>((done) => (hear = done))
/** Holds by how many milliseconds the city's clock is ahead of this device's; negative where the device is ahead. */
let ahead = begun()

/** Returns the present moment in the city in milliseconds: for whatever is compared with a moment that the city has named. */
export const cityNow = (): number => Date.now() + ahead

/** Returns a moment that this device has noted by its own clock as the city counts it, in milliseconds. */
export const cityMoment = (noted: number): number => noted + ahead

/** Returns a moment of the city's by this device's clock: the reverse of {@link cityMoment}. */
export const deviceMoment = (city: number): number => city - ahead

/** Returns by how many milliseconds the city's clock is ahead of this device's. */
export const cityAhead = (): number => ahead

/** Waits until the city has said in this visit what time it is: before, this device's clock may have been set unnoticed. */
export const clockHeard = (): Promise<void> => heard

/** Tells each time by how many milliseconds the difference has changed. @returns what ends the telling */
export function onClockMoved(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

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
  setAhead(Math.min(Math.max(ahead, least), most))
  hear()
  const city = cityNow()
  if (Math.abs(city - keptAt) > KEEP_EVERY) keep(city)
}

/** Takes over the difference that another part of the portal knows: a worker has no store to read it from. */
export function setAhead(next: number): void {
  const by = next - ahead
  if (by === 0) return
  ahead = next
  keep(cityNow())
  for (const tell of listeners) tell(by)
}

function keep(city: number): void {
  keptAt = city
  keepText('localStorage', KEPT, JSON.stringify([ahead, city]))
}

/**
 * Reads the last difference. The city's time never runs back: where it would be before the last moment that was heard of,
 * this device's clock was set back since, and the difference is at least what makes up for that.
 */
function begun(): number {
  const kept = attempt((): unknown => JSON.parse(textIn('localStorage', KEPT) ?? ''))
  const [known, city] = Array.isArray(kept) ? (kept as unknown[]) : []
  if (!Number.isFinite(known) || !Number.isFinite(city)) return 0
  return Math.max(known as number, (city as number) - Date.now())
}
