import type { ActivityBrief } from '#api/activity.ts'
import { eventsFile } from '#lib/ics-events.ts'
import { fileName } from '#lib/ics.ts'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** An activity as a calendar takes it: moved or called off, it is the same entry with a higher SEQUENCE. */
const entryOf = (one: ActivityBrief) => ({
  id: `activity-${one.id}`,
  sequence: one.sequence,
  title: one.title,
  start: one.startTime,
  end: one.endTime,
  location: one.address ?? (one.mode === '线上' ? '线上参加' : undefined),
  notes: [
    ...(one.cancelled ? [`活动已取消：${one.changeReason ?? '详见活动页面'}`] : []),
    `主办：${one.organizer}`,
    `咨询电话：${one.contactPhone}`,
    ...(one.way ? [`交通：${one.way}`] : []),
    ...(one.mode === '线下' ? [] : ['开始前 15 分钟起，可在活动页面进入直播']),
  ],
  url: `${location.origin}/roadshow/${encodeURIComponent(one.id)}`,
  cancelled: one.cancelled,
  updated: one.updateTime,
})

/**
 * Hands activities over as a calendar file that reminds a day and an hour before, without asking anybody: it works
 * without a network. Taken in again it changes the same entries.
 */
export function saveActivities(activities: readonly ActivityBrief[], name: string): void {
  const text = eventsFile(activities.map(entryOf))
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
  const ahead = (all ?? shown).filter(({ endTime }) => Date.parse(endTime) > Date.now())
  if (ahead.length === 0) {
    showToast('没有将要举行的活动')
    return
  }
  saveActivities(ahead, name)
  const of = all ? '' : '（本页已有的）'
  showToast(`已生成 ${String(ahead.length)} 场活动${of}的日历文件，再次导入会更新原有日程`)
}
