import type { DeclarationBrief } from '#api/declaration.ts'
import { saveCalendar } from '#blocks/save-calendar.ts'
import { cityNow } from '#lib/clock.ts'
import { timeText } from '#lib/dates.ts'

type Due = Pick<DeclarationBrief, 'id' | 'itemName' | 'status' | 'declareNo' | 'department' | 'dueDate'>

/** Returns the city's name of the day until which the enterprise must act: 补正期限, 确认期限. */
export const dueName = (status: DeclarationBrief['status']): string =>
  status === '意愿确认' ? '确认期限' : '补正期限'

/** True once the city's deadline has passed, whatever state this device has cached. */
export const isPast = (dueDate: string | undefined, now = cityNow()): boolean =>
  dueDate !== undefined && Date.parse(dueDate) < now

/** Saves the deadline as a calendar file; it works offline. */
export function saveDue({ id, itemName, status, declareNo, department, dueDate = '' }: Due): void {
  const name = dueName(status)
  const entry = {
    id: `declaration-${id}`,
    title: `${name}：${itemName}`,
    end: dueDate,
    notes: [
      `${timeText(dueDate)}前提交，逾期不再受理`,
      declareNo ? `申报编号 ${declareNo}` : '',
      department,
    ].filter(Boolean),
    url: `${location.origin}/declare/apply/view/${encodeURIComponent(id)}`,
  }
  saveCalendar([entry], `${itemName}${name}`)
}
