import { cityNow } from '#lib/clock.ts'
import type { Moment } from '#lib/dates.ts'
import { workdaysBetween } from './workdays.ts'

/** What of a public notice (项目公示) its clock depends on. */
interface Publicised {
  /** The moment offices close on its last day, ISO. */
  publicityEnd: string
}

/** Whether an objection can still be raised at `now`. An answer that is kept on a device grows old: the clock decides. */
export const noticeState = ({ publicityEnd }: Publicised, now: Moment = cityNow()) =>
  new Date(now) <= new Date(publicityEnd) ? ('公示中' as const) : ('公示结束' as const)

/** How long one can still object: 还剩 3 个工作日 (today not counted), 今天截止, 公示结束. */
export function noticeLeft(notice: Publicised, now: Moment = cityNow()): string {
  if (noticeState(notice, now) === '公示结束') return '公示结束'
  const days = workdaysBetween(now, notice.publicityEnd)
  return days > 0 ? `还剩 ${String(days)} 个工作日` : '今天截止'
}
