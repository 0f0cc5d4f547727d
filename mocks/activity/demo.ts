import type { Participant } from '#api/activity-signup.ts'
import { clockText, daysLeft } from '#lib/dates.ts'
import { offerEnd } from '#rules/activity-clock.ts'
import { isLetIn } from '#rules/signup-states.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { agendaOf, hallMoment, hallsFor, heldIn, workday } from './schedule.ts'
import { addSignupWithoutAccount } from './seed-signups.ts'
import { codeOf, nextNumber } from './signups.ts'
import type { ActivityRow } from './tables.ts'

type Times = Partial<Pick<ActivityRow, 'quota' | 'signed' | 'cancelled' | 'needsReview' | 'mode'>> & {
  /** Days from today: sign-up begins, activity begins, activity ends. They move off days on which halls are closed. */
  days: [number, number, number]
  /**
   * Minutes from {@link hallMoment}, in place of the days: sign-up ends, activity begins and ends. Without the last two
   * it takes place on the next working day.
   */
  minutes?: [number, number?, number?]
}

/**
 * Activities that tests and demonstrations rely on; each is a seeded one with times set here. `activity-open` can be
 * signed up for, `activity-last` has one place left, `activity-full` none, `activity-later` opens in some days,
 * `activity-cancelled` was called off; `activity-soon`, `-live`, `-ending`, `-running` are under way or about to begin,
 * and the sign-up for `activity-last-hours` ends today. The demo accounts have signed up for the rest.
 */
const fixed: Record<string, Times> = {
  'activity-open': { days: [-5, 7, 7], quota: 200, signed: 64, needsReview: false },
  'activity-review': { days: [-4, 10, 10], quota: 60, signed: 21, needsReview: true },
  'activity-few': { days: [-9, 4, 4], quota: 40, signed: 38, needsReview: false },
  'activity-full': { days: [-9, 5, 5], quota: 40, signed: 40 },
  'activity-later': { days: [6, 20, 20], quota: 120, signed: 0 },
  'activity-running': { days: [-20, -1, 1], quota: 80, signed: 76 },
  'activity-cancelled': { days: [-9, 8, 8], quota: 100, signed: 12, cancelled: true },
  'activity-signed': { days: [-7, 3, 3], quota: 120, signed: 88, needsReview: false },
  'activity-waiting': { days: [-3, 12, 12], quota: 60, signed: 30, needsReview: true },
  'activity-evaluate': { days: [-30, -9, -9], quota: 80, signed: 80, needsReview: false },
  'activity-evaluated': { days: [-60, -40, -40], quota: 100, signed: 93, needsReview: false },
  'activity-missed': { days: [-50, -30, -30], quota: 60, signed: 60, needsReview: true },
  'activity-last': { days: [-9, 6, 6], quota: 40, signed: 39, needsReview: false },
  'activity-queued': { days: [-9, 8, 8], quota: 40, signed: 40, needsReview: false },
  'activity-offered': { days: [-9, 6, 6], quota: 60, signed: 60, needsReview: false },
  'activity-soon': {
    days: [-15, 0, 0],
    minutes: [-60, 20, 170],
    quota: 80,
    signed: 71,
    needsReview: false,
    mode: '线下',
  },
  'activity-live': {
    days: [-15, 0, 0],
    minutes: [-120, -40, 110],
    quota: 500,
    signed: 412,
    needsReview: false,
    mode: '线上',
  },
  'activity-ending': { days: [-15, 0, 0], minutes: [-1_440, -130, 20], quota: 60, signed: 60 },
  'activity-last-hours': {
    days: [-15, 1, 1],
    minutes: [180],
    quota: 120,
    signed: 97,
    needsReview: false,
  },
}

const MINUTE = 60_000
const DAY = 86_400_000

/** Returns the times and the agenda of an activity within half a day. */
function session({ type, agenda }: ActivityRow, startTime: string, endTime: string): Partial<ActivityRow> {
  const [hours = 0, minutes = 0] = clockText(startTime).split(':').map(Number)
  const lasts = (Date.parse(endTime) - Date.parse(startTime)) / MINUTE
  const speaker = agenda.find((one) => one.speaker)?.speaker
  return { startTime, endTime, agenda: agendaOf(type, hours * 60 + minutes, speaker, lasts) }
}

/** Turns some of the seeded activities into the fixed ones, and signs the demo accounts up. */
export function seedDemo(world: World, { day, random, sizes }: Beginning): void {
  const rows = world.db.activity.getAll()
  const taken = new Set<string>()
  /** Returns the same time of day, `offset` days from today. */
  const moved = (time: string, offset: number) =>
    new Date(Date.parse(time) + (offset - daysLeft(time, world.now())) * DAY).toISOString()
  const moment = hallMoment(world.now())
  /** Returns the time so many minutes from that moment, rounded up to the next five. */
  const inMinutes = (minutes: number) =>
    new Date(Math.ceil((moment / MINUTE + minutes) / 5) * 5 * MINUTE).toISOString()
  for (const [index, [id, { days, minutes, mode, ...set }]] of Object.entries(fixed).entries()) {
    // One of four, so that all types occur.
    const inTurn = [...rows.slice(index * 4), ...rows]
    const row = inTurn.find((one) => !taken.has(one.id) && (!mode || one.mode === mode))
    if (!row) return
    taken.add(row.id)
    const [opens, begins, ends] = days
    const [closesIn, beginsIn, endsIn] = minutes ?? []
    const isToday = beginsIn !== undefined && endsIn !== undefined
    const from = closesIn !== undefined ? daysLeft(new Date(moment).toISOString(), world.now()) + 1 : begins
    const on = workday(day, from)
    const quota = set.quota ?? row.quota
    world.db.activity.remove(row.id)
    world.db.activity.create({
      ...row,
      cancelled: false,
      ...set,
      ...(set.cancelled ? { changeReason: '主讲专家临时有公务，改期后另行通知', sequence: 1 } : {}),
      id,
      ...(row.liveUrl ? { liveUrl: `https://live.qiyefuwu.example/${id}` } : {}),
      createTime: day(opens - 1),
      updateTime: day(opens - 1),
      signupStart: day(workday(day, opens)),
      signupEnd: closesIn === undefined ? day(on - 1, 17) : inMinutes(closesIn),
      startTime: moved(row.startTime, on),
      endTime: moved(row.endTime, ends === begins ? on : workday(day, ends)),
      ...(isToday ? session(row, inMinutes(beginsIn), inMinutes(endsIn)) : {}),
      // A hall with too few seats is exchanged for the largest.
      ...(row.mode === '线下' && !hallsFor('', quota).some(({ 0: hall }) => row.address?.startsWith(hall))
        ? heldIn(hallsFor('', quota)[0]!)
        : {}),
      viewCount: 80 + (set.signed ?? row.signed) * 6 + index * 13,
    })
  }
  // A world without the demo accounts' own records has no sign-ups of them either.
  if (sizes.declarations === 0) return
  const sign = (
    userId: string,
    activityId: string,
    status: Participant['status'],
    on: number,
    also: Partial<Participant> = {},
  ) => {
    const who = world.db.user.find(userId)
    if (!who) return
    world.db.activityParticipant.create({
      id: `participant-${userId}-${activityId}`,
      createTime: day(on, 10),
      updateTime: day(on, 15),
      enId: who.ens[0]?.enId ?? '',
      userId,
      activityId,
      name: who.nickname,
      phone: who.tel,
      position: who.ens[0] ? '综合部经理' : '创业者',
      people: 1,
      status,
      ...(isLetIn(status) ? { code: codeOf(random) } : {}),
      ...(status === '候补' || status === '待确认候补' ? { waitNumber: nextNumber(world, activityId) } : {}),
      ...also,
    })
  }
  const checkedIn = (id: string) => ({ checkInTime: world.db.activity.get(id, '活动').startTime })
  const queued = world.db.activity.get('activity-queued', '活动')
  addSignupWithoutAccount(world, { random, day }, queued, '候补')
  addSignupWithoutAccount(world, { random, day }, queued, '候补')
  sign('u-enterprise', 'activity-signed', '已通过', -4)
  sign('u-enterprise', 'activity-soon', '已通过', -6)
  const hasBegun = Date.parse(world.db.activity.get('activity-live', '活动').startTime) <= world.now()
  sign(
    'u-enterprise',
    'activity-live',
    hasBegun ? '已签到' : '已通过',
    -8,
    hasBegun ? checkedIn('activity-live') : {},
  )
  sign('u-enterprise', 'activity-waiting', '待审核', -1)
  sign('u-enterprise', 'activity-queued', '候补', -2)
  const offered = world.db.activity.get('activity-offered', '活动')
  sign('u-enterprise', 'activity-offered', '待确认候补', -3, {
    offerUntil: offerEnd(offered, world.now() - 18 * 60 * MINUTE),
  })
  sign('u-enterprise', 'activity-evaluate', '已签到', -15, checkedIn('activity-evaluate'))
  sign('u-enterprise', 'activity-evaluated', '已签到', -50, {
    ...checkedIn('activity-evaluated'),
    evaluate: { score: 5, content: '讲得很细，现场就把材料清单理清楚了。' },
  })
  sign('u-enterprise', 'activity-missed', '未通过', -36, { reason: '名额有限，优先安排首次参加的企业。' })
  sign('u-enterprise', 'activity-cancelled', '已通过', -3)
  sign('u-provider', 'activity-signed', '已通过', -3)
  sign('u-provider', 'activity-evaluated', '已签到', -47, checkedIn('activity-evaluated'))
  sign('u-other', 'activity-evaluate', '已签到', -14, checkedIn('activity-evaluate'))
  sign('u-person', 'activity-soon', '已通过', -5)
  sign('u-person', 'activity-queued', '候补', -1)
  sign('u-person', 'activity-evaluate', '已签到', -13, checkedIn('activity-evaluate'))
  sign('u-person', 'activity-few', '已取消', -4)
}
