import { hearClock } from '#lib/clock-heard.ts'

/**
 * Begins to measure a trip to the city. @returns what says how many milliseconds it has taken so far: by whichever clock
 * has gone further, since the device's may be set meanwhile, and the steady one may rest while the device sleeps
 */
export function tripBegins(): () => number {
  const [steady, device] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - steady, Date.now() - device)
}

/** Learns the city's time from one of its answers, unless a cache may have given it: its `Date` is of an earlier time, then. */
export function hearAnswer(method: string, headers: Headers, took: number): void {
  if (!mayBeKept(method, headers)) hearClock(headers.get('date'), took)
}

/**
 * Tells whether an answer may have rested in a cache on the way, or in the browser's, which adds no `Age`: where it may be
 * reused by what it says, or by guessing from its last change (RFC 9111, sections 4.2 and 5.1).
 */
function mayBeKept(method: string, headers: Headers): boolean {
  if (Number(headers.get('age') ?? 0) > 0) return true
  const control = headers.get('cache-control') ?? ''
  if (method !== 'GET' || /no-store|no-cache/i.test(control)) return false
  return /max-age=0*[1-9]|immutable/i.test(control) || headers.has('expires') || headers.has('last-modified')
}
