import { states } from './states.ts'

/** States of an activity, in their usual order; the clock and the sign-ups change them. */
export const activityLifecycle = states({
  未开始报名: { tone: 'neutral', late: ['报名中'] },
  报名中: { tone: 'ok', late: ['名额紧张', '报名结束', '已取消'] },
  名额紧张: { tone: 'warn', late: ['报名中', '报名结束', '已取消'] },
  报名结束: { tone: 'neutral', late: ['报名中', '名额紧张', '进行中', '已取消'] },
  进行中: { tone: 'info', late: ['已结束'] },
  已结束: { tone: 'neutral' },
  已取消: { tone: 'neutral' },
})
export const activityStates = activityLifecycle.words
type ActivityState = (typeof activityStates)[number]

/** Facts that determine an activity's state. Times are ISO strings; `quota` and `signed` count people. */
export interface ActivityTimes {
  signupStart: string
  signupEnd: string
  startTime: string
  endTime: string
  quota: number
  signed: number
  cancelled: boolean
}

/** Share of the quota at which the remaining places are called scarce (名额紧张). */
const SCARCE = 0.1

/**
 * Returns the state of an activity at `now` (milliseconds). A full one is 报名结束, even within its sign-up
 * period.
 */
export function activityState(activity: ActivityTimes, now: number): ActivityState {
  const reached = (time: string) => now >= Date.parse(time)
  if (activity.cancelled) return '已取消'
  if (reached(activity.endTime)) return '已结束'
  if (reached(activity.startTime)) return '进行中'
  if (!reached(activity.signupStart)) return '未开始报名'
  const freePlaces = activity.quota - activity.signed
  if (freePlaces <= 0 || reached(activity.signupEnd)) return '报名结束'
  return freePlaces <= activity.quota * SCARCE ? '名额紧张' : '报名中'
}

/** Returns true if people can sign up in this state. */
export const canSignUp = (state: ActivityState): boolean => state === '报名中' || state === '名额紧张'

/** Returns the number of free places; never below 0. */
export const placesLeft = ({ quota, signed }: Pick<ActivityTimes, 'quota' | 'signed'>): number =>
  Math.max(0, quota - signed)

/**
 * Returns true if all places are taken within the sign-up period, so that people may join the waiting list
 * (候补).
 */
export const canWait = (activity: ActivityTimes, now: number): boolean =>
  activityState(activity, now) === '报名结束' &&
  now < Date.parse(activity.signupEnd) &&
  placesLeft(activity) === 0

/**
 * Returns the state as shown to people: a full activity has an open waiting list though its state is 报名结束
 * already.
 */
export const stateText = (one: ActivityTimes, now: number): string =>
  canWait(one, now) ? '名额已满 · 可候补' : activityState(one, now)

/** Returns true for an activity that has ended or was cancelled. */
export const isOver = (state: ActivityState): boolean => state === '已结束' || state === '已取消'
