import { setClockKnown } from '#lib/clock-heard.ts'

/**
 * Starts measuring a trip to the city. @returns a function that gives the milliseconds so far, by the clock that has
 * advanced further: the device's clock may be set meanwhile, and the steady clock may pause while the device sleeps
 */
export function startTrip(): () => number {
  const [steady, device] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - steady, Date.now() - device)
}

/** Learns the city's time from an answer's `Date`, unless the answer may come from a cache, whose `Date` is older. */
export function learnCityTime(method: string, headers: Headers, took: number): void {
  if (!mayBeCached(method, headers)) setClockKnown(headers.get('date'), took)
}

/**
 * Checks if an answer may come from a cache on the way or from the browser's own cache, which adds no `Age`: the answer
 * allows its reuse explicitly, or by a guess from its last change (RFC 9111, sections 4.2 and 5.1).
 */
function mayBeCached(method: string, headers: Headers): boolean {
  if (Number(headers.get('age') ?? 0) > 0) return true
  const control = headers.get('cache-control') ?? ''
  if (method !== 'GET' || /no-store|no-cache/i.test(control)) return false
  return /max-?age=0*[1-9]|immutable/i.test(control) || headers.has('expires') || headers.has('last-modified')
}
