import type { ItemBrief } from '#api/item.ts'
import { timeText } from '#lib/dates.ts'
import { calendarFile, fileName } from '#lib/ics.ts'
import { windowOf } from '#rules/window.ts'
import { saveFile } from '#ui/save-file.ts'

/** What a deadline in a calendar tells of an item. */
export type Ending = Pick<
  ItemBrief,
  | 'id'
  | 'policyId'
  | 'name'
  | 'department'
  | 'supportText'
  | 'consultPhone'
  | 'applyStart'
  | 'applyEnd'
  | 'isRolling'
>

/** Whether an item has a last day that still lies ahead: 常年受理 has none. */
export const endsSometime = (item: Ending): boolean => windowOf(item).remainingDays !== undefined

/** Hands the last days of these items over as a calendar file, without asking anybody: it works without a network. */
export function saveDeadlines(items: readonly Ending[], name: string): void {
  const entries = items.filter(endsSometime).map((item) => ({
    id: `declare-${item.id}`,
    title: `申报截止：${item.name}`,
    end: item.applyEnd ?? '',
    notes: [
      `${timeText(item.applyEnd ?? '')}截止`,
      item.department,
      item.supportText,
      `咨询电话：${item.consultPhone}`,
    ].filter(Boolean),
    url: `${location.origin}/policy/search/detail?id=${encodeURIComponent(item.policyId)}`,
  }))
  const file = new Blob([calendarFile(entries)], { type: 'text/calendar;charset=utf-8' })
  saveFile(file, fileName(name, 'ics'))
}
