import { beforeEach, expect, test } from 'vitest'
import { activity } from '#api/activity.ts'
import { call } from '#api/call/call.ts'
import { clockText, isoDay } from '#lib/dates.ts'
import { readCalendar } from '#lib/ics.test-kit.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { resetWorld } from '#mocks/world.ts'
import { handlers } from './handlers.ts'
import { hallMoment } from './schedule.ts'
import { decide } from './signups.ts'

const city = startArea(handlers)

/** Makes all further calls as this user, for their first enterprise. */
const as = (userId: string) => {
  const enId = city.world.db.user.get(userId, '用户').ens[0]?.enId ?? ''
  city.as(userId, enId)
}
const signUp = (activityId: string, people = 1) =>
  call(activity.participate, {
    body: { action: 'signup', activityId, name: '林晓岚', phone: '13800000001', people },
  })
const cancel = (activityId: string) => call(activity.participate, { body: { action: 'cancel', activityId } })
const one = (id: string) => call(activity.one, { params: { id } })

beforeEach(() => as('u-enterprise'))

test('a sign-up takes its places, is listed, and frees the places when it is cancelled', async () => {
  const before = await one('activity-open')
  expect(await signUp('activity-open', 3)).toMatchObject({ status: '已通过', people: 3 })
  expect((await one('activity-open')).signed).toBe(before.signed + 3)
  const { records } = await call(activity.myApply, { query: { activityId: 'activity-open' } })
  expect(records[0]).toMatchObject({ status: '已通过', activity: { title: before.title } })
  expect((await cancel('activity-open')).status).toBe('已取消')
  expect((await one('activity-open')).signed).toBe(before.signed)
})
test('a user signs up once, and again after cancelling', async () => {
  as('u-provider')
  await signUp('activity-open')
  await expect(signUp('activity-open')).rejects.toMatchObject({ message: '已报名该活动，请勿重复报名' })
  await cancel('activity-open')
  expect((await signUp('activity-open', 2)).people).toBe(2)
  expect((await call(activity.myApply, { query: { activityId: 'activity-open' } })).total).toBe(1)
})
test('an organizer who reviews sign-ups leaves them waiting', async () => {
  const before = await one('activity-review')
  const { status } = await signUp('activity-review')
  expect(status).toBe('待审核')
  decide(city.world, city.world.db.activityParticipant.getAll().at(-1)!, '未通过')
  expect((await one('activity-review')).signed).toBe(before.signed)
})
test.each([
  ['activity-full', '名额已满，可以加入候补'],
  ['activity-later', '活动未开始报名，不能报名'],
  ['activity-running', '活动进行中，不能报名'],
])('%s refuses a sign-up', async (id, message) => {
  await expect(signUp(id)).rejects.toMatchObject({ kind: 'refused', message })
})
test('more people than places are refused at the field', async () => {
  await expect(signUp('activity-few', 3)).rejects.toMatchObject({
    fields: [{ field: 'people', errorMessage: '名额仅剩 2 人' }],
  })
  await signUp('activity-few', 2)
  expect((await one('activity-few')).state).toBe('报名结束')
})
test('a person without an enterprise signs up, but a caller who names another user’s enterprise is refused', async () => {
  as('u-person')
  expect((await signUp('activity-open')).enId).toBe('')
  await expect(
    call(
      activity.participate,
      {
        body: {
          action: 'signup',
          activityId: 'activity-review',
          name: '陈一苇',
          phone: '13800000003',
          people: 1,
        },
      },
      { enId: 'en-chengyue' },
    ),
  ).rejects.toMatchObject({ status: 403 })
})
test('a user evaluates once, after attending', async () => {
  const evaluate = (activityId: string) =>
    call(activity.evaluate, { body: { activityId, score: 4, content: '收获不少' } })
  expect((await evaluate('activity-evaluate')).evaluate).toMatchObject({ score: 4, content: '收获不少' })
  await expect(evaluate('activity-evaluate')).rejects.toMatchObject({ message: '已评价过该活动' })
  await expect(evaluate('activity-signed')).rejects.toMatchObject({ message: '签到后才能评价' })
  await expect(evaluate('activity-open')).rejects.toMatchObject({ message: '签到后才能评价' })
})
test('the list of my sign-ups holds the caller’s alone', async () => {
  as('u-other')
  const { records } = await call(activity.myApply, { query: {} })
  expect(records.map((row) => row.activityId)).toEqual(['activity-evaluate'])
  expect(await one('activity-signed')).not.toHaveProperty('signup')
})
test('a list returns only matching activities, the coming ones first', async () => {
  const { records } = await call(activity.page, { query: { type: '银企对接', size: 99 } })
  expect(new Set(records.map((row) => row.type))).toEqual(new Set(['银企对接']))
  const over = records.map((row) => row.state === '已结束' || row.state === '已取消')
  expect(over).toEqual([...over].sort((a, b) => Number(a) - Number(b)))
  city.world.clockOffset = hallMoment(city.world.now()) - city.world.now()
  as('u-enterprise')
  const running = await call(activity.page, { query: { state: '进行中', size: 99 } })
  city.world.clockOffset = 0
  expect(running.records.map((row) => row.id)).toEqual(
    expect.arrayContaining(['activity-running', 'activity-live', 'activity-ending']),
  )
  expect((await call(activity.page, { query: { keyword: '没有这样的活动' } })).total).toBe(0)
})
test('the calendar counts the activities of a month as the list does', async () => {
  const month = isoDay(city.world.now()).slice(0, 7)
  const days = await call(activity.calendar, { query: { month } })
  const list = await call(activity.page, { query: { month, size: 99 } })
  const held = list.records.filter((row) => row.state !== '已取消')
  expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(held.length)
  expect(days.every((day) => day.date.startsWith(month) && day.activities.length === day.count)).toBe(true)
  await expect(call(activity.calendar, { query: { month: '2026-13' } })).rejects.toMatchObject({
    fields: [{ field: 'month' }],
  })
})

test('an activity that ended long ago is left out of the subscribed calendar', async () => {
  const { db } = city.world
  const [long, late] = db.activity.getAll().filter(({ id }) => /^activity-\d+$/.test(id))
  const ended = (days: number) => new Date(city.world.now() - days * 86_400_000).toISOString()
  db.activity.change(long!.id, { startTime: ended(91), endTime: ended(91) })
  db.activity.change(late!.id, { startTime: ended(89), endTime: ended(89) })
  const reply = await fetch('http://city.test/policy/api/ua/activity/page?format=ics&size=1')
  expect(reply.headers.get('content-type')).toMatch(/^text\/calendar/)
  const ids = readCalendar(await reply.text()).map(({ event }) => event.uid)
  expect(ids).toContain(`activity-${late!.id}`)
  expect(ids).not.toContain(`activity-${long!.id}`)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the calendar of obligations has those of its person and enterprise, with reminders, and needs its key', async () => {
  const calendar = (key: string) =>
    fetch(`http://city.test/policy/api/ua/activity/page?format=ics&feed=${encodeURIComponent(key)}`)
  const { feed = '' } = await call(activity.myApply, {})
  const entries = readCalendar(await (await calendar(feed)).text())
  const titles = entries.map(({ event }) => event.summary)
  const { declaration } = city.world.db
  for (const [status, deed] of [
    ['待补正', '提交补正'],
    ['意愿确认', '确认享受'],
  ] as const) {
    const ours = declaration.findFirst({
      where: { enId: { equals: 'en-chengyue' }, status: { equals: status } },
    })
    expect(titles).toContain(`${deed}：${ours!.itemName}`)
  }
  expect(entries.some(({ alarms }) => alarms > 0)).toBe(true)
  as('u-other')
  expect((await call(activity.myApply, {})).feed).not.toBe(feed)
  for (const wrong of [`${feed}x`, feed.replace('u-enterprise', 'u-other'), 'x', ''])
    expect((await calendar(wrong)).headers.get('content-type')).not.toMatch(/^text\/calendar/)
})

test('the programme of an activity ends with the activity, and its steps follow one another', () => {
  const { activity } = resetWorld('programme', 'default', 1).db
  for (const { id, agenda, startTime, endTime } of activity.getAll()) {
    const times = agenda.flatMap(({ time }) => time.split('-'))
    expect([id, times[0], times.at(-1)]).toEqual([id, clockText(startTime), clockText(endTime)])
    const lengths = agenda.map(({ time }) => new Set(time.split('-')).size)
    expect([id, ...new Set(lengths)]).toEqual([id, 2])
  }
})
