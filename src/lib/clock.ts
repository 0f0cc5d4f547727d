import { textIn } from './small-store.ts'

/** Says where the difference and the city's newest moment rest between two visits: of no user, so a sign-out leaves it. */
export const CLOCK = 'portal-clock'

type Listener = (by: number) => void

const listeners = new Set<Listener>()
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

/** Tells each time by how many milliseconds the difference has changed. @returns what ends the telling */
export function onClockMoved(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Takes over the difference that an answer of the city has told (`clock-heard.ts`), or that a worker was told by its page. */
export function setAhead(next: number): void {
  const by = next - ahead
  if (by === 0) return
  ahead = next
  for (const tell of listeners) tell(by)
}

/**
 * Reads the last difference. The city's time never runs back: where it would be before the last moment that was heard of,
 * this device's clock was set back since, and the difference is at least what makes up for that. What cannot be read is 0.
 */
function begun(): number {
  const [known = 0, city = 0] = (textIn('localStorage', CLOCK) ?? '').split(',').map(Number)
  return Math.max(known, city - Date.now()) || 0
}
