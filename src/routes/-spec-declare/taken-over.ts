import type { ZjtxRecord } from '#api/zjtx.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay, type Moment } from '#lib/dates.ts'
import { emptyForm, type MoneyKey, typedOf, type Values } from './values.ts'

/** Figures that a declaration gives of several years, the latest first. */
const byYear = [
  ['revenue', 'revenueBefore', 'revenueTwoBefore'],
  ['rdCost', 'rdCostBefore'],
] as const satisfies MoneyKey[][]

/** What it says of the latest year alone. */
const ofLatest = ['mainRevenue', 'totalAssets', 'totalDebts', 'equityRaised', 'evaluationScore'] as const

const yearOf = (moment: Moment) => Number(isoDay(moment).slice(0, 4))

/**
 * What a new declaration takes over from an earlier one. A year later last year's figures are those of the year before,
 * the market has been served a year longer, and what is asked of last year is asked anew.
 */
export function takenOver(
  earlier: Pick<ZjtxRecord, 'form' | 'submitTime'>,
  now: Moment = cityNow(),
): Values['form'] {
  const { submitTime } = earlier
  // They are counted from the list.
  const { patents: _, ...form } = earlier.form
  const ago = submitTime ? Math.max(0, yearOf(now) - yearOf(submitTime)) : 0
  const taken = { ...emptyForm, ...form, ...typedOf(form) }
  if (ago === 0) return taken
  const moved = byYear.flatMap((keys) =>
    keys.map((key, at) => [key, at < ago ? undefined : form[keys[at - ago]!]] as const),
  )
  return {
    ...taken,
    ...Object.fromEntries(ofLatest.map((key) => [key, undefined])),
    ...Object.fromEntries(moved),
    marketYears: form.marketYears === undefined ? undefined : form.marketYears + ago,
  }
}
