import { cityNow } from '#lib/clock.ts'
import type { Moment } from '#lib/dates.ts'
import { workdaysBetween } from './workdays.ts'

/** Part of a public notice (项目公示) that determines its clock. */
interface Publicised {
  /** Closing time of the offices on its last day, ISO. */
  publicityEnd: string
}

/**
 * Returns the state of a notice at `now`: objections are possible while it is 公示中. Computed from the clock,
 * because a cached response becomes outdated.
 */
export const noticeState = ({ publicityEnd }: Publicised, now: Moment = cityNow()) =>
  new Date(now) <= new Date(publicityEnd) ? ('公示中' as const) : ('公示结束' as const)

/** Returns the working days left for objections, today not counted; undefined once the notice has ended. */
export const noticeDaysLeft = (notice: Publicised, now: Moment = cityNow()): number | undefined =>
  noticeState(notice, now) === '公示结束' ? undefined : workdaysBetween(now, notice.publicityEnd)

/** Formats the time left for objections: 还剩 3 个工作日 (today not counted), 今天截止, 公示结束. */
export function noticeLeft(notice: Publicised, now: Moment = cityNow()): string {
  const days = noticeDaysLeft(notice, now)
  if (days === undefined) return '公示结束'
  return days > 0 ? `还剩 ${String(days)} 个工作日` : '今天截止'
}
