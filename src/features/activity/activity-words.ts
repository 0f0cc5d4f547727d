import type { ActivityBrief } from '#api/activity.ts'
import { clockText, dateText, dayText, isoDay } from '#lib/dates.ts'
import { weekdayText } from '#lib/month.ts'
import { type ActivityTimes, activityState, canSignUp, canWait, placesLeft } from '#rules/activity-state.ts'

type Span = Pick<ActivityTimes, 'startTime' | 'endTime'>

/**
 * Returns the time span of an activity: 11月25日 周三 14:00 至 17:00, with both days if it spans several. `whole`
 * always includes the year.
 */
export function spanText({ startTime, endTime }: Span, whole = false): string {
  const day = whole ? dateText : dayText
  const from = `${day(startTime)} ${weekdayText(isoDay(startTime))} ${clockText(startTime)}`
  if (isoDay(startTime) === isoDay(endTime)) return `${from} 至 ${clockText(endTime)}`
  return `${from} 至 ${dayText(endTime)} ${clockText(endTime)}`
}

/**
 * Returns the free places, counted in people: 剩余 12 个名额, 名额已满，可以候补; '' if nobody can sign up or join
 * the waiting list.
 */
export function placesText(one: ActivityTimes, now: number): string {
  if (canSignUp(activityState(one, now))) return `剩余 ${String(placesLeft(one))} 个名额`
  return canWait(one, now) ? '名额已满，可以候补' : ''
}

/** Returns the place in short: the mode with the district, or 线上 alone. */
export const placeText = ({ mode, region }: Pick<ActivityBrief, 'mode' | 'region'>): string =>
  [mode, mode === '线上' ? undefined : region].filter(Boolean).join(' · ')
