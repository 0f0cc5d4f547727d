import { isoDay } from '#lib/dates.ts'
import { sumsOf } from './best-set.ts'
import type { Candidate } from './stacking.ts'
import type { Window } from './window.ts'

/** Sums in 元 of the policies whose windows end in one month. */
export interface MonthSum {
  /** 12月, or 更晚 and 常年受理 for the rest. */
  label: string
  count: number
  sure: number
  upTo: number
}

/** Months that are summed by themselves. */
const MONTHS = 6

/**
 * Sums the policies of a set by the month of their deadline, from the first to the last of six months ahead, then
 * all later ones and those without an end. Each month counts its yearly caps by itself.
 */
export function sumsAhead(set: readonly { window: Window; candidate: Candidate }[], now: number): MonthSum[] {
  const [year = 0, month = 0] = isoDay(now).split('-').map(Number)
  const placeOf = ({ isRolling, applyEnd }: Window) => {
    if (isRolling || applyEnd === undefined) return MONTHS + 1
    const [inYear = 0, inMonth = 0] = isoDay(applyEnd).split('-').map(Number)
    return Math.min(MONTHS, Math.max(0, (inYear - year) * 12 + inMonth - month))
  }
  const sums = Array.from({ length: MONTHS + 2 }, (_, place) => {
    const own = set.filter(({ window }) => placeOf(window) === place).map(({ candidate }) => candidate)
    const { sure, upTo } = sumsOf(own)
    const name = `${String(((month - 1 + place) % 12) + 1)}月`
    return {
      label: place < MONTHS ? name : place === MONTHS ? '更晚' : '常年受理',
      count: own.length,
      sure,
      upTo,
    }
  })
  const months = sums.slice(0, MONTHS)
  const first = months.findIndex(({ count }) => count > 0)
  const last = months.findLastIndex(({ count }) => count > 0)
  return sums.filter(({ count }, place) => count > 0 || (first < place && place < last))
}
