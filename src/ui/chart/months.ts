import { isoDay } from '#lib/dates.ts'

/** Month of a scale of time: its first moment in milliseconds, and its name, which is the year for January. */
export interface MonthMark {
  at: number
  label: string
}

/** Steps in months that always name January. */
const STEPS = [1, 2, 3, 4, 6, 12]

/**
 * Returns the months that begin in the city between two moments, at most `most` of them: every one, or every second,
 * third, fourth or sixth, or January only.
 */
export function monthsBetween(from: number, to: number, most: number): MonthMark[] {
  const [year, month] = isoDay(from).split('-').map(Number) as [number, number]
  const all: (MonthMark & { month: number })[] = []
  for (let ahead = 1; ; ahead++) {
    const index = month - 1 + ahead
    const [inYear, one] = [year + Math.floor(index / 12), index % 12]
    const at = Date.parse(`${String(inYear)}-${String(one + 1).padStart(2, '0')}-01T00:00:00+08:00`)
    if (at > to) break
    all.push({ at, month: one, label: one === 0 ? `${String(inYear)}年` : `${String(one + 1)}月` })
  }
  const step = STEPS.find((each) => all.filter((one) => one.month % each === 0).length <= most) ?? 12
  return all.filter((one) => one.month % step === 0).map(({ at, label }) => ({ at, label }))
}
