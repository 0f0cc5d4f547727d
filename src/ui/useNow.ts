import { useEffect, useState, useSyncExternalStore } from 'react'
import { cityAhead, cityNow, onClockMoved } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'

/**
 * Draws its caller anew when the difference between the city's clock and this device's changes.
 * @returns by how many milliseconds the city is ahead; 0 in what the build draws
 */
export const useCityAhead = (): number => useSyncExternalStore(onClockMoved, cityAhead, () => 0)

/** Returns the present moment in the city in milliseconds, anew every so many of them: what depends on the clock changes under the eyes. */
export function useNow(every = 20_000): number {
  const ahead = useCityAhead()
  const [looked, setLooked] = useState(look)
  useEffect(() => {
    const timer = setInterval(() => setLooked(look()), every)
    return () => clearInterval(timer)
  }, [every])
  return looked.now + ahead - looked.ahead
}

const look = () => ({ now: cityNow(), ahead: cityAhead() })

/** Returns today in the city as 2026-04-18, anew when the clock turns out to be another. */
export function useToday(): string {
  useCityAhead()
  return isoDay(cityNow())
}
