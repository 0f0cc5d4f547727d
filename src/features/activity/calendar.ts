import type { ActivityBrief } from '#api/activity.ts'
import { cityNow } from '#lib/clock.ts'
import { eventsFile } from '#lib/ics-events.ts'
import { fileName } from '#lib/ics.ts'
import { activityEvent } from '#rules/activity-event.ts'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Hands activities over as a calendar file that reminds a day and an hour before, without asking anybody: it works
 * without a network. Taken in again it changes the same entries.
 */
export function saveActivities(activities: readonly ActivityBrief[], name: string): void {
  const text = eventsFile(activities.map((one) => activityEvent(one, location.origin)))
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName(name, 'ics'))
}

/**
 * Hands over what is still ahead, those that were called off among it, and says so: a calendar that has them strikes them
 * out.
 * @param all undefined where the city could not be asked: the file is made of what the page shows, then
 */
export function saveAhead(
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
  const of = all ? '' : '（本页已有的）'
  showToast(`已生成 ${String(ahead.length)} 场活动${of}的日历文件，再次导入会更新原有日程`)
}
