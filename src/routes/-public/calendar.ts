import type { NoticeBrief } from '#api/declare-item.ts'
import { saveCalendar } from '#blocks/save-calendar.ts'
import { timeText } from '#lib/dates.ts'

type Ending = Pick<
  NoticeBrief,
  'id' | 'title' | 'department' | 'publicityEnd' | 'objectionContact' | 'objectionPhone'
>

/** Saves the last day of a notice as a calendar file; works offline, because it sends no request. */
export function saveLastDay(notice: Ending): void {
  const { id, title, publicityEnd, objectionContact, objectionPhone } = notice
  const entry = {
    id: `notice-${id}`,
    title: `公示截止：${title}`,
    end: publicityEnd,
    notes: [`${timeText(publicityEnd)}前可以提出异议`, `${objectionContact} ${objectionPhone}`],
    url: `${location.origin}/declare/public/detail?id=${encodeURIComponent(id)}`,
  }
  saveCalendar([entry], `${title}截止日`)
}
