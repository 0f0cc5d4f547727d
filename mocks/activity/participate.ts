import type { Activity } from '#api/activity.ts'
import type { Participation } from '#api/activity-signup.ts'
import { timeText } from '#lib/dates.ts'
import { CHECK_IN_MINUTES, checkInFrom, LATE_CHECK_IN_HOURS, mayCheckIn } from '#rules/activity-clock.ts'
import { canSignUp, canWait, placesLeft } from '#rules/activity-state.ts'
import { isWaiting } from '#rules/signup-states.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import { placeCodeOf } from './place-code.ts'
import { currentActivity, signupOf } from './rules.ts'
import { codeOf, move, nextNumber, occupy } from './signups.ts'
import type { ParticipantRow } from './tables.ts'

type SignUpRequest = Extract<Participation, { action: 'signup' | 'wait' }>
type CheckIn = Extract<Participation, { action: 'checkin' }>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Milliseconds by which the clock of a device may be ahead. */
const AHEAD = 5 * MINUTE

/** Returns the caller's sign-up that a step is about, and its activity now. @throws Refusal if there is none */
function findSignup(caller: Caller, activityId: string): [ParticipantRow, Activity] {
  const { world } = caller
  const row = world.db.activity.get(activityId, '活动')
  const signup = signupOf(caller, activityId)
  if (!signup || signup.status === '已取消') return refuse.rule('尚未报名该活动')
  return [signup, currentActivity(world, row)]
}

/**
 * Signs up for places, or with `wait` for a number of the waiting list if too few places are left.
 * @throws Refusal if the caller is signed up already or was refused, or if there is neither a place nor a waiting list
 */
export function signUp(caller: Caller & { enIdIfAny: string }, body: SignUpRequest): ParticipantRow {
  const { world, user, enIdIfAny } = caller
  const { activityId, name, phone, position, people } = body
  const one = currentActivity(world, world.db.activity.get(activityId, '活动'))
  const before = signupOf(caller, activityId)
  if (before?.status === '未通过')
    return refuse.rule(`上次报名未通过，不能再次报名。${before.reason ? `原因：${before.reason}` : ''}`)
  if (before && isWaiting(before.status)) return refuse.rule('已在候补名单中，请勿重复报名')
  if (before && before.status !== '已取消') return refuse.rule('已报名该活动，请勿重复报名')
  const status = statusFor(one, body, world.now())
  const details = { enId: enIdIfAny, name, phone, people, position: position || undefined }
  if (before) return move(world, before, status, { also: details })
  if (status !== '候补') occupy(world, activityId, people)
  return world.db.activityParticipant.create({
    id: world.uuid(),
    createTime: world.iso(),
    updateTime: world.iso(),
    userId: user.id,
    activityId,
    status,
    ...details,
    ...(status === '已通过' ? { code: codeOf(world.random) } : {}),
    ...(status === '候补' ? { waitNumber: nextNumber(world, activityId) } : {}),
  })
}

/** Returns the status of a new sign-up. @throws Refusal if the activity takes no sign-ups, or not for so many people */
function statusFor(
  one: Activity,
  { action, people }: SignUpRequest,
  now: number,
): '待审核' | '已通过' | '候补' {
  const left = placesLeft(one)
  const isFull = canWait(one, now)
  if (!canSignUp(one.state) && !isFull) return refuse.rule(`活动${one.state}，不能报名`)
  if (people > one.quota) return refuse.field('people', `活动共 ${String(one.quota)} 个名额`)
  if (people <= left) return one.needsReview ? '待审核' : '已通过'
  if (action === 'wait') return '候补'
  return isFull
    ? refuse.rule('名额已满，可以加入候补')
    : refuse.field('people', `名额仅剩 ${String(left)} 人`)
}

/** Takes the place that was offered. @throws Refusal if no place is held for the caller any more */
export function confirm(caller: Caller, activityId: string): ParticipantRow {
  const [row, one] = findSignup(caller, activityId)
  if (row.status === '候补') return refuse.rule('暂无空出的名额，请等候通知')
  if (row.status !== '待确认候补') return refuse.rule(`报名${row.status}，无需确认`)
  if (one.state === '已取消') return refuse.rule('活动已取消，不能确认')
  return move(caller.world, row, one.needsReview ? '待审核' : '已通过')
}

/** Leaves the list or the waiting list. @throws Refusal once the activity has begun */
export function cancel(caller: Caller, activityId: string): ParticipantRow {
  const [row, one] = findSignup(caller, activityId)
  if (one.state === '进行中' || one.state === '已结束') return refuse.rule('活动已开始，不能取消报名')
  return move(caller.world, row, '已取消')
}

/**
 * Records attendance at the time when the button was pressed. The check-in carries this time, by the city's clock as
 * last known, so that it counts if it arrives up to a day after the end. Price: a device's clock that is set offline
 * between two visits shifts it.
 * @throws Refusal if the caller is not let in, if the time is outside the check-in period, or if the venue's code is
 * wrong, or missing where people meet on site alone
 */
export function checkIn(caller: Caller, { activityId, at, place }: CheckIn): ParticipantRow {
  const { world } = caller
  const [row, one] = findSignup(caller, activityId)
  if (row.status === '已签到') return refuse.rule('已签到，请勿重复签到')
  if (row.status !== '已通过') return refuse.rule(`报名${row.status}，不能签到`)
  if (one.state === '已取消') return refuse.rule('活动已取消，不能签到')
  const pressed = Date.parse(at)
  const isLate = world.now() > Date.parse(one.endTime) + LATE_CHECK_IN_HOURS * HOUR
  if (pressed < checkInFrom(one))
    return refuse.rule(
      `开始前 ${String(CHECK_IN_MINUTES)} 分钟起可以签到，请在${timeText(checkInFrom(one))}后重试`,
    )
  if (pressed > world.now() + AHEAD) return refuse.rule('签到时间有误，请校准本机时间后重试')
  if (isLate || !mayCheckIn(one, pressed)) return refuse.rule('活动已结束，不能签到')
  if (one.mode === '线下' && place === undefined) return refuse.field('place', '请填写会场屏幕上的现场码')
  if (place !== undefined && place !== placeCodeOf(activityId))
    return refuse.field('place', '现场码不正确，请核对会场屏幕上的 6 位数字')
  return move(world, row, '已签到', { also: { checkInTime: at } })
}
