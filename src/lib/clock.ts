import { textIn } from './small-store.ts'

/**
 * Key of the difference and the city's newest moment in local storage; belongs to no user, so that a sign-out
 * keeps it.
 */
export const CLOCK = 'portal-clock'

type Listener = (by: number) => void

const listeners = new Set<Listener>()
/** Milliseconds by which the city's clock is ahead of this device's; negative when the device is ahead. */
let ahead = storedDifference()

/** Returns the present moment in the city in milliseconds, for comparison with moments from the city. */
export const cityNow = (): number => Date.now() + ahead

/** Converts a moment noted by this device's clock to the city's clock, in milliseconds. */
export const cityMoment = (noted: number): number => noted + ahead

/** Converts a moment of the city to this device's clock: the reverse of {@link cityMoment}. */
export const deviceMoment = (city: number): number => city - ahead

/** Returns the milliseconds by which the city's clock is ahead of this device's. */
export const cityAhead = (): number => ahead

/**
 * Notifies a listener of each change of the difference, in milliseconds. @returns a function that removes the
 * listener
 */
export function onClockMoved(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Sets the difference learnt from a response of the city (`clock-heard.ts`), or received by a worker from its
 * page.
 */
export function setAhead(next: number): void {
  const by = next - ahead
  if (by === 0) return
  ahead = next
  for (const notify of listeners) notify(by)
}

/**
 * Reads the stored difference; 0 if it cannot be read. The city's time never runs back: if it would be before
 * its last known moment, this device's clock was set back meanwhile, and the difference is at least large
 * enough to make up for that.
 */
function storedDifference(): number {
  const [known = 0, city = 0] = (textIn('localStorage', CLOCK) ?? '').split(',').map(Number)
  return Math.max(known, city - Date.now()) || 0
}
