import { type Act, courseOf, momentOf, type Turn } from '#mocks/schedule.ts'
import type { World } from '#mocks/city.ts'
import { decide, move } from './signups.ts'
import type { ParticipantRow } from './tables.ts'

/** Acts of the organisers. A sign-up close to the start is decided on {@link BEFORE_START} before it. */
const review = { from: '待审核', to: '已通过', who: '主办方', days: 1, hour: 10 } as const satisfies Turn
export const schedule: Turn[] = [review]
const BEFORE_START = 3_600_000

/**
 * Returns the next act on a sign-up: the organiser's decision, the end of an offer that was not taken in time, whose
 * place goes to the next sign-up, or the end of the waiting list when the activity begins. None for a called-off
 * activity, because its people were notified when it was called off.
 */
function next(world: World, row: ParticipantRow): Act | undefined {
  const { status, offerUntil, createTime, activityId } = row
  if (status !== '待审核' && status !== '候补' && status !== '待确认候补') return undefined
  const activity = world.db.activity.find(activityId)
  if (!activity || activity.cancelled) return undefined
  const start = Date.parse(activity.startTime)
  if (status === '待审核') {
    const usual = momentOf(world, row.updateTime, review)
    const at = Math.max(Date.parse(createTime), Math.min(usual, start - BEFORE_START))
    return { at, to: review.to, by: 'people', run: () => decide(world, row, review.to) }
  }
  const lapse = (at: number, reason: string): Act => ({
    ...{ at, to: '已取消', by: 'term', others: true },
    run: () => move(world, row, '已取消', { by: 'clock', also: { reason } }),
  })
  if (status === '候补') return lapse(start, '活动已开始，没有空出名额。')
  return offerUntil ? lapse(Date.parse(offerUntil), '空出的名额未在时限内确认，已由下一位递补。') : undefined
}

export const courses = [courseOf('activityParticipant', next, 'activity')]
