import { expect, test } from 'vitest'
import { appeal, appealStates } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { message } from '#api/message.ts'
import { dateText } from '#lib/dates.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers as messageHandlers } from '#mocks/message/handlers.ts'
import { detail, evaluate, save, supplement, urge, withdraw } from './appeal.test-kit.ts'
import { handlers } from './handlers.ts'
import { advance, extend } from './office.ts'

const city = startArea([...handlers, ...messageHandlers], { each: ['u-enterprise', 'en-chengyue'] })

const { as } = city
const DAY = 86_400_000
const lastStep = async (id: string) => (await detail(id)).timeline.at(-1)
const newestMessage = async () => (await call(message.page, { query: { size: 1 } })).records[0]

/** Sets the city's clock ahead and signs in again, because tokens have expired by then. */
function daysPass(days: number): void {
  city.world.clockOffset = days * DAY
  as('u-enterprise', 'en-chengyue')
}

test('a returned appeal names the fields that need more, and goes on with the rest of its term', async () => {
  const returned = await detail('appeal-returned')
  expect(returned.asked?.map((one) => one.field)).toEqual(['content', 'attachments'])
  const left = returned.pausedDays!
  const again = await supplement(returned.id, returned.version, '补充后的标题')
  expect(again).toMatchObject({
    state: '待受理',
    version: returned.version + 1,
    appealNo: returned.appealNo,
    dueDate: workdaysAfter(city.world.now(), Math.max(1, left)),
  })
  const now = await detail(returned.id)
  expect(now).toMatchObject({ title: '补充后的标题', state: '待受理' })
  expect([now.reason, now.asked, now.pausedDays]).toEqual([undefined, undefined, undefined])
  await expect(supplement(returned.id, returned.version)).rejects.toMatchObject({
    kind: 'conflict',
    current: { title: '补充后的标题' },
  })
  await expect(supplement(returned.id, again.version)).rejects.toMatchObject({
    message: '诉求待受理，不能改为待受理',
  })
})
test('an appeal is withdrawn with a reason before the work begins, not after', async () => {
  await expect(withdraw('appeal-new', '')).rejects.toMatchObject({ fields: [{ field: 'reason' }] })
  expect((await withdraw('appeal-new')).state).toBe('已撤回')
  expect(await detail('appeal-new')).toMatchObject({ reason: '问题已解决' })
  await expect(withdraw('appeal-handling')).rejects.toMatchObject({ message: '诉求办理中，不能改为已撤回' })
})
test('an office is urged after half of the term, once a day', async () => {
  const { id } = await save()
  city.world.schedule = { on: false }
  advance(city.world, id, '已受理')
  await expect(urge(id)).rejects.toMatchObject({ message: '办理时限过半后可以催办' })
  daysPass(20)
  await urge(id)
  expect(await lastStep(id)).toMatchObject({ action: '催办', opinion: '请尽快答复', state: '已受理' })
  await expect(urge(id)).rejects.toMatchObject({ message: '今天已催办，每天可以催办一次' })
  daysPass(21)
  await urge(id)
})
test('a term is extended once, with both dates and the reason, and the owner is notified', async () => {
  const { id, dueDate } = await save()
  extend(city.world, id, { opinion: '需现场检测。', days: 3 })
  const { extension, dueDate: now } = await detail(id)
  expect(extension).toMatchObject({ from: dueDate, to: now, reason: '需现场检测。' })
  expect(now).toBe(workdaysAfter(dueDate, 3))
  expect(await newestMessage()).toMatchObject({
    title: '诉求延期答复',
    link: `/appeal/demand/detail?id=${id}`,
  })
  expect(() => extend(city.world, id)).toThrow('已延期过一次')
})
test('a reopened appeal has a new term without an extension, and the dates of the old one stay in the timeline', async () => {
  const { id } = await save()
  for (const state of ['已受理', '办理中'] as const) advance(city.world, id, state)
  extend(city.world, id, { opinion: '需现场检测。', days: 3 })
  const { extension } = await detail(id)
  const dates = `答复时限由${dateText(extension!.from)}延至${dateText(extension!.to)}。需现场检测。`
  advance(city.world, id, '待评价', { opinion: '已答复。' })
  await evaluate(id, '未解决', '没有说明完成时间')
  const opened = await detail(id)
  expect(opened.extension).toBeUndefined()
  expect(opened.timeline.map((step) => step.opinion)).toContain(dates)
  await expect(urge(id)).rejects.toMatchObject({ message: expect.stringContaining('过半') as string })
  extend(city.world, id)
  expect((await detail(id)).extension?.from).toBe(opened.dueDate)
})
test('an appeal is handed from office to office, and each step names both offices and the reason', async () => {
  const { id } = await save()
  advance(city.world, id, '已受理')
  advance(city.world, id, '已转交', { office: '市住建局', opinion: '请核实管网情况。' })
  expect(await lastStep(id)).toMatchObject({
    handlerOrg: '市企业服务中心',
    toOrg: '市住建局',
    opinion: '请核实管网情况。',
  })
  advance(city.world, id, '已转交', { office: '市水务局', opinion: '属供水管网。' })
  expect(await detail(id)).toMatchObject({
    handlerOrg: '市水务局',
    timeline: expect.arrayContaining([
      expect.objectContaining({ handlerOrg: '市住建局', toOrg: '市水务局' }),
    ]) as unknown,
  })
})
test('未解决 reopens an appeal once with the missing point, and ends it the second time', async () => {
  const { id } = await save()
  const answered = () => advance(city.world, id, '待评价', { opinion: '已答复。' })
  for (const state of ['已受理', '办理中'] as const) advance(city.world, id, state)
  answered()
  await expect(evaluate(id, '未解决', '')).rejects.toMatchObject({ fields: [{ field: 'comment' }] })
  expect((await evaluate(id, '未解决', '没有说明完成时间')).state).toBe('办理中')
  const opened = await detail(id)
  expect(opened.reopened?.missing).toBe('没有说明完成时间')
  expect(opened.evaluate).toBeUndefined()
  expect(opened.dueDate).toBe(workdaysAfter(city.world.now(), 4))
  answered()
  const { rated, satisfaction } = await call(appeal.numberInfo, {})
  expect((await evaluate(id, '未解决', '还是没有说明')).state).toBe('已办结')
  expect((await detail(id)).evaluate).toMatchObject({ solved: '未解决', score: 5 })
  const after = await call(appeal.numberInfo, {})
  expect(after.rated).toBe(rated + 1)
  expect(after.satisfaction).toBeLessThan(satisfaction!)
})
test('an appeal that waits for a rating is ended by the clock after seven days, not by an office, and stays unrated', async () => {
  const { id } = await save()
  for (const state of ['已受理', '办理中', '待评价'] as const) advance(city.world, id, state)
  expect(() => advance(city.world, id, '已办结')).toThrow('不能代为办结')
  const before = await call(appeal.numberInfo, {})
  daysPass(6)
  expect((await detail(id)).state).toBe('待评价')
  daysPass(8)
  expect(await detail(id)).toMatchObject({ state: '已办结' })
  expect((await detail(id)).evaluate).toBeUndefined()
  expect(await lastStep(id)).toMatchObject({ action: '自动办结' })
  const after = await call(appeal.numberInfo, {})
  expect([after.rated, after.satisfaction]).toEqual([before.rated, before.satisfaction])
  await expect(evaluate(id)).rejects.toMatchObject({ message: '诉求已办结，不能评价' })
})
test('an office takes its steps as the days pass, and answers before the term ends', async () => {
  const { id, dueDate } = await save()
  city.world.clockOffset = Date.parse(dueDate) - Date.now()
  as('u-enterprise', 'en-chengyue')
  const { state, timeline, replies } = await detail(id)
  expect(state).toBe('待评价')
  expect(timeline.map((step) => step.action)).toEqual(['提交', '受理', '转交', '办理', '答复'])
  expect(timeline.at(-1)!.time < dueDate).toBe(true)
  expect(replies).toHaveLength(1)
  const told = city.world.db.message.getAll().filter((one) => one.bizId === id)
  expect(told.map((one) => one.title)).toEqual(['诉求已受理', '诉求已转交', '诉求办理中', '诉求待评价'])
})
test('after a supplement the office answers within the rest of the term', async () => {
  const { id } = await save()
  // Leaves one working day of the term.
  city.world.clockOffset = Date.parse(workdaysAfter(city.world.now(), 3)) - Date.now()
  as('u-enterprise', 'en-chengyue')
  advance(city.world, id, '已退回补充')
  const { version, pausedDays } = await detail(id)
  expect(pausedDays).toBe(1)
  const { dueDate } = await supplement(id, version)
  city.world.clockOffset = Date.parse(dueDate) - Date.now()
  as('u-enterprise', 'en-chengyue')
  const { state, timeline } = await detail(id)
  expect(state).toBe('待评价')
  expect(timeline.slice(-4).map((step) => step.action)).toEqual(['受理', '转交', '办理', '答复'])
  const times = timeline.map((step) => step.time)
  expect(times).toEqual([...times].sort())
  expect(times.at(-1)! < dueDate).toBe(true)
})
test('the desk refuses with a reason, and only an appeal that is not accepted yet', async () => {
  const { id } = await save()
  const reason = '已由信访部门受理，正在办理。'
  advance(city.world, id, '不予受理', { opinion: reason })
  expect(await detail(id)).toMatchObject({ state: '不予受理', reason })
  expect(await lastStep(id)).toMatchObject({
    action: '不予受理',
    opinion: reason,
    handlerOrg: '市企业服务中心',
  })
  expect(await newestMessage()).toMatchObject({
    title: '诉求不予受理',
    content: expect.stringContaining(`未予受理。${reason}`) as string,
  })
  await expect(urge(id)).rejects.toMatchObject({ message: '诉求不予受理，无需催办' })
  const taken = await save()
  advance(city.world, taken.id, '已受理')
  expect(() => advance(city.world, taken.id, '不予受理')).toThrow('诉求已受理，不能改为不予受理')
})
test('an appeal asked as a person belongs to that person, whichever enterprise is chosen', async () => {
  const { id } = await save({ asPerson: true })
  expect(await detail(id)).toMatchObject({ enId: '' })
  expect((await detail(id)).enName).toBeUndefined()
  as('u-enterprise', 'en-lanqi')
  expect((await call(appeal.page, { query: { size: 99 } })).records.map((one) => one.id)).toContain(id)
  as('u-other', 'en-jiashu')
  await expect(detail(id)).rejects.toMatchObject({ status: 403 })
})
test('the demo enterprise has an appeal in every state, and the city has sixty appeals', async () => {
  const fresh = city.world
  const all = fresh.db.appeal.getAll()
  expect(all.length).toBeGreaterThanOrEqual(60)
  const states = new Set(all.filter((one) => one.userId === 'u-enterprise').map((one) => one.state))
  expect([...states].sort()).toEqual([...appealStates].sort())
  expect(all.filter((one) => one.attachments.length > 0).length).toBeGreaterThan(8)
  for (const one of all) expect(one.timeline.every((step) => Date.parse(step.time) <= fresh.now())).toBe(true)
})
test('an appeal passes through all states and is evaluated once', async () => {
  const { id } = await save()
  await expect(evaluate(id)).rejects.toMatchObject({ message: '诉求待受理，不能评价' })
  for (const state of ['已受理', '已转交', '办理中'] as const) advance(city.world, id, state)
  advance(city.world, id, '待评价', { office: '市供电公司', opinion: '已完成增容方案答复。' })
  expect((await detail(id)).replies).toMatchObject([
    { handlerOrg: '市供电公司', content: '已完成增容方案答复。' },
  ])
  await evaluate(id)
  const { state, timeline } = await detail(id)
  expect([state, ...timeline.map((step) => step.action)]).toEqual([
    '已办结',
    '提交',
    '受理',
    '转交',
    '办理',
    '答复',
    '评价',
  ])
  await expect(evaluate(id)).rejects.toMatchObject({ message: '已评价过该诉求' })
})
test('the offices cannot skip a step either', () => {
  expect(() => advance(city.world, 'appeal-handling', '已办结')).toThrow('诉求办理中，不能改为已办结')
})
