import { useEffect, useState, useSyncExternalStore } from 'react'
import { cityAhead, cityNow, onClockMoved } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'

/**
 * Renders its caller again when the difference between the city's clock and this device's changes.
 * @returns the milliseconds that the city is ahead; 0 in prerendered pages
 */
export const useCityAhead = (): number => useSyncExternalStore(onClockMoved, cityAhead, () => 0)

/** Returns the city's current time in milliseconds and updates it at the given interval, so that time-dependent content stays correct. */
export function useNow(every = 20_000): number {
  const ahead = useCityAhead()
  const [reading, setReading] = useState(readClock)
  useEffect(() => {
    const timer = setInterval(() => setReading(readClock()), every)
    return () => clearInterval(timer)
  }, [every])
  return reading.now + ahead - reading.ahead
}

const readClock = () => ({ now: cityNow(), ahead: cityAhead() })

/** Returns today in the city like 2026-04-18, and updates it when the clock difference changes. */
export function useToday(): string {
  useCityAhead()
  return isoDay(cityNow())
}
