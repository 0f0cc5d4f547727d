import type { AppealBrief } from '#api/appeal.ts'
import { saveCalendar } from '#blocks/save-calendar.ts'
import { timeText } from '#lib/dates.ts'

type Due = Pick<AppealBrief, 'id' | 'title' | 'appealNo' | 'handlerOrg' | 'dueDate'>

/** Saves the due date of the answer as a calendar file; it works offline. */
export function saveDueDate({ id, title, appealNo, handlerOrg, dueDate }: Due): void {
  const entry = {
    id: `appeal-${id}`,
    title: `诉求答复到期：${title}`,
    end: dueDate,
    notes: [`应在${timeText(dueDate)}前答复`, `诉求编号 ${appealNo}`, `承办单位：${handlerOrg}`],
    url: `${location.origin}/appeal/demand/detail?id=${encodeURIComponent(id)}`,
  }
  saveCalendar([entry], `${title}答复期限`)
}
