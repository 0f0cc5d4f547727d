import type { Participant } from '#api/activity-signup.ts'
import { clockText, daysLeft } from '#lib/dates.ts'
import { offerEnd } from '#rules/activity-clock.ts'
import { isLetIn } from '#rules/signup-states.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { addSignupWithoutAccount } from './seed-signups.ts'
import { codeOf, nextNumber } from './signups.ts'
import type { ActivityRow } from './tables.ts'

type Times = Partial<Pick<ActivityRow, 'quota' | 'signed' | 'cancelled' | 'needsReview' | 'mode'>> & {
  /** Days from today: sign-up begins, sign-up ends, activity begins, activity ends. */
  days: [number, number, number, number]
  /** Minutes from now, in place of the days: sign-up ends, activity begins, activity ends. */
  minutes?: [number, number, number]
}

/**
 * Activities that tests and demonstrations rely on; each is a seeded one with times set here. `activity-open` can be
 * signed up for, `activity-last` has one place left, `activity-full` none, `activity-later` opens in some days,
 * `activity-cancelled` was called off; `activity-soon`, `-live`, `-ending`, `-running` are under way or about to begin,
 * and the sign-up for `activity-last-hours` ends today. The demo accounts have signed up for the rest.
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
  'activity-last': { days: [-9, 5, 6, 6], quota: 40, signed: 39, needsReview: false },
  'activity-queued': { days: [-9, 7, 8, 8], quota: 40, signed: 40, needsReview: false },
  'activity-offered': { days: [-9, 5, 6, 6], quota: 60, signed: 60, needsReview: false },
  'activity-soon': {
    days: [-15, -1, 0, 0],
    minutes: [-60, 20, 140],
    quota: 80,
    signed: 71,
    needsReview: false,
    mode: '线下',
  },
  'activity-live': {
    days: [-15, -1, 0, 0],
    minutes: [-120, -40, 80],
    quota: 500,
    signed: 412,
    needsReview: false,
    mode: '线上',
  },
  'activity-ending': { days: [-15, -1, 0, 0], minutes: [-1_440, -160, 20], quota: 60, signed: 60 },
  'activity-last-hours': {
    days: [-15, 0, 1, 1],
    minutes: [180, 1_500, 1_680],
    quota: 120,
    signed: 97,
    needsReview: false,
  },
}

const MINUTE = 60_000
const DAY = 86_400_000

/** Returns the agenda moved to another time of day, its steps stretched or shortened to the length of the activity. */
function agendaFrom(
  { agenda, startTime, endTime }: ActivityRow,
  start: string,
  end: string,
): ActivityRow['agenda'] {
  const lasts = (from: string, to: string) => Date.parse(to) - Date.parse(from)
  const scale = lasts(start, end) / lasts(startTime, endTime)
  const inDay = (time: string) => {
    const [hours = 0, minutes = 0] = clockText(time).split(':').map(Number)
    return hours * 60 + minutes
  }
  const moved = (clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    const since = hours * 60 + minutes - inDay(startTime)
    // Programmes are printed in steps of five minutes.
    const at = (inDay(start) + Math.round((since * scale) / 5) * 5 + 1_440) % 1_440
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
  }
  return agenda.map((part) => ({ ...part, time: part.time.split('-').map(moved).join('-') }))
}

/** Turns some of the seeded activities into the fixed ones, and signs the demo accounts up. */
export function seedDemo(world: World, { day, random, sizes }: Beginning): void {
  const rows = world.db.activity.getAll()
  const taken = new Set<string>()
  /** Returns the same time of day, `offset` days from today. */
  const moved = (time: string, offset: number) =>
    new Date(Date.parse(time) + (offset - daysLeft(time, world.now())) * DAY).toISOString()
  /** Returns the time in so many minutes, rounded up to the next five. */
  const inMinutes = (minutes: number) =>
    new Date(Math.ceil((world.now() / MINUTE + minutes) / 5) * 5 * MINUTE).toISOString()
  for (const [index, [id, { days, minutes, mode, ...set }]] of Object.entries(fixed).entries()) {
    // One of four, so that all types occur.
    const from = [...rows.slice(index * 4), ...rows]
    const row = from.find((one) => !taken.has(one.id) && (!mode || one.mode === mode))
    if (!row) return
    taken.add(row.id)
    const [opens, closes, begins, ends] = days
    const startTime = minutes ? inMinutes(minutes[1]) : undefined
    const endTime = minutes ? inMinutes(minutes[2]) : moved(row.endTime, ends)
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
      signupStart: day(opens),
      signupEnd: minutes ? inMinutes(minutes[0]) : day(closes, 17),
      startTime: startTime ?? moved(row.startTime, begins),
      ...(startTime ? { agenda: agendaFrom(row, startTime, endTime) } : {}),
      endTime,
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
  sign('u-enterprise', 'activity-live', '已签到', -8, checkedIn('activity-live'))
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
