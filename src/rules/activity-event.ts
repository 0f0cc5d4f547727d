import type { EventEntry } from '#lib/ics-events.ts'

/** Facts of an activity for its calendar entry; moments are ISO strings. */
interface ActivityPlan {
  id: string
  sequence: number
  title: string
  startTime: string
  endTime: string
  updateTime: string
  mode: string
  address?: string
  way?: string
  organizer: string
  contactPhone: string
  cancelled: boolean
  changeReason?: string
}

/**
 * Converts an activity to a calendar entry: moved or cancelled, it is the same entry with a higher SEQUENCE.
 * Files of the portal and the city's feed contain equal entries, so that people who import both have each
 * activity once. The feed is `activity/page?format=ics` with the page's filters, because none of the calls is
 * a feed. Price: a call with two kinds of answers, of which a real city must give the second.
 * @param site the portal's origin, for the link of the entry
 */
export const activityEvent = (one: ActivityPlan, site: string): EventEntry => ({
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
  url: `${site}/roadshow/${encodeURIComponent(one.id)}`,
  cancelled: one.cancelled,
  updated: one.updateTime,
})
