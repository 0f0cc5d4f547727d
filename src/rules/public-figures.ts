import { type Moment, isoDay } from '#lib/dates.ts'
import { type appealLifecycle, isWithOffice } from './appeal-states.ts'
import { type FigurePeriod, LEAST_FOR_MEDIAN } from './figure-periods.ts'
import { workdaysBetween } from './workdays.ts'

const DAY = 86_400_000
const PERIOD_DAYS = 90

/** Returns the ISO string of the moment at which a period that ends now began, midnight in Beijing. */
export function periodStart(period: FigurePeriod, now: number): string {
  const day = period === '本年' ? `${isoDay(now).slice(0, 4)}-01-01` : isoDay(now - (PERIOD_DAYS - 1) * DAY)
  return new Date(`${day}T00:00:00+08:00`).toISOString()
}

/** Appeal that has been answered and has ended; `days` are the working days that offices had it. */
export interface Finished {
  office: string
  time: string
  days: number
  /** True if the answer came after the due date. */
  isLate: boolean
}

/** Rating of a record of any kind by the one who asked for it. */
export interface Rated {
  office: string
  time: string
  isSatisfied: boolean
}

/** Payments that an office made: their number and their sum in 元. */
export interface Payment {
  office: string
  time: string
  count: number
  amount: number
}

/** Sums of one office, or of the whole city. */
export interface Figures {
  finished: number
  /** Median of the working days; missing below {@link LEAST_FOR_MEDIAN}. */
  medianDays?: number
  overdue: number
  rated: number
  satisfied: number
  payments: number
  /** Sum in 元. */
  paid: number
}

/** Records of a city from which the figures are summed. */
export interface FigureRecords {
  finished: readonly Finished[]
  rated: readonly Rated[]
  payments: readonly Payment[]
}

interface Course {
  state: (typeof appealLifecycle.words)[number]
  handlerOrg: string
  dueDate: string
  timeline: readonly { time: string; state: Course['state'] }[]
}

/**
 * Returns what an appeal adds to the figures; undefined unless it has been answered and has ended. Counts the working
 * days by the appeal's own clock: neither the days on which its owner had to complete it nor those of the rating.
 */
export function finishedOf({ state, handlerOrg, dueDate, timeline }: Course): Finished | undefined {
  const answer = timeline.findLast(
    (step, at) => step.state === '待评价' && timeline[at - 1]?.state !== '待评价',
  )
  const end = timeline.find((step) => step.state === '已办结')
  if (state !== '已办结' || !answer || !end) return undefined
  const days = timeline
    .slice(1)
    .reduce(
      (sum, step, at) =>
        sum + (isWithOffice(timeline[at]!.state) ? workdaysBetween(timeline[at]!.time, step.time) : 0),
      0,
    )
  return { office: handlerOrg, time: end.time, days, isLate: new Date(answer.time) > new Date(dueDate) }
}

/** Returns the median of numbers; undefined of none. */
function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

/** Sums records, whoever had them. */
function sumOf({ finished, rated, payments }: FigureRecords): Figures {
  const median = finished.length < LEAST_FOR_MEDIAN ? undefined : medianOf(finished.map(({ days }) => days))
  return {
    finished: finished.length,
    ...(median === undefined ? {} : { medianDays: median }),
    overdue: finished.filter(({ isLate }) => isLate).length,
    rated: rated.length,
    satisfied: rated.filter(({ isSatisfied }) => isSatisfied).length,
    payments: payments.reduce((sum, { count }) => sum + count, 0),
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/**
 * Returns the public figures of the records that ended from `since` to `until`: of the city, and of each office, the
 * one with most finished appeals first, then with most payments.
 */
export function publicFigures(
  records: FigureRecords,
  since: Moment,
  until: Moment,
): Figures & { offices: (Figures & { office: string })[] } {
  const [from, to] = [new Date(since).getTime(), new Date(until).getTime()]
  const within = <One extends { time: string }>(all: readonly One[]) =>
    all.filter(({ time }) => from <= Date.parse(time) && Date.parse(time) <= to)
  const all = {
    finished: within(records.finished),
    rated: within(records.rated),
    payments: within(records.payments),
  }
  const names = new Set(Object.values(all).flatMap((some) => some.map(({ office }) => office)))
  const offices = [...names].map((office) => {
    const own = <One extends { office: string }>(some: readonly One[]) =>
      some.filter((one) => one.office === office)
    return {
      office,
      ...sumOf({ finished: own(all.finished), rated: own(all.rated), payments: own(all.payments) }),
    }
  })
  return {
    ...sumOf(all),
    offices: offices.sort(
      (a, b) => b.finished - a.finished || b.payments - a.payments || a.office.localeCompare(b.office, 'zh'),
    ),
  }
}
