import { linkOptions } from '@tanstack/react-router'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import type { OfficeFigures, PublicFigures } from '#api/public-figures.ts'
import { dateText, isoDay } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import type { ChartTone } from '#ui/chart/Bar.tsx'
import { type FigurePeriod, figurePeriods, LEAST_FOR_MEDIAN } from '#rules/figure-periods.ts'

/** Names of the periods for people. */
export const periodWords: Record<FigurePeriod, string> = { 近90天: '近 90 天', 本年: '本年' }

/** Returns the period of an address, the last 90 days for any other word. */
export const periodOf = (word: string | undefined): FigurePeriod =>
  figurePeriods.find((one) => one === word) ?? figurePeriods[0]

/** Queries the public figures of a period; home and the page of the figures ask the same. */
export const figuresQuery = (figures: FigurePeriod) =>
  query(appeal.pageByTel, { query: { figures, size: 1 } })

/** Links to the public figures by office. */
export const figuresLink = (period: FigurePeriod) =>
  linkOptions({ to: '/appeal/demand/list', search: { figures: period } })

/** Formats the days of a period, the year only once: 2026年9月1日至11月29日. */
export function spanText({ since, until }: Pick<PublicFigures, 'since' | 'until'>): string {
  const last = dateText(until)
  return `${dateText(since)}至${isoDay(since).slice(0, 4) === isoDay(until).slice(0, 4) ? last.slice(5) : last}`
}

type Sums = Omit<OfficeFigures, 'office'>

const piecesText = (count: number) => `${numberText(count)} 件`

/** Formats the median of the time to finish; says why there is none. */
export function medianText({ finished, medianDays }: Pick<Sums, 'finished' | 'medianDays'>): string {
  if (finished === 0) return '暂无'
  if (medianDays === undefined) return `不足 ${String(LEAST_FOR_MEDIAN)} 件`
  return medianDays === 0 ? '当天' : `${numberText(medianDays, 1)} 个工作日`
}

/** Figure in words, and the number that it is a part of. */
interface Line {
  label: string
  value: string
  of?: string
  /** Part and whole, to be drawn. */
  share?: { value: number; to: number; tone: ChartTone }
}

/** Returns the figures in words with their denominators; what has none is 暂无, not 0. */
export function figureLines(sums: Sums): Line[] {
  const { finished, overdue, rated, satisfied, payments, paid } = sums
  const part = (label: string, count: number, all: number, of: string, tone: ChartTone): Line =>
    all === 0
      ? { label, value: '暂无' }
      : {
          label,
          value: piecesText(count),
          of: `${piecesText(all)}${of}`,
          share: { value: count, to: all, tone },
        }
  return [
    { label: '诉求办结', value: finished ? piecesText(finished) : '暂无' },
    { label: '办结用时中位数', value: medianText(sums) },
    part('超期答复', overdue, finished, '办结', 'warn'),
    part('满意', satisfied, rated, '已评价', 'ok'),
    payments
      ? { label: '惠企资金兑付', value: moneyText(paid), of: `${numberText(payments)} 笔` }
      : { label: '惠企资金兑付', value: '暂无' },
  ]
}
