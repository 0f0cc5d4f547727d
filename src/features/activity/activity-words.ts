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
  return `${day(startTime)} ${weekdayText(isoDay(startTime))} ${hoursText({ startTime, endTime })}`
}

/** Returns the hours beside a date that is shown already: 14:00 至 17:00, with the last day if it is another one. */
export const hoursText = ({ startTime, endTime }: Span): string =>
  `${clockText(startTime)} 至 ${isoDay(startTime) === isoDay(endTime) ? '' : `${dayText(endTime)} `}${clockText(endTime)}`

/** Returns the seats in words, counted in people: 剩余 12 个名额，共 100 个; 名额已满，12 人候补; 已报名 88 人，共 100 个名额. */
export function seatsText(one: ActivityTimes & Pick<ActivityBrief, 'waiting'>, now: number): string {
  if (canSignUp(activityState(one, now)))
    return `剩余 ${String(placesLeft(one))} 个名额，共 ${String(one.quota)} 个`
  if (canWait(one, now)) return one.waiting > 0 ? `名额已满，${String(one.waiting)} 人候补` : '名额已满'
  return `已报名 ${String(one.signed)} 人，共 ${String(one.quota)} 个名额`
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
