import { cityNow } from '#lib/clock.ts'
import { isoDay, type Moment } from '#lib/dates.ts'
import { type appealLifecycle, isWithOffice } from './appeal-states.ts'
import { termText, workdaysAfter, workdaysBefore, workdaysBetween } from './workdays.ts'

/** Facts of an appeal that determine its clock; times are ISO strings. */
export interface Clocked {
  type: string
  state: (typeof appealLifecycle.words)[number]
  dueDate: string
  /** Working days left when the clock resumes, while the appeal is 已退回补充. */
  pausedDays?: number
  /** Extension (延期), at most one: the previous due date, the new one, and the reason. */
  extension?: { from: string; to: string; reason: string }
  /** Time at which its owner last urged (催办). */
  urgeTime?: string
}

/** Days after the answer within which the owner may rate it; then the appeal closes unrated. */
export const RATE_DAYS = 7
const DAY = 86_400_000

/** Returns the working days allowed for an answer: 2 for a 咨询, 4 for the others (records, "Appeal 诉求"). */
export const answerDays = (type: string): number => (type === '咨询' ? 2 : 4)

/** Returns the due date of the answer to an appeal of this type submitted at `from`, as an ISO string. */
export const dueOf = (type: string, from: Moment): string => workdaysAfter(from, answerDays(type))

/** Returns the end of the rating period of an answer given at `answered`, as an ISO string. */
export const rateBy = (answered: Moment): string =>
  new Date(new Date(answered).getTime() + RATE_DAYS * DAY).toISOString()

/**
 * State of an appeal's clock; `days` are working days. Stopped once the appeal has been answered or has
 * ended.
 */
type AppealClock = { kind: 'counting' | 'late' | 'paused'; days: number } | { kind: 'stopped' }

/**
 * Returns the clock of an appeal at `now`: days left (0 on the last one), days late, or days left after a
 * pause.
 */
export function clockOf({ state, dueDate, pausedDays = 0 }: Clocked, now: Moment = cityNow()): AppealClock {
  if (state === '已退回补充') return { kind: 'paused', days: pausedDays }
  if (!isWithOffice(state)) return { kind: 'stopped' }
  const days = workdaysBetween(now, dueDate)
  const isLate = new Date(now) > new Date(dueDate)
  return isLate ? { kind: 'late', days: Math.max(0, -days) } : { kind: 'counting', days }
}

/** Formats the clock: 还剩 3 个工作日, 今天到期, 已逾期 2 个工作日, 暂停计时; undefined when it is stopped. */
export function clockText(appeal: Clocked, now: Moment = cityNow()): string | undefined {
  const clock = clockOf(appeal, now)
  if (clock.kind === 'stopped') return undefined
  return clock.kind === 'paused' ? '暂停计时' : termText(appeal.dueDate, now)
}

/**
 * Returns the moment at which half of the time has passed, as an ISO string: from then on the owner may urge.
 */
export function urgeFrom({ type, dueDate, extension }: Clocked): string {
  const extended = extension ? workdaysBetween(extension.from, extension.to) : 0
  return workdaysBefore(dueDate, Math.floor((answerDays(type) + extended) / 2))
}

/**
 * Returns the reason why an appeal cannot be urged at `now`, for people; undefined if it can: once a day
 * after half of its time.
 */
export function urgeProblem(appeal: Clocked, now: Moment = cityNow()): string | undefined {
  if (!isWithOffice(appeal.state)) return `诉求${appeal.state}，无需催办`
  if (new Date(now) < new Date(urgeFrom(appeal))) return '办理时限过半后可以催办'
  if (appeal.urgeTime && isoDay(appeal.urgeTime) === isoDay(now)) return '今天已催办，每天可以催办一次'
  return undefined
}
