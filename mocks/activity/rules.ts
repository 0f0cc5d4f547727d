import type { Activity } from '#api/activity.ts'
import type { Participant } from '#api/activity-signup.ts'
import { isLive } from '#rules/activity-clock.ts'
import { activityState } from '#rules/activity-state.ts'
import { isLetIn, isWaiting } from '#rules/signup-states.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/city.ts'
import type { ActivityRow, ParticipantRow } from './tables.ts'

/** The sign-ups of an activity, in the order they came. */
export const signupsOf = (world: World, activityId: string): ParticipantRow[] =>
  world.db.activityParticipant.findMany({ where: { activityId: { equals: activityId } } })

/** Those on the waiting list without an offer, the lowest number first. */
export const queueOf = (world: World, activityId: string): ParticipantRow[] =>
  world.db.activityParticipant.findMany({
    where: { activityId: { equals: activityId }, status: { equals: '候补' } },
    orderBy: { waitNumber: 'asc' },
  })

/**
 * The activity as it stands at the world's time, for somebody who is signed up like this. The live link is told only to
 * those who are let in, and only from fifteen minutes before the start until the end. `queue` is who waits for it.
 */
export function current(
  world: World,
  row: ActivityRow,
  signup?: Pick<ParticipantRow, 'status'>,
  queue = queueOf(world, row.id),
): Activity {
  const { liveUrl, ...rest } = row
  const now = world.now()
  const isIn = signup !== undefined && isLetIn(signup.status)
  return {
    ...rest,
    ...(liveUrl && isIn && isLive(row, now) ? { liveUrl } : {}),
    waiting: queue.reduce((sum, { people }) => sum + people, 0),
    state: activityState(row, now),
  }
}

/** A sign-up as its owner reads it: how many stand before it, the code only while it opens the door. */
export function shown(world: World, row: ParticipantRow): Participant {
  const { code, waitNumber, ...rest } = row
  const before = queueOf(world, row.activityId).findIndex(({ id }) => id === row.id)
  return {
    ...rest,
    ...(isLetIn(row.status) && code ? { code } : {}),
    ...(isWaiting(row.status) && waitNumber ? { waitNumber } : {}),
    ...(row.status === '候补' && before >= 0 ? { waitBefore: before } : {}),
  }
}

/** The sign-up of the caller's enterprise, or of a person without one, for an activity, whatever became of it. */
export const signupOf = ({ world, mine }: Caller, activityId: string): ParticipantRow | undefined =>
  world.db.activityParticipant.findFirst({ where: { ...mine, activityId: { equals: activityId } } })
