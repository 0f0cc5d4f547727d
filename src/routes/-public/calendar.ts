import type { NoticeBrief } from '#api/declare-item.ts'
import { timeText } from '#lib/dates.ts'
import { calendarFile, fileName } from '#lib/ics.ts'
import { saveFile } from '#ui/save-file.ts'

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
  const file = new Blob([calendarFile([entry])], { type: 'text/calendar;charset=utf-8' })
  saveFile(file, fileName(`${title}截止日`, 'ics'))
}
