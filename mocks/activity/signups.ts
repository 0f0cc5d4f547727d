import type { Participant } from '#api/activity-signup.ts'
import { timeText } from '#lib/dates.ts'
import { CHECK_IN_MINUTES, LIVE_MINUTES, offerEnd } from '#rules/activity-clock.ts'
import { placesLeft } from '#rules/activity-state.ts'
import { holdsPlace, signupLifecycle } from '#rules/signup-states.ts'
import type { NewMessage } from '#mocks/message/send-message.ts'
import { moveRecord, type Particulars, type RecordKind } from '#mocks/record/move.ts'
import type { World } from '#mocks/city.ts'
import type { Random } from '#mocks/random.ts'
import { queueOf, signupsOf } from './rules.ts'
import type { ActivityRow, ParticipantRow } from './tables.ts'

type Status = Participant['status']

/**
 * Returns the text that a message adds after the status; for an online activity it names the live stream in place of
 * the code for the door.
 */
function extraText(
  { status, reason, offerUntil, waitNumber }: ParticipantRow,
  { mode }: Pick<ActivityRow, 'mode'>,
): string {
  if (status === '待确认候补')
    return `有名额空出，请在${offerUntil ? timeText(offerUntil) : '活动开始'}前确认参加，逾期由下一位递补。`
  if (status === '候补') return `您是候补第 ${String(waitNumber ?? 1)} 号，有名额时会通知您。`
  if (status !== '已通过') return reason ?? ''
  const door = mode === '线上' ? `开始前 ${String(LIVE_MINUTES)} 分钟起可以进入直播` : '请凭签到码到场'
  return `${door}，活动开始前 ${String(CHECK_IN_MINUTES)} 分钟起可以自助签到。`
}

/** Returns the message that notifies a user of the status of the own sign-up. */
export function signupMessage(world: World, row: ParticipantRow): NewMessage {
  const { activityId, status } = row
  const activity = world.db.activity.get(activityId, '活动')
  return {
    type: '活动',
    title: `活动报名${status}`,
    content: `您报名的“${activity.title}”${status}。${extraText(row, activity)}`,
    bizType: 'activity',
    bizId: activityId,
    link: `/roadshow/${activityId}`,
  }
}

/** Rules by which sign-ups are moved. A reason given in `also` replaces the step's. */
const signups: RecordKind<ParticipantRow, Status> = {
  lifecycle: signupLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, row, { state, ...step }, also) =>
    world.db.activityParticipant.change(row.id, { ...step, ...also, status: state }),
  refusal: (from, to) => `报名${from}，不能改为${to}`,
  reasonOf: () => '名额有限，本次未能安排。',
  told: (world, row) => signupMessage(world, row),
}

/** Returns a new check-in code of eight characters that are not mistaken for one another. */
export function codeOf(random: Random): string {
  const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const some = () => Array.from({ length: 4 }, () => signs[random.whole(0, signs.length - 1)]).join('')
  return `HD-${some()}-${some()}`
}

/** Returns the columns that change with a status: code, waiting number, end of the offer. */
function columnsFor(world: World, row: ParticipantRow, to: Status): Partial<ParticipantRow> {
  if (to === '已通过') return { code: row.code ?? codeOf(world.random), offerUntil: undefined }
  if (to === '候补') return { waitNumber: nextNumber(world, row.activityId), offerUntil: undefined }
  if (to === '待确认候补')
    return { offerUntil: offerEnd(world.db.activity.get(row.activityId, '活动'), world.now()) }
  // A sign-up that left the list keeps its number, so that no later one gets the same.
  return to === '已取消' ? { offerUntil: undefined } : {}
}

/** Returns the next number of an activity's waiting list; a number is given once and never changes. */
export const nextNumber = (world: World, activityId: string): number =>
  1 + signupsOf(world, activityId).reduce((most, { waitNumber = 0 }) => Math.max(most, waitNumber), 0)

/**
 * Moves a sign-up to another status. Places are taken and freed accordingly, and freed places are offered to the next
 * waiting sign-ups.
 * @throws Refusal if the table of states does not allow the move
 */
export function move(
  world: World,
  row: ParticipantRow,
  to: Status,
  { also, ...particulars }: Particulars<ParticipantRow> = { by: 'owner' },
): ParticipantRow {
  const held = holdsPlace(row.status) ? row.people : 0
  const moved = moveRecord(world, signups, row, to, {
    by: 'owner',
    ...particulars,
    also: { ...columnsFor(world, row, to), ...also },
  })
  const holds = holdsPlace(to) ? moved.people : 0
  occupy(world, row.activityId, holds - held)
  if (holds < held) offer(world, row.activityId)
  return moved
}

/** Decides on a sign-up as the organizer does, for testers: 审核 (已通过, 未通过) and 签到; its user is notified. */
export const decide = (
  world: World,
  row: ParticipantRow,
  status: '已通过' | '未通过' | '已签到',
  reason?: string,
): ParticipantRow => move(world, row, status, { by: 'city', reason })

/** Takes places of an activity, or frees them if `people` is negative. */
export function occupy(world: World, activityId: string, people: number): void {
  if (people === 0) return
  const { signed } = world.db.activity.get(activityId, '活动')
  world.db.activity.change(activityId, { signed: Math.max(0, signed + people) })
}

/**
 * Offers free places to waiting sign-ups in the order of their numbers, skipping those that need more places than are
 * left. Offers none after the start. An offered place is reserved for 48 hours, so that nobody else takes it
 * meanwhile. Price: one person may pass a group of three that waits.
 */
export function offer(world: World, activityId: string): void {
  for (const row of queueOf(world, activityId)) {
    const activity = world.db.activity.get(activityId, '活动')
    if (activity.cancelled || Date.parse(activity.startTime) <= world.now()) return
    if (row.people <= placesLeft(activity)) move(world, row, '待确认候补', { by: 'clock' })
  }
}
