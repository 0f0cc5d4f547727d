import { timeText } from '#lib/dates.ts'
import { isExpected } from '#rules/signup-states.ts'
import { sendMessage } from '#mocks/message/send-message.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { currentActivity, signupsOf } from './rules.ts'
import { offer } from './signups.ts'
import type { ActivityRow } from './tables.ts'

const DAY = 86_400_000

/** Notifies everybody who expects to attend the activity, on the list and on the waiting list. */
function notifyAll(world: World, { id, title }: ActivityRow, deed: string, words: string): void {
  const expected = signupsOf(world, id).filter(({ status, userId }) => userId && isExpected(status))
  for (const userId of new Set(expected.map((row) => row.userId)))
    sendMessage(world, userId, {
      type: '活动',
      title: `活动${deed}`,
      content: `您报名的“${title}”${deed}。${words}`,
      bizType: 'activity',
      bizId: id,
      link: `/roadshow/${id}`,
    })
}

/** Returns true for an activity that may be called off or moved, because it has neither begun nor been called off. */
export function isChangeable(world: World, row: ActivityRow): boolean {
  const { state } = currentActivity(world, row)
  return state !== '进行中' && state !== '已结束' && state !== '已取消'
}

function getNotBegun(world: World, id: string): ActivityRow {
  const row = world.db.activity.get(id, '活动')
  if (!isChangeable(world, row)) refuse.rule(`活动${currentActivity(world, row).state}，不能取消或改期`)
  return row
}

/**
 * Calls an activity off, as its organizer does (for testers); people on both lists are notified of the reason.
 * @throws Refusal if the activity has begun or was called off before
 */
export function callOff(world: World, id: string, reason: string): ActivityRow {
  const row = getNotBegun(world, id)
  const changeReason = reason || '因故不能如期举行'
  const changed = world.db.activity.change(id, {
    cancelled: true,
    changeReason,
    sequence: row.sequence + 1,
    updateTime: world.iso(),
  })
  notifyAll(world, changed, '已取消', `原因：${changeReason}。`)
  return changed
}

/**
 * Moves an activity and its sign-up period by a number of days; people on both lists are notified, and an offer lasts
 * no longer than until the new start.
 * @throws Refusal if the activity has begun or was called off, or would begin in the past
 */
export function moveBy(world: World, id: string, days: number, reason: string): ActivityRow {
  const row = getNotBegun(world, id)
  const later = (time: string) => new Date(Date.parse(time) + days * DAY).toISOString()
  const startTime = later(row.startTime)
  if (days === 0) refuse.rule('请填写改期的天数')
  if (Date.parse(startTime) <= world.now()) refuse.rule('新的开始时间应晚于现在')
  const changeReason = reason || '因场地安排调整'
  const changed = world.db.activity.change(id, {
    startTime,
    endTime: later(row.endTime),
    signupEnd: later(row.signupEnd),
    movedFrom: row.startTime,
    changeReason,
    sequence: row.sequence + 1,
    updateTime: world.iso(),
  })
  for (const { id: signup, offerUntil } of signupsOf(world, id))
    if (offerUntil && offerUntil > startTime)
      world.db.activityParticipant.change(signup, { offerUntil: startTime })
  notifyAll(
    world,
    changed,
    '改期',
    `由${timeText(row.startTime)}改为${timeText(startTime)}开始，原因：${changeReason}；报名继续有效，不能参加的请取消报名。`,
  )
  offer(world, id)
  return changed
}
