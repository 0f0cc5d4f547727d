import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { docking } from '#api/docking.ts'
import { message } from '#api/message.ts'
import { isoDay } from '#lib/dates.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { Advance, advance } from '#mocks/console/advance.ts'
import { handlers as messageHandlers } from '#mocks/message/handlers.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { resetWorld } from '#mocks/world.ts'
import { runDueActions } from '#mocks/clock.ts'
import { handlers } from './handlers.ts'
import { audited } from './rules.ts'

const city = startArea([...handlers, ...messageHandlers])
const DAY = 86_400_000
const chengyue = () => city.as('u-enterprise', 'en-chengyue')
const other = () => city.as('u-other', 'en-jiashu')
const provider = () => city.as('u-provider', 'en-qiming')

const id = 'demand-1'
const ask = { contactName: '何嘉树', contactPhone: '13800000004', message: '可提供同类设备，请看样后再谈。' }
const dock = () => call(docking.demandDock, { params: { id }, body: ask })
const step = (dockingId: string, status: '已联系' | '洽谈中' | '已达成' | '未达成', reason?: string) =>
  call(docking.demandDock, { params: { id }, body: { dockingId, status, ...(reason ? { reason } : {}) } })
const newest = async () => (await call(message.page, { query: { size: 1 } })).records[0]!
const inDays = (days: number) => isoDay(city.world.now() + days * DAY)

beforeEach(() => {
  const { db } = city.world
  for (const one of db.docking.getAll()) if (one.targetId === id) db.docking.remove(one.id)
  db.exchange.change(id, { status: '已上架', approved: undefined })
  city.world.clockOffset = 0
  city.world.schedule = { on: false }
  other()
})

test('the publisher moves a request step by step, and its sender is notified of each step', async () => {
  const asked = await dock()
  expect(asked).toMatchObject({ status: '待对接', orgName: '嘉树新材料有限公司' })
  await expect(step(asked.id, '已联系')).rejects.toMatchObject({ status: 403 })
  chengyue()
  await expect(step(asked.id, '已达成')).rejects.toMatchObject({ message: '待对接的对接不能改为已达成' })
  await step(asked.id, '已联系')
  other()
  const notified = await newest()
  expect(notified.title).toBe('您申请对接的需求已联系')
  // The link leads to the requested record, which stays in the list when the publisher takes the demand down.
  const { pathname, searchParams } = new URL(notified.link ?? '', 'http://city')
  const { records } = await call(docking.demandMine, {
    query: { docked: true, keyword: searchParams.get('keyword') ?? '' },
  })
  expect([pathname, searchParams.get('view'), records.map((one) => one.id)]).toEqual([
    '/user/my-demand',
    'asked',
    [id],
  ])
  chengyue()
  await step(asked.id, '洽谈中')
  await expect(step(asked.id, '未达成')).rejects.toMatchObject({
    fields: [{ field: 'reason', errorMessage: '请填写未达成的原因' }],
  })
  await expect(step(asked.id, '未达成', '交期不能满足')).rejects.toMatchObject({
    fields: [{ field: 'reason', errorMessage: '原因至少 10 个字' }],
  })
  const ended = await step(asked.id, '未达成', '交期不能满足本企业要求')
  expect(ended).toMatchObject({ status: '未达成', reason: '交期不能满足本企业要求' })
  expect(ended.steps.map((one) => one.status)).toEqual(['待对接', '已联系', '洽谈中', '未达成'])
  other()
  expect((await newest()).content).toContain('交期不能满足')
  // The request has ended, so a new one is allowed.
  expect((await dock()).status).toBe('待对接')
})

test('a record is solved with one requester, and the others are notified of the result', async () => {
  const first = await dock()
  provider()
  const second = await dock()
  chengyue()
  await call(docking.demandSolve, { params: { id }, body: { dockingId: first.id } })
  const { status, dockings } = await call(docking.myDemand, { params: { id } })
  expect(status).toBe('已解决')
  expect(dockings.map((one) => [one.id, one.status])).toEqual([
    [second.id, '已有结果'],
    [first.id, '已达成'],
  ])
  provider()
  expect(await newest()).toMatchObject({ title: '您申请对接的需求已有结果' })
  const { records } = await call(docking.demandMine, { query: { docked: true } })
  expect(records.find((one) => one.id === id)).toMatchObject({
    status: '已解决',
    request: { status: '已有结果', reason: '发布方已与其他企业达成合作' },
  })
  // A solved record can still be read.
  city.as(undefined)
  expect((await call(docking.demandDetail, { params: { id } })).status).toBe('已解决')
})

test('an unanswered request lapses after ten days, and both sides are notified', async () => {
  const asked = await dock()
  city.world.clockOffset = 9 * DAY
  runDueActions(city.world)
  expect(city.world.db.docking.find(asked.id)?.status).toBe('待对接')
  city.world.clockOffset = 10 * DAY + 1000
  runDueActions(city.world)
  const lapsed = city.world.db.docking.find(asked.id)
  expect([lapsed?.status, lapsed?.reason]).toEqual(['已失效', '发布方 10 天内未回应，申请已失效'])
  const told = city.world.db.message.getAll().filter((one) => one.bizId === id && one.title.includes('失效'))
  expect(told.map((one) => one.userId).toSorted()).toEqual(['u-enterprise', 'u-other'])
})

test('a requester reads the approved version, and nothing of an unapproved edit', async () => {
  chengyue()
  const before = await call(docking.myDemand, { params: { id } })
  other()
  await dock()
  chengyue()
  await call(docking.demandDown, { params: { id } })
  const asked = async () =>
    (await call(docking.demandMine, { query: { docked: true } })).records.find((one) => one.id === id)
  other()
  expect(await asked()).toMatchObject({ title: before.title, status: '已下架' })
  city.world.db.exchange.change(id, {
    ...{ status: '已驳回', title: '改过的标题', description: '改过的说明。' },
    ...{ contactName: '改过的联系人', reason: '请勿留微信' },
  })
  expect(await asked()).toMatchObject({ title: before.title, status: '已驳回' })
  expect(JSON.stringify(await asked())).not.toMatch(/改过的|请勿留微信/)
})

test('a view of the contact is logged once a day, and the publisher sees it', async () => {
  await dock()
  await call(docking.demandDetail, { params: { id } })
  await call(docking.demandDetail, { params: { id } })
  chengyue()
  const { dockings } = await call(docking.myDemand, { params: { id } })
  expect(dockings[0]?.reveals.map((one) => one.name)).toEqual(['何嘉树'])
})

test('a record taken down is published again; past its deadline it needs a new one', async () => {
  chengyue()
  await call(docking.demandDown, { params: { id } })
  city.world.db.exchange.change(id, { deadline: '2020-01-01' })
  await expect(call(docking.demandUp, { params: { id } })).rejects.toMatchObject({
    fields: [{ field: 'deadline', errorMessage: '截止日期已过，请选择新的截止日期' }],
  })
  const up = await call(docking.demandUp, { params: { id }, body: { deadline: inDays(30) } })
  expect(up.status).toBe('已上架')
  expect((await call(docking.myDemand, { params: { id } })).deadline).toBe(inDays(30))
})

test('the approved version stays public while an edit is audited', async () => {
  chengyue()
  const before = await call(docking.myDemand, { params: { id } })
  const body = {
    id,
    version: before.version,
    title: '改过的标题',
    category: '设备采购',
    industry: '高端装备',
    description: '改过的说明。',
    budgetType: '面议',
    deadline: inDays(20),
    region: '高新区',
    contactName: '林晓岚',
    contactPhone: '13800000001',
  } as const
  await call(docking.demandSave, { body })
  city.as(undefined)
  const read = () => call(docking.demandDetail, { params: { id } })
  expect(await read()).toMatchObject({ title: before.title, status: '已上架' })
  const fields = [{ field: 'description', errorMessage: '请补充技术参数' }]
  auditRecord(city.world, audited.demand, id, 'reject', '请修改后再提交', fields)
  // Only the publisher reads the reason.
  expect(await read()).toMatchObject({ title: before.title })
  expect(await read()).not.toHaveProperty('reason')
  chengyue()
  const rejected = await call(docking.myDemand, { params: { id } })
  expect(rejected).toMatchObject({ title: '改过的标题', status: '已驳回', isShown: true })
  expect(rejected.audits.at(-1)?.fields).toEqual(fields)
  await call(docking.demandSave, { body: { ...body, version: rejected.version } })
  auditRecord(city.world, audited.demand, id, 'pass', '')
  city.as(undefined)
  expect((await read()).title).toBe('改过的标题')
})

test('the console audits several records at once', () => {
  const { world } = city
  const ids = world.db.exchange.getAll().flatMap((one) => (one.status === '待审核' ? one.id : []))
  const demands = ids.filter((one) => one.startsWith('demand'))
  expect(demands.length).toBeGreaterThan(1)
  advance(world, v.parse(Advance, { area: 'demand', ids: demands, to: 'pass' }))
  expect(new Set(demands.map((one) => world.db.exchange.find(one)?.status))).toEqual(new Set(['已上架']))
})

test('waiting records pass by the clock if the world sets a time for audits', async () => {
  city.world.schedule = { on: true, auditHours: 2 }
  city.world.clockOffset = 2 * 3_600_000 + 1000
  runDueActions(city.world)
  expect(city.world.db.exchange.getAll().filter((one) => one.status === '待审核')).toEqual([])
})

test('the default world has 60 requests in every state, with the demo users on both sides', () => {
  const { db } = resetWorld('docking-seed', 'default', 1)
  const all = db.docking.getAll()
  expect(new Set(all.map((one) => one.status)).size).toBe(7)
  const kindOf = (targetId: string) => db.exchange.find(targetId)
  expect(all.some((one) => one.enId === 'en-chengyue' && kindOf(one.targetId)?.enId !== 'en-chengyue')).toBe(
    true,
  )
  expect(all.some((one) => kindOf(one.targetId)?.enId === 'en-chengyue')).toBe(true)
  expect(all).toHaveLength(60)
})

test.each([
  [{ deadline: inDaysFrom(800) }, 'deadline', '截止日期应在 2 年以内'],
  [{ deliveryDate: '2020-01-01' }, 'deliveryDate', '交付日期不能早于今天'],
  [{ images: ['javascript:alert(1)'] }, 'images.0', '图片地址有误，请重新上传'],
  [{ images: [''] }, 'images.0', '图片地址有误，请重新上传'],
  [{ budgetType: '固定', price: 1e300, priceUnit: '元/件' }, 'price', '价格过大'],
])('a supply with %o is refused at %s', async (changes, field, errorMessage) => {
  chengyue()
  const body = {
    title: '承接零件加工',
    category: '加工配套',
    industry: '高端装备',
    description: '来图加工。',
    budgetType: '面议',
    deadline: inDaysFrom(20),
    region: '高新区',
    contactName: '林晓岚',
    contactPhone: '13800000001',
    ...changes,
  } as const
  await expect(call(docking.supplySave, { body: body as never })).rejects.toMatchObject({
    fields: [{ field, errorMessage }],
  })
})

function inDaysFrom(days: number): string {
  return isoDay(Date.now() + days * DAY)
}
