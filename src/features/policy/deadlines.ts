import type { ItemBrief } from '#api/item.ts'
import { saveCalendar } from '#blocks/save-calendar.ts'
import { timeText } from '#lib/dates.ts'
import { windowOf } from '#rules/window.ts'

/** Facts of an item in the calendar entry of its deadline. */
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

/** True if an item has a last day that is still ahead; 常年受理 has none. */
export const hasUpcomingDeadline = (item: Ending): boolean => windowOf(item).remainingDays !== undefined

/** Saves the last days of these items as a calendar file; it works offline. */
export function saveDeadlines(items: readonly Ending[], name: string): void {
  const entries = items.filter(hasUpcomingDeadline).map((item) => ({
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
  saveCalendar(entries, name)
}
