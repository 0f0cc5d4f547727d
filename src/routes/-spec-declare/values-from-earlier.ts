import type { ZjtxRecord } from '#api/zjtx.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay, type Moment } from '#lib/dates.ts'
import { emptyForm, type MoneyKey, typedOf, type Values } from './values.ts'

/** Fields of the figures of several years, the latest year first. */
const figuresByYear = [
  ['revenue', 'revenueBefore', 'revenueTwoBefore'],
  ['rdCost', 'rdCostBefore'],
] as const satisfies MoneyKey[][]

/** Fields that concern the latest year only. */
const latestYearFields = [
  'mainRevenue',
  'totalAssets',
  'totalDebts',
  'equityRaised',
  'evaluationScore',
] as const

const yearOf = (moment: Moment) => Number(isoDay(moment).slice(0, 4))

/**
 * Returns the initial values of a new declaration from an earlier one. A year later, last year's figures move
 * to the year before, the years in the market increase, and the fields of the latest year are empty.
 */
export function valuesFromEarlier(
  earlier: Pick<ZjtxRecord, 'form' | 'submitTime'>,
  now: Moment = cityNow(),
): Values['form'] {
  const { submitTime } = earlier
  // Leaves out the patents, which are counted from the list.
  const { patents: _, ...form } = earlier.form
  const yearsPassed = submitTime ? Math.max(0, yearOf(now) - yearOf(submitTime)) : 0
  const taken = { ...emptyForm, ...form, ...typedOf(form) }
  if (yearsPassed === 0) return taken
  const moved = figuresByYear.flatMap((keys) =>
    keys.map((key, at) => [key, at < yearsPassed ? undefined : form[keys[at - yearsPassed]!]] as const),
  )
  return {
    ...taken,
    ...Object.fromEntries(latestYearFields.map((key) => [key, undefined])),
    ...Object.fromEntries(moved),
    marketYears: form.marketYears === undefined ? undefined : form.marketYears + yearsPassed,
  }
}
