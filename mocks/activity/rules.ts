import type { Activity, Participant } from '#api/activity.ts'
import { activityState, canSignUp } from '#rules/activity-state.ts'
import { signupLifecycle } from '#rules/signup-states.ts'
import { moveRecord, type Particulars, type RecordKind } from '#mocks/record/move.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/city.ts'
import type { ActivityRow, ParticipantRow } from './tables.ts'

/** The activity as it stands at the world's time. */
export const current = (world: World, row: ActivityRow): Activity => ({
  ...row,
  state: activityState(row, world.now()),
})

/** The sign-up of the caller's enterprise, or of a person without one, for an activity, whatever became of it. */
export const signupOf = ({ world, ownOf }: Caller, activityId: string): ParticipantRow | undefined =>
  ownOf(world.db.activityParticipant.findMany({ where: { activityId: { equals: activityId } } }))[0]

/** Refuses where `people` cannot sign up: the window is shut or there are not enough places. */
export function checkPlaces(activity: Activity, people: number): void {
  if (!canSignUp(activity.state)) {
    const full = activity.state === '报名结束' && activity.signed >= activity.quota
    refuse.rule(full ? '名额已满，不能再报名' : `活动${activity.state}，不能报名`)
  }
  const left = activity.quota - activity.signed
  if (people > left) refuse.fields([{ field: 'people', errorMessage: `名额仅剩 ${String(left)} 人` }])
}

/** How sign-ups are moved. */
const signups: RecordKind<ParticipantRow, Participant['status']> = {
  lifecycle: signupLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, row, { state, ...step }, also) =>
    world.db.activityParticipant.change(row.id, { ...also, ...step, status: state }),
  refusal: (from, to) => `报名${from}，不能改为${to}`,
  reasonOf: () => '名额有限，本次未能安排。',
  told: (world, row, { to, reason = '' }) => ({
    type: '活动',
    title: `活动报名${to}`,
    content: `您报名的“${world.db.activity.get(row.activityId, '活动').title}”${to}。${reason}`,
    bizType: 'activity',
    bizId: row.activityId,
    link: `/roadshow/${row.activityId}`,
  }),
}

/** Moves a sign-up of the caller's and gives its places back where it ends. @throws Refusal where it cannot go there. */
export function move(
  world: World,
  row: ParticipantRow,
  status: Participant['status'],
  { by = 'owner', reason, also }: Particulars<ParticipantRow> = {},
): ParticipantRow {
  const moved = moveRecord(world, signups, row, status, { by, reason, also: also ?? {} })
  if (status === '未通过' || status === '已取消') occupy(world, row.activityId, -row.people)
  return moved
}

/** Does the organizer's part, for testers: 审核 (已通过, 未通过) and 签到; whoever signed up is told. */
export const decide = (
  world: World,
  row: ParticipantRow,
  status: '已通过' | '未通过' | '已签到',
  reason?: string,
): ParticipantRow => move(world, row, status, { by: 'city', reason })

/** Takes places of an activity, or gives them back where `people` is negative. */
export function occupy(world: World, activityId: string, people: number): void {
  const { signed } = world.db.activity.get(activityId, '活动')
  world.db.activity.change(activityId, { signed: Math.max(0, signed + people) })
}
