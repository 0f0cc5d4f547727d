import type { Activity } from '#api/activity.ts'
import type { Participant } from '#api/activity-signup.ts'
import { isLive } from '#rules/activity-clock.ts'
import { activityState } from '#rules/activity-state.ts'
import { isLetIn, isWaiting } from '#rules/signup-states.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/city.ts'
import type { ActivityRow, ParticipantRow } from './tables.ts'

/** Returns the sign-ups of an activity, in the order in which they were created. */
export const signupsOf = (world: World, activityId: string): ParticipantRow[] =>
  world.db.activityParticipant.findMany({ where: { activityId: { equals: activityId } } })

/** Returns the sign-ups on the waiting list without an offer, the lowest number first. */
export const queueOf = (world: World, activityId: string): ParticipantRow[] =>
  world.db.activityParticipant.findMany({
    where: { activityId: { equals: activityId }, status: { equals: '候补' } },
    orderBy: { waitNumber: 'asc' },
  })

/**
 * Returns the activity at the world's time, as a user with this sign-up may read it. The live link is included only for
 * users who are let in, from fifteen minutes before the start until the end. `queue` holds the sign-ups that wait for a
 * place.
 */
export function currentActivity(
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

/**
 * Returns a sign-up as its owner reads it: with the number of waiting sign-ups before it, and with the code only while
 * it admits.
 */
export function ownerView(world: World, row: ParticipantRow): Participant {
  const { code, waitNumber, ...rest } = row
  const before = queueOf(world, row.activityId).findIndex(({ id }) => id === row.id)
  return {
    ...rest,
    ...(isLetIn(row.status) && code ? { code } : {}),
    ...(isWaiting(row.status) && waitNumber ? { waitNumber } : {}),
    ...(row.status === '候补' && before >= 0 ? { waitBefore: before } : {}),
  }
}

/** Returns the sign-up for an activity of the caller's enterprise, or of a person without one, in any state. */
export const signupOf = ({ world, mine }: Caller, activityId: string): ParticipantRow | undefined =>
  world.db.activityParticipant.findFirst({ where: { ...mine, activityId: { equals: activityId } } })
