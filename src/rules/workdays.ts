import { isoDay, type Moment } from '#lib/dates.ts'

/**
 * Days off, first and last day included, by the State Council's notice for 2026 (国办发明电〔2025〕7号). For 2027
 * only the holidays fixed by law are listed; its shifted days wait for the notice of that year.
 */
const daysOff = [
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
  ['2027-01-01', '2027-01-01'],
  ['2027-02-05', '2027-02-08'],
  ['2027-04-05', '2027-04-05'],
  ['2027-05-01', '2027-05-02'],
  ['2027-06-09', '2027-06-09'],
  ['2027-09-15', '2027-09-15'],
  ['2027-10-01', '2027-10-03'],
] as const

/** Weekend days on which people work (调休上班), by the same notice. */
const workedWeekends = new Set([
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
])

const DAY = 86_400_000

/** Returns true if offices work on a day `'2026-04-18'`. Years without a table have only weekends off. */
export function isWorkday(day: string): boolean {
  if (daysOff.some(([first, last]) => first <= day && day <= last)) return false
  const weekday = new Date(day).getUTCDay()
  return (weekday !== 0 && weekday !== 6) || workedWeekends.has(day)
}

const nextDay = (day: string, by = 1) =>
  new Date(new Date(day).getTime() + by * DAY).toISOString().slice(0, 10)
/** Returns the closing time of the offices on a day, in Beijing. */
const closing = (day: string) => new Date(`${day}T18:00:00+08:00`).toISOString()

/**
 * Returns the end of a term of `count` working days from `moment`, as an ISO string. The first day does not
 * count, and the last ends at closing time, 18:00 in Beijing (民法典 第二百零一条、第二百零三条).
 */
export function workdaysAfter(moment: Moment, count: number): string {
  let day = isoDay(moment)
  for (let left = count; left > 0;) {
    day = nextDay(day)
    if (isWorkday(day)) left -= 1
  }
  return closing(day)
}

/**
 * Returns the end of a term of `count` working days that includes its first day, as an ISO string: publicity
 * (公示) counts its first day (records, "Public notice 项目公示"). A term that begins on a day off counts from the
 * next working day.
 */
export const workdaysFrom = (moment: Moment, count: number): string =>
  workdaysAfter(moment, isWorkday(isoDay(moment)) ? count - 1 : count)

/**
 * Returns the closing time of the working day `count` working days before the day of `moment`, as an ISO
 * string.
 */
export function workdaysBefore(moment: Moment, count: number): string {
  let day = isoDay(moment)
  for (let left = count; left > 0;) {
    day = nextDay(day, -1)
    if (isWorkday(day)) left -= 1
  }
  return closing(day)
}

/**
 * Counts the working days after the day of `from`, up to and including the day of `to`; negative if `to` is
 * earlier.
 */
export function workdaysBetween(from: Moment, to: Moment): number {
  const [first, last] = [isoDay(from), isoDay(to)]
  if (last < first) return -workdaysBetween(to, from)
  let count = 0
  for (let day = first; day < last;) {
    day = nextDay(day)
    if (isWorkday(day)) count += 1
  }
  return count
}

/**
 * Formats the working days left until the end of a term: 还剩 3 个工作日, 今天到期 on its last day, 已逾期 2 个工作日 after
 * it.
 * @param due end of the term, ISO
 */
export function termText(due: string, now: Moment): string {
  const days = workdaysBetween(now, due)
  const isLate = new Date(now) > new Date(due)
  const count = Math.max(0, isLate ? -days : days)
  if (count === 0) return isLate ? '已逾期' : '今天到期'
  return `${isLate ? '已逾期' : '还剩'} ${String(count)} 个工作日`
}
