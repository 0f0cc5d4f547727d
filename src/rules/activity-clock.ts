import type { ActivityTimes } from './activity-state.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Minutes before the start from which one checks in (自助签到), and from which those let in see the live link (直播). */
export const CHECK_IN_MINUTES = 30
export const LIVE_MINUTES = 15
/** Hours for which a place that was freed is offered to the next on the waiting list. */
const OFFER_HOURS = 48
/** Hours after the end within which a check-in that was pressed in time without a network still counts. */
export const LATE_CHECK_IN_HOURS = 24

type Times = Pick<ActivityTimes, 'startTime' | 'endTime' | 'cancelled'>

/** When one may begin to check in, in milliseconds. */
export const checkInFrom = ({ startTime }: Pick<Times, 'startTime'>): number =>
  Date.parse(startTime) - CHECK_IN_MINUTES * MINUTE

/** True where somebody who is let in may check in at this moment (milliseconds): from thirty minutes before until the end. */
export const mayCheckIn = (activity: Times, at: number): boolean =>
  !activity.cancelled && at >= checkInFrom(activity) && at < Date.parse(activity.endTime)

/** When the live link is shown to those who are let in, in milliseconds. */
const liveFrom = ({ startTime }: Pick<Times, 'startTime'>): number =>
  Date.parse(startTime) - LIVE_MINUTES * MINUTE

/** True while the live link is shown: from fifteen minutes before until the end. */
export const isLive = (activity: Times, now: number): boolean =>
  !activity.cancelled && now >= liveFrom(activity) && now < Date.parse(activity.endTime)

/** Until when a place is offered that was freed at `now` (milliseconds): 48 hours, never after the start. An ISO string. */
export const offerEnd = ({ startTime }: Pick<Times, 'startTime'>, now: number): string =>
  new Date(Math.min(now + OFFER_HOURS * HOUR, Date.parse(startTime))).toISOString()
