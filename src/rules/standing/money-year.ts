import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { monthAfter } from '#lib/month.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'

type Status = (typeof declarationLifecycle.words)[number]

/** Parts of a declaration that say what money was asked for, granted and paid. Money in 元, times as ISO strings. */
export interface Funded {
  type: string
  status: Status
  applyAmount: number
  approvedAmount?: number
  paidAmount?: number
  submitTime?: string
  approvedTime?: string
  paidTime?: string
}

/** Money of one month in 元; `month` is `YYYY-MM`. */
export interface MonthMoney {
  month: string
  asked: number
  granted: number
  paid: number
}

/** Money under way and received in 元, with the number of declarations. */
export interface MoneyFigures {
  asked: { count: number; sum: number }
  granted: { count: number; sum: number }
  paid: { count: number; sum: number }
}

const MONTHS = 12

/** True for a benefit, which nobody asks for. */
const isBenefit = ({ type }: Pick<Funded, 'type'>) => type === 'apply-msjx'
/** Returns true if money was granted; that of a benefit is on offer until the enterprise has confirmed it. */
export const isGranted = (one: Pick<Funded, 'type' | 'status' | 'approvedAmount'>): boolean =>
  one.approvedAmount !== undefined &&
  (!isBenefit(one) || one.status === '自动兑付' || one.status === '公示归档')

const monthOf = (time: string | undefined) => time && isoDay(time).slice(0, 7)

/** Returns the months of the last year up to the present one, oldest first: `2025-12` to `2026-11`. */
function lastMonths(now: number): string[] {
  const present = isoDay(now).slice(0, 7)
  return Array.from({ length: MONTHS }, (_, at) => monthAfter(present, at + 1 - MONTHS))
}

/** Returns the money that an enterprise asked for, was granted and received in each of the last twelve months. */
export function moneyByMonth(declarations: readonly Funded[], now = cityNow()): MonthMoney[] {
  const sumOf = (
    month: string,
    timeOf: (one: Funded) => string | undefined,
    amountOf: (one: Funded) => number,
  ) => declarations.reduce((sum, one) => (monthOf(timeOf(one)) === month ? sum + amountOf(one) : sum), 0)
  return lastMonths(now).map((month) => ({
    month,
    asked: sumOf(
      month,
      ({ submitTime }) => submitTime,
      (one) => (isBenefit(one) ? 0 : one.applyAmount),
    ),
    granted: sumOf(
      month,
      ({ approvedTime }) => approvedTime,
      (one) => (isGranted(one) ? (one.approvedAmount ?? 0) : 0),
    ),
    paid: sumOf(
      month,
      ({ paidTime }) => paidTime,
      ({ paidAmount = 0 }) => paidAmount,
    ),
  }))
}

/**
 * Returns the money that is asked for and not decided, granted and not paid, and received in the last twelve months.
 */
export function moneyFigures(declarations: readonly Funded[], now = cityNow()): MoneyFigures {
  const figure = (rows: readonly Funded[], amountOf: (one: Funded) => number | undefined) => ({
    count: rows.length,
    sum: rows.reduce((sum, one) => sum + (amountOf(one) ?? 0), 0),
  })
  const [first = ''] = lastMonths(now)
  const open = declarations.filter((one) => !declarationLifecycle.isFinal(one.status))
  return {
    asked: figure(
      open.filter((one) => !isBenefit(one) && one.submitTime && !isGranted(one)),
      ({ applyAmount }) => applyAmount,
    ),
    granted: figure(open.filter(isGranted), ({ approvedAmount }) => approvedAmount),
    paid: figure(
      declarations.filter(({ paidTime }) => (monthOf(paidTime) ?? '') >= first),
      ({ paidAmount }) => paidAmount,
    ),
  }
}
