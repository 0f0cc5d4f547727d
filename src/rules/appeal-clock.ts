import { cityNow } from '#lib/clock.ts'
import { isoDay, type Moment } from '#lib/dates.ts'
import { type appealLifecycle, isWithOffice } from './appeal-states.ts'
import { workdaysAfter, workdaysBefore, workdaysBetween } from './workdays.ts'

/** What of an appeal its clock depends on; times are ISO strings. */
export interface Clocked {
  type: string
  state: (typeof appealLifecycle.words)[number]
  dueDate: string
  /** Working days that are left once it goes on, while it is 已退回补充. */
  pausedDays?: number
  /** The one extension (延期): when it was due before, when it is due now, why. */
  extension?: { from: string; to: string; reason: string }
  /** When its owner last urged (催办). */
  urgeTime?: string
}

/** Days after the answer within which it is rated; then it closes unrated. */
export const RATE_DAYS = 7
const DAY = 86_400_000

/** Working days that an answer may take: 2 for a 咨询, 4 for the others (records, "Appeal 诉求"). */
export const answerDays = (type: string): number => (type === '咨询' ? 2 : 4)

/** When the answer to an appeal of this type is due that is handed in at `from`, as an ISO string. */
export const dueOf = (type: string, from: Moment): string => workdaysAfter(from, answerDays(type))

/** Until when an answer that was given at `answered` is rated, as an ISO string. */
export const rateBy = (answered: Moment): string =>
  new Date(new Date(answered).getTime() + RATE_DAYS * DAY).toISOString()

/** How an appeal's clock stands; `days` are working days. It stands still once there is an answer or an end. */
type AppealClock = { kind: 'counting' | 'late' | 'paused'; days: number } | { kind: 'stopped' }

/** Reads the clock of an appeal at `now`: days left (0 on the last one), days late, or days that will be left after a pause. */
export function clockOf({ state, dueDate, pausedDays = 0 }: Clocked, now: Moment = cityNow()): AppealClock {
  if (state === '已退回补充') return { kind: 'paused', days: pausedDays }
  if (!isWithOffice(state)) return { kind: 'stopped' }
  const days = workdaysBetween(now, dueDate)
  const isLate = new Date(now) > new Date(dueDate)
  return isLate ? { kind: 'late', days: Math.max(0, -days) } : { kind: 'counting', days }
}

/** The clock in words: 还剩 3 个工作日, 今天到期, 已逾期 2 个工作日, 暂停计时; undefined where it stands still. */
export function clockText(appeal: Clocked, now: Moment = cityNow()): string | undefined {
  const clock = clockOf(appeal, now)
  if (clock.kind === 'stopped') return undefined
  if (clock.kind === 'paused') return '暂停计时'
  const days = `${String(clock.days)} 个工作日`
  if (clock.kind === 'late') return clock.days > 0 ? `已逾期 ${days}` : '已逾期'
  return clock.days > 0 ? `还剩 ${days}` : '今天到期'
}

/** The moment at which half of the clock has passed, as an ISO string: from then on its owner may urge. */
export function urgeFrom({ type, dueDate, extension }: Clocked): string {
  const extended = extension ? workdaysBetween(extension.from, extension.to) : 0
  return workdaysBefore(dueDate, Math.floor((answerDays(type) + extended) / 2))
}

/** Why an appeal cannot be urged at `now`, in words; undefined where it can: once a day after half of its clock. */
export function urgeProblem(appeal: Clocked, now: Moment = cityNow()): string | undefined {
  if (!isWithOffice(appeal.state)) return `诉求${appeal.state}，无需催办`
  if (new Date(now) < new Date(urgeFrom(appeal))) return '办理时限过半后可以催办'
  if (appeal.urgeTime && isoDay(appeal.urgeTime) === isoDay(now)) return '今天已催办，每天可以催办一次'
  return undefined
}
