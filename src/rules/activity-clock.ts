import type { ActivityTimes } from './activity-state.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Minutes before the start from which people check in (自助签到), and from which accepted ones see the live link
 * (直播).
 */
export const CHECK_IN_MINUTES = 30
export const LIVE_MINUTES = 15
/** Hours for which a freed place is offered to the next on the waiting list. */
export const OFFER_HOURS = 48
/** Hours after the end within which a check-in made in time but offline still counts. */
export const LATE_CHECK_IN_HOURS = 24

type Times = Pick<ActivityTimes, 'startTime' | 'endTime' | 'cancelled'>

/** Returns the beginning of the check-in, in milliseconds. */
export const checkInFrom = ({ startTime }: Pick<Times, 'startTime'>): number =>
  Date.parse(startTime) - CHECK_IN_MINUTES * MINUTE

/**
 * Returns true if an accepted person may check in at this moment (milliseconds): from thirty minutes before
 * the start until the end.
 */
export const mayCheckIn = (activity: Times, at: number): boolean =>
  !activity.cancelled && at >= checkInFrom(activity) && at < Date.parse(activity.endTime)

/** Returns the moment from which accepted people see the live link, in milliseconds. */
const liveFrom = ({ startTime }: Pick<Times, 'startTime'>): number =>
  Date.parse(startTime) - LIVE_MINUTES * MINUTE

/** Returns true while the live link is shown: from fifteen minutes before the start until the end. */
export const isLive = (activity: Times, now: number): boolean =>
  !activity.cancelled && now >= liveFrom(activity) && now < Date.parse(activity.endTime)

/**
 * Returns the end of the offer of a place that was freed at `now` (milliseconds): after 48 hours, at the
 * start at the latest. An ISO string.
 */
export const offerEnd = ({ startTime }: Pick<Times, 'startTime'>, now: number): string =>
  new Date(Math.min(now + OFFER_HOURS * HOUR, Date.parse(startTime))).toISOString()
