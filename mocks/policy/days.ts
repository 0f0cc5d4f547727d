import { isoDay } from '#lib/dates.ts'
import { isWorkday, workdaysAfter, workdaysBefore } from '#rules/workdays.ts'

const DAY = 86_400_000

/**
 * Returns the ISO string of a day in China counted from `now` (negative: past), at a clock time there, 09:00 by
 * default.
 */
export const chinaTime = (now: number, offset: number, clock = '09:00:00'): string =>
  new Date(`${isoDay(now + offset * DAY)}T${clock}+08:00`).toISOString()

/** Returns the first moment of a day, when windows open. */
export const dayStart = (now: number, offset: number): string => chinaTime(now, offset, '00:00:00')

/** Returns the last second of a day, when windows close. */
export const dayEnd = (now: number, offset: number): string => chinaTime(now, offset, '23:59:59')

/** Returns a time like {@link chinaTime} on that day or the last working day before it. */
export function officeTime(now: number, offset: number, clock = '09:00:00'): string {
  const time = chinaTime(now, offset, clock)
  return isWorkday(isoDay(time)) ? time : officeTime(now, offset - 1, clock)
}

/**
 * Returns a time like {@link chinaTime} on the day `offset` working days from that of `now` (negative: past). Different
 * offsets never give the same day, unlike days moved off a weekend.
 */
export function workdayTime(now: number, offset: number, clock = '09:00:00'): string {
  const closing = offset < 0 ? workdaysBefore(now, -offset) : workdaysAfter(now, offset)
  return new Date(`${isoDay(closing)}T${clock}+08:00`).toISOString()
}
