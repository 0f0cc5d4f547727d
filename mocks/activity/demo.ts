import type { Participant } from '#api/activity.ts'
import { daysLeft } from '#lib/dates.ts'
import type { Beginning, World } from '#mocks/city.ts'
import type { ActivityRow } from './tables.ts'

type Times = Partial<Pick<ActivityRow, 'quota' | 'signed' | 'cancelled' | 'needsReview'>> & {
  /** Days from today: sign-up from, sign-up until, begin, end. */
  days: [number, number, number, number]
}

/**
 * Activities that tests and demonstrations count on, each a seeded one whose times are set: `activity-open` can be
 * signed up for, `activity-full` has no place left, `activity-later` opens in some days, `activity-running` is under way,
 * `activity-cancelled` was called off, and the rest are the ones the demo account has signed up for.
 */
const fixed: Record<string, Times> = {
  'activity-open': { days: [-5, 6, 7, 7], quota: 200, signed: 64, needsReview: false },
  'activity-review': { days: [-4, 9, 10, 10], quota: 60, signed: 21, needsReview: true },
  'activity-few': { days: [-9, 3, 4, 4], quota: 40, signed: 38, needsReview: false },
  'activity-full': { days: [-9, 4, 5, 5], quota: 40, signed: 40 },
  'activity-later': { days: [6, 19, 20, 20], quota: 120, signed: 0 },
  'activity-running': { days: [-20, -2, -1, 1], quota: 80, signed: 76 },
  'activity-cancelled': { days: [-9, 7, 8, 8], quota: 100, signed: 12, cancelled: true },
  'activity-signed': { days: [-7, 2, 3, 3], quota: 120, signed: 88, needsReview: false },
  'activity-waiting': { days: [-3, 11, 12, 12], quota: 60, signed: 30, needsReview: true },
  'activity-evaluate': { days: [-30, -10, -9, -9], quota: 80, signed: 80, needsReview: false },
  'activity-evaluated': { days: [-60, -41, -40, -40], quota: 100, signed: 93, needsReview: false },
  'activity-missed': { days: [-50, -31, -30, -30], quota: 60, signed: 60, needsReview: true },
}

const DAY = 86_400_000

/** Turns some of the seeded activities into the fixed ones and signs the demo accounts up. */
export function seedDemo(world: World, { day, sizes }: Beginning): void {
  const rows = world.db.activity.all()
  /** The same time of day, so many days from today. */
  const moved = (time: string, offset: number) =>
    new Date(Date.parse(time) + (offset - daysLeft(time, world.now())) * DAY).toISOString()
  for (const [index, [id, { days, ...set }]] of Object.entries(fixed).entries()) {
    // one of five, so that they are of every type
    const row = rows[index * 5]
    if (!row) return
    const [opens, closes, begins, ends] = days
    world.db.activity.remove(row.id)
    world.db.activity.add({
      ...row,
      cancelled: false,
      ...set,
      id,
      createTime: day(opens - 1),
      updateTime: day(opens - 1),
      signupStart: day(opens),
      signupEnd: day(closes, 17),
      startTime: moved(row.startTime, begins),
      endTime: moved(row.endTime, ends),
    })
  }
  // A world without the demo accounts' own records has none of their sign-ups either.
  if (sizes.declarations === 0) return
  const sign = (
    userId: string,
    activityId: string,
    status: Participant['status'],
    on: number,
    evaluate?: Participant['evaluate'],
  ) => {
    const who = world.db.user.find(userId)
    if (!who) return
    world.db.activityParticipant.add({
      id: `participant-${userId}-${activityId}`,
      createTime: day(on, 10),
      updateTime: day(on, 15),
      enId: who.ens[0]?.enId ?? '',
      userId,
      activityId,
      name: who.nickname,
      phone: who.tel,
      position: '综合部经理',
      people: 1,
      status,
      ...(evaluate ? { evaluate } : {}),
    })
  }
  sign('u-enterprise', 'activity-signed', '已通过', -4)
  sign('u-enterprise', 'activity-waiting', '待审核', -1)
  sign('u-enterprise', 'activity-evaluate', '已签到', -15)
  sign('u-enterprise', 'activity-evaluated', '已签到', -50, {
    score: 5,
    content: '讲得很细，现场就把材料清单理清楚了。',
  })
  sign('u-enterprise', 'activity-missed', '未通过', -36)
  sign('u-enterprise', 'activity-cancelled', '已取消', -3)
  sign('u-provider', 'activity-signed', '已通过', -3)
  sign('u-provider', 'activity-evaluated', '已签到', -47)
  sign('u-other', 'activity-evaluate', '已签到', -14)
}
