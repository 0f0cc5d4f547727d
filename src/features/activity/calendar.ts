import type { ActivityBrief } from '#api/activity.ts'
import { cityNow } from '#lib/clock.ts'
import { eventsFile } from '#lib/ics-events.ts'
import { fileName } from '#lib/ics.ts'
import { activityEvent } from '#rules/activity-event.ts'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Saves activities as a calendar file with reminders a day and an hour before; it works offline. Importing the file
 * again updates the same entries.
 */
export function saveActivities(activities: readonly ActivityBrief[], name: string): void {
  const text = eventsFile(activities.map((one) => activityEvent(one, location.origin)))
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName(name, 'ics'))
}

/**
 * Saves the activities that have not ended yet as a calendar file and confirms it in a toast. Cancelled activities
 * are included, so that the calendar cancels its entries.
 * @param all undefined if the city could not be asked; the file then holds what the page shows
 */
export function saveUpcoming(
  all: readonly ActivityBrief[] | undefined,
  shown: readonly ActivityBrief[],
  name: string,
): void {
  const ahead = (all ?? shown).filter(({ endTime }) => Date.parse(endTime) > cityNow())
  if (ahead.length === 0) {
    showToast('没有将要举行的活动')
    return
  }
  saveActivities(ahead, name)
  const scope = all ? '' : '（本页已有的）'
  showToast(`已生成 ${String(ahead.length)} 场活动${scope}的日历文件，再次导入会更新原有日程`)
}
