import { states } from './states.ts'

/** The states of an activity, in the order it goes through them: the clock and the sign-ups move it. */
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

/** What an activity's state follows from. Times are ISO strings; `quota` and `signed` count people. */
export interface ActivityTimes {
  signupStart: string
  signupEnd: string
  startTime: string
  endTime: string
  quota: number
  signed: number
  cancelled: boolean
}

/** The share of the quota at which the places left are called scarce (名额紧张). */
const SCARCE = 0.1

/** The state of an activity at `now` (milliseconds). A full one is 报名结束, even within its window. */
export function activityState(activity: ActivityTimes, now: number): ActivityState {
  const reached = (time: string) => now >= Date.parse(time)
  if (activity.cancelled) return '已取消'
  if (reached(activity.endTime)) return '已结束'
  if (reached(activity.startTime)) return '进行中'
  if (!reached(activity.signupStart)) return '未开始报名'
  const left = activity.quota - activity.signed
  if (left <= 0 || reached(activity.signupEnd)) return '报名结束'
  return left <= activity.quota * SCARCE ? '名额紧张' : '报名中'
}

/** Whether one can sign up in this state. */
export const canSignUp = (state: ActivityState): boolean => state === '报名中' || state === '名额紧张'

/** People for whom there is still room; never below 0. */
export const placesLeft = ({ quota, signed }: Pick<ActivityTimes, 'quota' | 'signed'>): number =>
  Math.max(0, quota - signed)

/** True where all places are taken within the time for signing up: one may wait for one (候补). */
export const canWait = (activity: ActivityTimes, now: number): boolean =>
  activityState(activity, now) === '报名结束' &&
  now < Date.parse(activity.signupEnd) &&
  placesLeft(activity) === 0

/** How an activity stands, as it is said to people: a full one takes a waiting list where its state is 报名结束 already. */
export const stateText = (one: ActivityTimes, now: number): string =>
  canWait(one, now) ? '名额已满 · 可候补' : activityState(one, now)

/** True where it will not take place any more, or has. */
export const isOver = (state: ActivityState): boolean => state === '已结束' || state === '已取消'
