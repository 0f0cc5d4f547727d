import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import type { SrdiAnswers } from './answers.ts'

/**
 * Evaluation of a later year. Figures of closed years are fixed, so what can still be done counts for a later
 * evaluation, which looks at later years.
 */
export interface Frame {
  /** Years from this year's evaluation: 0 for this year's, whose figures are all closed. */
  years: number
  /** Year whose figures are 上年 in the evaluation; it is made for a declaration in the year after. */
  last: number
}

/** Number of years ahead that advice looks: a firm new to its market waits three years (工信部企业〔2026〕2号). */
export const FARTHEST = 3

/** Returns the calendar year in the city; figures of earlier years are closed. */
export const thisYear = (): number => Number(isoDay(cityNow()).slice(0, 4))

/** Returns the frame of the evaluation so many years after `year`. */
export const frameIn = (years: number, year: number): Frame => ({ years, last: year - 1 + years })

/**
 * Returns the answers as the evaluation of a frame asks for them: closed years move back, years to come repeat the last
 * closed one, and the years in the market grow.
 */
export function inFrame(answers: SrdiAnswers, { years }: Frame): SrdiAnswers {
  let then = answers
  for (let year = 0; year < years; year++) {
    then = {
      ...then,
      ...known('revenueTwoBefore', then.revenueBefore),
      ...known('revenueBefore', then.revenue),
      ...known('mainRevenueTwoBefore', then.mainRevenueBefore),
      ...known('mainRevenueBefore', then.mainRevenue),
      ...known('rdCostBefore', then.rdCost),
      ...known('marketYears', then.marketYears === undefined ? undefined : then.marketYears + 1),
    }
  }
  return then
}

const known = (key: keyof SrdiAnswers, value: number | undefined) => ({ [key]: value })
