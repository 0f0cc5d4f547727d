import { cityNow } from './clock.ts'

/** Moment as an ISO string from the city, or as milliseconds from this device. */
export type Moment = string | number

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/**
 * Offset of Asia/Shanghai, which has had no summer time since 1991: the city's clock, independent of the
 * device's zone.
 */
const OFFSET = 8 * HOUR

function parts(moment: Moment) {
  const at = new Date(new Date(moment).getTime() + OFFSET)
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    clock: at.toISOString().slice(11, 16),
  }
}

/** Formats a day: 2026年4月18日. */
export function dateText(moment: Moment): string {
  const { year, month, day } = parts(moment)
  return `${String(year)}年${String(month)}月${String(day)}日`
}

/** Formats a day without the present year: 4月18日. */
export function dayText(moment: Moment, now: Moment = cityNow()): string {
  const { year, month, day } = parts(moment)
  return year === parts(now).year ? `${String(month)}月${String(day)}日` : dateText(moment)
}

/** Formats a moment without the present year: 4月18日 09:12. */
export function timeText(moment: Moment, now: Moment = cityNow()): string {
  return `${dayText(moment, now)} ${parts(moment).clock}`
}

/** Formats a deadline: 12月17日 for the end of that day, 12月17日 18:00 for any other moment. */
export function untilText(end: Moment, now: Moment = cityNow()): string {
  const isWholeDay = (typeof end === 'string' && end.length === 10) || parts(end).clock === '23:59'
  return isWholeDay ? dayText(end, now) : timeText(end, now)
}

/** Formats a moment with its year: 2026年4月18日 09:12. For print, which may be read in another year. */
export function momentText(moment: Moment): string {
  return `${dateText(moment)} ${clockText(moment)}`
}

/** Formats the time of day in the city: 09:12. */
export function clockText(moment: Moment): string {
  return parts(moment).clock
}

/** Formats the day in the city as ISO: 2026-04-18. For tables and for `<time dateTime>`. */
export function isoDay(moment: Moment): string {
  return new Date(new Date(moment).getTime() + OFFSET).toISOString().slice(0, 10)
}

/** Returns true for a calendar day such as 2026-04-18, from 1900 to 2099; false for 2026-02-31. */
export const isDay = (text: string): boolean =>
  /^(19|20)\d\d-[01]\d-[0-3]\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/**
 * Returns true for such a day, or for a moment such as 2026-04-18T09:12:00.000Z (ISO 8601 with its offset).
 */
export const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) &&
  /^.{10}(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/.test(text) &&
  !Number.isNaN(Date.parse(text))

/** Formats a past moment: 刚刚, 5 分钟前, 3 小时前 on the same day, 昨天 09:12, and 4月18日 09:12 before that. */
export function agoText(moment: Moment, now: Moment = cityNow()): string {
  const passed = new Date(now).getTime() - new Date(moment).getTime()
  if (passed < MINUTE) return '刚刚'
  if (passed < HOUR) return `${String(Math.floor(passed / MINUTE))} 分钟前`
  const days = -daysLeft(moment, now)
  if (days === 0) return `${String(Math.floor(passed / HOUR))} 小时前`
  return days === 1 ? `昨天 ${parts(moment).clock}` : timeText(moment, now)
}

/**
 * Returns the whole calendar days in the city from now to `end`: 0 on the same day, negative once it has
 * passed.
 */
export function daysLeft(end: Moment, now: Moment = cityNow()): number {
  return (Date.parse(isoDay(end)) - Date.parse(isoDay(now))) / DAY
}

/**
 * Formats the time left: 还剩 3 天, 明日截止, 今天截止 until the exact moment, and 已截止 after it. A day without a time
 * lasts until its end.
 */
export function daysLeftText(end: Moment, now: Moment = cityNow()): string {
  const days = daysLeft(end, now)
  if (days > 0) return days === 1 ? '明日截止' : `还剩 ${String(days)} 天`
  const bareDay = typeof end === 'string' && end.length === 10
  return days === 0 && (bareDay || new Date(end) >= new Date(now)) ? '今天截止' : '已截止'
}
