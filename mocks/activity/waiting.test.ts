import { expect, test } from 'vitest'
import { activity } from '#api/activity.ts'
import { call } from '#api/call/call.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { callOff, moveBy } from './changes.ts'
import { handlers } from './handlers.ts'
import { placeCodeOf } from './place-code.ts'
import { hallMoment } from './schedule.ts'
import { decide } from './signups.ts'

const city = startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })

/** Makes all further calls as this user, for their first enterprise. */
const as = (userId: string) => city.as(userId, city.world.db.user.get(userId, '用户').ens[0]?.enId ?? '')
/** Advances the clock by so many hours and signs the user in again, because no sign-in lasts that long. */
const pass = (hours: number, userId: string) => {
  city.world.clockOffset += hours * HOUR
  as(userId)
}
/** Advances the clock to the moment at which the demonstration's activities are under way. */
const passToHallMoment = () => pass((hallMoment(city.world.now()) - city.world.now()) / HOUR, 'u-enterprise')
const signUp = (activityId: string, people = 1) =>
  call(activity.participate, {
    body: { action: 'signup', activityId, name: '林晓岚', phone: '13800000001', people },
  })
const cancel = (activityId: string) => call(activity.participate, { body: { action: 'cancel', activityId } })
const one = (id: string) => call(activity.one, { params: { id } })
const wait = (activityId: string, people = 1) =>
  call(activity.participate, {
    body: { action: 'wait', activityId, name: '林晓岚', phone: '13800000001', people },
  })
const confirm = (activityId: string) =>
  call(activity.participate, { body: { action: 'confirm', activityId } })
const checkIn = (
  activityId: string,
  at = city.world.iso(),
  place: string | undefined = placeCodeOf(activityId),
) => call(activity.participate, { body: { action: 'checkin', activityId, at, place } })
const HOUR = 3_600_000
/** Returns the texts of a user's messages about activities. */
const messagesOf = (userId: string) =>
  city.world.db.message
    .getAll()
    .filter((one) => one.userId === userId && one.type === '活动')
    .map((one) => `${one.title} ${one.content}`)

test('the last place goes to one user; the next waits with a number and takes the place when it is freed', async () => {
  as('u-provider')
  expect((await wait('activity-last')).status).toBe('已通过')
  as('u-other')
  await expect(signUp('activity-last')).rejects.toMatchObject({ message: '名额已满，可以加入候补' })
  expect(await wait('activity-last')).toMatchObject({ status: '候补', waitNumber: 1, waitBefore: 0 })
  expect((await one('activity-last')).waiting).toBe(1)
  await expect(confirm('activity-last')).rejects.toMatchObject({ message: '暂无空出的名额，请等候通知' })
  as('u-provider')
  await cancel('activity-last')
  as('u-other')
  const { signup } = await one('activity-last')
  expect(signup?.status).toBe('待确认候补')
  expect(Date.parse(signup!.offerUntil!) - city.world.now()).toBeGreaterThan(47 * HOUR)
  expect(messagesOf('u-other').some((text) => text.includes('有名额空出'))).toBe(true)
  // The place is held meanwhile.
  as('u-enterprise')
  await expect(signUp('activity-last')).rejects.toMatchObject({ message: '名额已满，可以加入候补' })
  as('u-other')
  const taken = await confirm('activity-last')
  expect(taken.status).toBe('已通过')
  expect(taken.code).toMatch(/^HD-\w{4}-\w{4}$/)
  expect((await one('activity-last')).signed).toBe(40)
})
test('an offer that is not taken goes to the next sign-up after 48 hours, with a reason for the one that lapsed', async () => {
  as('u-provider')
  await wait('activity-last')
  as('u-other')
  await wait('activity-last')
  as('u-enterprise')
  expect(await wait('activity-last')).toMatchObject({ waitNumber: 2, waitBefore: 1 })
  as('u-provider')
  await cancel('activity-last')
  pass(49, 'u-other')
  const lapsed = (await one('activity-last')).signup
  expect(lapsed?.status).toBe('已取消')
  expect(lapsed?.reason).toContain('已由下一位递补')
  as('u-enterprise')
  expect((await one('activity-last')).signup?.status).toBe('待确认候补')
})
test('an offer never lasts beyond the start, and a sign-up that still waits then is cancelled', async () => {
  as('u-enterprise')
  const { startTime, signup } = await one('activity-offered')
  expect(Date.parse(signup!.offerUntil!)).toBeLessThanOrEqual(Date.parse(startTime))
  await expect(cancel('activity-queued')).resolves.toMatchObject({ status: '已取消' })
  as('u-person')
  pass((Date.parse((await one('activity-queued')).startTime) - city.world.now() + 1_000) / HOUR, 'u-person')
  expect((await one('activity-queued')).signup).toMatchObject({
    status: '已取消',
    reason: '活动已开始，没有空出名额。',
  })
})
test('a user who was refused reads the reason on the next try', async () => {
  await expect(signUp('activity-missed')).rejects.toMatchObject({ kind: 'refused' })
  await signUp('activity-review')
  decide(city.world, city.world.db.activityParticipant.getAll().at(-1)!, '未通过', '面向制造业企业')
  await expect(signUp('activity-review')).rejects.toMatchObject({
    message: '上次报名未通过，不能再次报名。原因：面向制造业企业',
  })
})
test('a user checks in from thirty minutes before the start until the end, counted by the time of the press', async () => {
  const start = Date.parse((await one('activity-soon')).startTime)
  await expect(checkIn('activity-signed')).rejects.toThrow('开始前 30 分钟起可以签到')
  passToHallMoment()
  await expect(checkIn('activity-soon', new Date(start - 31 * 60_000).toISOString())).rejects.toMatchObject({
    kind: 'refused',
  })
  const pressed = city.world.iso()
  // The check-in arrives after the end, because the device had no network before.
  pass(5, 'u-enterprise')
  expect(await checkIn('activity-soon', pressed)).toMatchObject({ status: '已签到', checkInTime: pressed })
  await expect(checkIn('activity-soon', pressed)).rejects.toMatchObject({ message: '已签到，请勿重复签到' })
  as('u-person')
  await expect(checkIn('activity-soon')).rejects.toMatchObject({ message: '活动已结束，不能签到' })
})
test('a check-in on site needs the code of the venue, which no online activity asks for', async () => {
  passToHallMoment()
  const at = city.world.iso()
  await expect(
    call(activity.participate, { body: { action: 'checkin', activityId: 'activity-soon', at } }),
  ).rejects.toMatchObject({ message: '请填写会场屏幕上的现场码', fields: [{ field: 'place' }] })
  const wrong = placeCodeOf('activity-open')
  await expect(checkIn('activity-soon', at, wrong)).rejects.toMatchObject({ fields: [{ field: 'place' }] })
  expect((await checkIn('activity-soon', at)).status).toBe('已签到')
})
test('the live link is shown only to people who are let in', async () => {
  passToHallMoment()
  expect((await one('activity-live')).liveUrl).toMatch(/^https:/)
  as('u-other')
  expect(await one('activity-live')).not.toHaveProperty('liveUrl')
})
test('the live link is shown from fifteen minutes before the start', async () => {
  const online = city.world.db.activity.change('activity-signed', { liveUrl: 'https://live.example/1' })
  expect(await one('activity-signed')).not.toHaveProperty('liveUrl')
  pass((Date.parse(online.startTime) - city.world.now()) / HOUR - 14 / 60, 'u-enterprise')
  expect((await one('activity-signed')).liveUrl).toBe('https://live.example/1')
  const { records } = await call(activity.page, { query: { size: 99 } })
  expect(records.some((row) => row.liveUrl)).toBe(false)
})
test('the message about an approved sign-up names the code for the door, or the live link of an online activity', async () => {
  const newest = () => messagesOf('u-provider').at(-1)
  as('u-provider')
  for (const [mode, words] of [
    ['线下', '请凭签到码到场，活动开始前 30 分钟起可以自助签到。'],
    ['线上', '开始前 15 分钟起可以进入直播，活动开始前 30 分钟起可以自助签到。'],
  ] as const) {
    city.world.db.activity.change('activity-review', { mode })
    const { id } = await signUp('activity-review')
    decide(city.world, city.world.db.activityParticipant.get(id, '报名'), '已通过')
    expect(newest()).toContain(words)
    expect(newest()?.includes('签到码')).toBe(mode === '线下')
    await cancel('activity-review')
  }
})
test('a move and a cancellation notify both lists and raise the sequence that calendars compare', async () => {
  const before = await one('activity-queued')
  moveBy(city.world, 'activity-queued', 3, '场地检修')
  const after = await one('activity-queued')
  expect(Date.parse(after.startTime) - Date.parse(before.startTime)).toBe(72 * HOUR)
  expect(after).toMatchObject({ sequence: before.sequence + 1, movedFrom: before.startTime })
  expect(messagesOf('u-enterprise').some((text) => text.startsWith('活动改期'))).toBe(true)
  callOff(city.world, 'activity-queued', '主讲人不能到场')
  expect(await one('activity-queued')).toMatchObject({ state: '已取消', sequence: before.sequence + 2 })
  expect(messagesOf('u-person').filter((text) => text.includes('主讲人不能到场'))).toHaveLength(1)
  expect(() => moveBy(city.world, 'activity-queued', 3, '')).toThrow('活动已取消')
})
test('a waiting user is notified of a called-off activity once, and of no start or freed place later', async () => {
  callOff(city.world, 'activity-queued', '主讲人不能到场')
  callOff(city.world, 'activity-offered', '场地检修')
  const before = messagesOf('u-enterprise')
  pass(24 * 30, 'u-enterprise')
  expect((await one('activity-queued')).signup?.status).toBe('候补')
  expect((await one('activity-offered')).signup?.status).toBe('待确认候补')
  const { title } = await one('activity-queued')
  const after = messagesOf('u-enterprise').slice(before.length)
  expect(after.filter((text) => text.includes(title) || text.includes('已由下一位递补'))).toEqual([])
})
test('the caller’s own sign-ups are grouped, and every group is counted', async () => {
  const groups = async (group: 'coming' | 'waiting' | 'past') =>
    (await call(activity.myApply, { query: { group, size: 99 } })).records.map((row) => row.activityId)
  const { counts } = await call(activity.myApply, { query: {} })
  const all = { coming: await groups('coming'), waiting: await groups('waiting'), past: await groups('past') }
  expect(all.waiting).toEqual(expect.arrayContaining(['activity-queued', 'activity-offered']))
  expect(all.coming).toEqual(expect.arrayContaining(['activity-signed', 'activity-soon', 'activity-waiting']))
  expect(all.past).toEqual(
    expect.arrayContaining(['activity-evaluate', 'activity-cancelled', 'activity-missed']),
  )
  expect(counts).toEqual({
    coming: all.coming.length,
    waiting: all.waiting.length,
    past: all.past.length,
  })
})
test('the world has sign-ups of every state, and five activities under way or in their last hours', () => {
  passToHallMoment()
  const { activity: activities, activityParticipant } = city.world.db
  expect(new Set(activityParticipant.getAll().map((row) => row.status)).size).toBe(7)
  const near = activities.getAll().filter((row) => {
    const [begin, end] = [Date.parse(row.startTime), Date.parse(row.endTime)]
    const closes = Date.parse(row.signupEnd) - city.world.now()
    return (
      !row.cancelled &&
      ((begin < city.world.now() + HOUR && end > city.world.now()) || (closes > 0 && closes < 6 * HOUR))
    )
  })
  expect(near.length).toBeGreaterThanOrEqual(5)
})
