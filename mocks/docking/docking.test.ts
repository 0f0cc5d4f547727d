import { beforeAll, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { docking } from '#api/docking.ts'
import { isoDay } from '#lib/dates.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { handlers } from './handlers.ts'
import { audited } from './rules.ts'
import { subjectOf, tradesOf } from './trades.ts'

const city = startArea(handlers)
const DAY = 86_400_000
const { as } = city
const visitor = () => as(undefined)
const chengyue = () => as('u-enterprise', 'en-chengyue')
const other = () => as('u-other', 'en-jiashu')

const inDays = (days: number) => isoDay(city.world.now() + days * DAY)
const demand = (changes: object = {}) => ({
  title: '采购伺服压力机两台',
  category: '设备采购' as const,
  industry: '高端装备',
  description: '用于压装线改造，含安装调试。',
  budgetType: '固定' as const,
  budgetMin: 200_000,
  budgetMax: 360_000,
  deadline: inDays(20),
  region: '高新区',
  contactName: '林晓岚',
  contactPhone: '13800000001',
  ...changes,
})
const save = (changes?: object) => call(docking.demandSave, { body: demand(changes) })
const request = { contactName: '何嘉树', contactPhone: '13800000004', message: '可提供同类设备，请看样。' }
const dock = (id: string) => call(docking.demandDock, { params: { id }, body: request })
const detail = (id: string) => call(docking.demandDetail, { params: { id } })
const my = (id: string) => call(docking.myDemand, { params: { id } })
const onDemand = (does: 'demandUp' | 'demandDown' | 'demandSolve', id: string) =>
  call(docking[does], { params: { id } })

// The tests move the clock, and audit by themselves.
beforeAll(() => void (city.world.schedule = { on: false }))

/** Publishes a demand of u-enterprise and lets it pass its audit. */
async function published(changes?: object): Promise<string> {
  chengyue()
  const { id } = await save(changes)
  auditRecord(city.world, audited.demand, id, 'pass', '')
  return id
}

test('a saved demand appears in the public list after its audit', async () => {
  chengyue()
  const { id, status } = await save({ title: '采购液压缸总成三十套' })
  expect(status).toBe('待审核')
  await expect(detail(id)).rejects.toMatchObject({ kind: 'refused', message: '需求不存在或已删除' })
  auditRecord(city.world, audited.demand, id, 'pass', '')
  visitor()
  const { records } = await call(docking.demandPage, { query: { keyword: '液压缸总成' } })
  expect(records.map((one) => one.id)).toEqual([id])
})

test('a rejected demand shows its owner the reason, and may be corrected', async () => {
  chengyue()
  const { id, version } = await save()
  auditRecord(city.world, audited.demand, id, 'reject', '请补充技术参数')
  const rejected = await my(id)
  expect(rejected).toMatchObject({ status: '已驳回', reason: '请补充技术参数', version: version + 1 })
  const again = await save({
    id,
    version: rejected.version,
    description: '额定压力 50 千牛，行程 200 毫米。',
  })
  expect(again.status).toBe('待审核')
  expect((await my(id)).reason).toBeUndefined()
})

test('publishing, taking down and solving are allowed only in the right states', async () => {
  const id = await published()
  await expect(onDemand('demandUp', id)).rejects.toMatchObject({
    message: '只有已下架或已过期的内容可以上架',
  })
  expect((await onDemand('demandDown', id)).status).toBe('已下架')
  await expect(detail(id)).rejects.toMatchObject({ kind: 'refused' })
  expect((await onDemand('demandUp', id)).status).toBe('已上架')
  expect((await onDemand('demandSolve', id)).status).toBe('已解决')
  await expect(onDemand('demandDown', id)).rejects.toMatchObject({
    message: '只有已上架或已过期的内容可以下架',
  })
  const { version } = await my(id)
  await expect(save({ id, version })).rejects.toMatchObject({ message: '已解决的内容不能修改' })
})

test('an edit of a public record is audited again', async () => {
  const id = await published()
  const { version } = await my(id)
  expect((await save({ id, version, title: '采购伺服压力机三台' })).status).toBe('待审核')
  // An edit of a pending record takes its place, and the public version stays.
  await save({ id, version: version + 1, title: '采购伺服压力机五台' })
  expect(await my(id)).toMatchObject({ status: '待审核', title: '采购伺服压力机五台', isShown: true })
})

test('a stale version is a conflict that carries the city’s record', async () => {
  const id = await published()
  await expect(save({ id, version: 1 })).rejects.toMatchObject({
    kind: 'conflict',
    status: 409,
    current: { id, version: 2, status: '已上架' },
  })
})

test('a draft needs a title only, stays private, and never replaces a public record', async () => {
  chengyue()
  const { id, version } = await call(docking.supplySave, { body: { draft: true, title: '承接精密轴加工' } })
  const draft = await call(docking.mySupply, { params: { id } })
  expect(draft).toMatchObject({ status: '草稿', title: '承接精密轴加工' })
  expect(draft.category).toBeUndefined()
  await call(docking.supplySave, { body: { draft: true, id, version, title: '承接精密轴外协', unit: '件' } })
  const open = await published()
  const body = { draft: true, id: open, version: 2, title: '退回草稿' } as const
  await expect(call(docking.demandSave, { body })).rejects.toMatchObject({
    message: '发布过的内容不能存为草稿',
  })
})

test('a draft stays one record however often it is saved, even incomplete, and its owner deletes it', async () => {
  chengyue()
  const keep = (changes: object) =>
    call(docking.demandSave, { body: { draft: true, title: '采购压力机', draftKey: 'k-1', ...changes } })
  const first = await keep({ contactPhone: '138' })
  const again = await keep({ title: '采购伺服压力机' })
  expect(again).toMatchObject({ id: first.id, version: 2 })
  await expect(keep({})).rejects.toMatchObject({ kind: 'conflict', current: { title: '采购伺服压力机' } })
  await expect(keep({ id: first.id, version: 2, images: [''] })).rejects.toMatchObject({
    fields: [{ field: 'images.0' }],
  })
  other()
  await expect(onDemand('demandDown', first.id)).rejects.toMatchObject({ kind: 'forbidden' })
  chengyue()
  await onDemand('demandDown', first.id)
  await expect(my(first.id)).rejects.toMatchObject({ missing: true })
  // A submit that does not know of its draft in the city takes over that draft.
  const drafted = await keep({ draftKey: 'k-2' })
  expect(await save({ draftKey: 'k-2' })).toMatchObject({ id: drafted.id, status: '待审核' })
})

test('a field left empty in the form is removed by the save', async () => {
  chengyue()
  const { id, version } = await save({ draft: true, unit: '台', quantity: 2 })
  await save({ draft: true, id, version, unit: undefined })
  expect(await my(id)).not.toHaveProperty('unit')
})

test.each([
  [{ title: undefined }, 'title', '请填写标题'],
  [{ category: '其他' }, 'category', '请选择类别'],
  [{ budgetMin: undefined }, 'budgetMin', '请填写预算范围'],
  [{ budgetMax: 100_000 }, 'budgetMax', '最高预算不能低于最低预算'],
  [{ budgetMin: 1_000 }, 'budgetMin', '预算不低于 5 千元'],
  [{ contactPhone: '0532-8888' }, 'contactPhone', '联系电话应为 11 位手机号'],
  [{ deadline: '2020-01-01' }, 'deadline', '截止日期不能早于今天'],
])('a demand with %o is refused at %s', async (changes, field, errorMessage) => {
  chengyue()
  await expect(save(changes)).rejects.toMatchObject({
    kind: 'refused',
    fields: [{ field, errorMessage }],
  })
})

test('a member without an enterprise cannot publish', async () => {
  as('u-person')
  await expect(save()).rejects.toMatchObject({ status: 403, message: '请先选择或绑定企业' })
})

test('the phone number is complete for users who have docked and for the publisher, and masked for others', async () => {
  const id = await published()
  expect(await detail(id)).toMatchObject({ contactPhone: '13800000001', mine: true })
  visitor()
  expect(await detail(id)).toMatchObject({ contactPhone: '138****0001', docked: false, mine: false })
  other()
  expect((await detail(id)).contactPhone).toBe('138****0001')
  expect((await dock(id)).status).toBe('待对接')
  expect(await detail(id)).toMatchObject({ contactPhone: '13800000001', docked: true, dockCount: 1 })
  chengyue()
  expect((await my(id)).dockings).toMatchObject([request])
})

test('an enterprise docks once, not with itself, and only with an open record', async () => {
  const id = await published()
  await expect(dock(id)).rejects.toMatchObject({ message: '不能对接自己发布的内容' })
  other()
  await dock(id)
  await expect(dock(id)).rejects.toMatchObject({ message: '您已申请对接，请等待对方联系' })
  chengyue()
  await onDemand('demandDown', id)
  as('u-provider', 'en-qiming')
  await expect(dock(id)).rejects.toMatchObject({ message: '该需求已结束，不能再对接' })
})

test('a demand expires at the end of its deadline, and returns with a new one', async () => {
  const id = await published({ deadline: inDays(1) })
  city.world.clockOffset = 3 * DAY
  chengyue()
  expect((await my(id)).status).toBe('已过期')
  other()
  await expect(dock(id)).rejects.toMatchObject({ message: '该需求已结束，不能再对接' })
  chengyue()
  const { version } = await my(id)
  expect((await save({ id, version, deadline: inDays(10) })).status).toBe('待审核')
  city.world.clockOffset = 0
})

test('an expired demand is taken down, and disappears from the public list', async () => {
  const id = await published({ deadline: inDays(1) })
  city.world.clockOffset = 3 * DAY
  chengyue()
  await onDemand('demandDown', id)
  expect((await my(id)).status).toBe('已下架')
  other()
  await expect(detail(id)).rejects.toMatchObject({ missing: true })
  city.world.clockOffset = 0
})

test("no user reads or changes another's record", async () => {
  const id = await published()
  const { version } = await my(id)
  other()
  const forbidden = { kind: 'forbidden', status: 403 }
  await expect(my(id)).rejects.toMatchObject(forbidden)
  await expect(save({ id, version })).rejects.toMatchObject(forbidden)
  await expect(onDemand('demandDown', id)).rejects.toMatchObject(forbidden)
})

test('my list holds only the caller’s records, in every state or in one', async () => {
  other()
  const mine = await call(docking.supplyMine, { query: {} })
  expect(mine.records.map((one) => one.status)).toEqual(expect.arrayContaining(['已上架', '草稿', '待审核']))
  const { records } = await call(docking.supplyMine, { query: { status: '已上架' } })
  expect(records.map((one) => one.id)).toEqual(['supply-other'])
})

test('filters narrow the public list and sorts order it', async () => {
  visitor()
  const all = await call(docking.demandPage, { query: { size: 999 } })
  expect(all.total).toBeGreaterThan(80)
  expect(new Set(all.records.map((one) => one.status))).toEqual(new Set(['已上架']))
  const logistics = await call(docking.demandPage, { query: { category: '物流', size: 999 } })
  expect(new Set(logistics.records.map((one) => one.category))).toEqual(new Set(['物流']))
  const ranged = await call(docking.demandPage, {
    query: { budgetFrom: 100_000, budgetTo: 300_000, size: 999 },
  })
  expect(ranged.total).toBeGreaterThan(0)
  expect(ranged.records.every((one) => one.budgetMax! >= 100_000 && one.budgetMin! <= 300_000)).toBe(true)
  const closing = await call(docking.supplyPage, { query: { sort: 'closing', size: 999 } })
  const deadlines = closing.records.map((one) => one.deadline)
  expect(deadlines).toEqual(deadlines.toSorted())
  const hot = await call(docking.hotSupply, { query: { size: 5 } })
  const views = hot.map((one) => one.viewCount)
  expect(views).toEqual(views.toSorted((a, b) => b - a))
  expect(views).toHaveLength(5)
})

test('a supply shows its price, minimum order and qualifications', async () => {
  visitor()
  const supply = await call(docking.supplyDetail, { params: { id: 'supply-other' } })
  expect(supply.qualification?.length).toBeGreaterThan(0)
  expect(supply.minOrder).toMatch(/^\d+ /)
  await expect(detail('supply-other')).rejects.toMatchObject({ message: '需求不存在或已删除' })
})

test('every seeded record fits its publisher’s trade, and its requests come from trades of the other side', () => {
  const { exchange, docking: asked } = city.world.db
  const isOf = (name: string, trades: readonly string[]) => trades.some((one) => name.includes(one))
  const other = { demand: 'supply', supply: 'demand' } as const
  const strange = exchange
    .getAll()
    .filter(({ userId }) => userId.startsWith('city-'))
    .filter((row) => !isOf(row.publisherOrg ?? '', tradesOf(row.kind, subjectOf(row))))
  expect(strange.map(({ publisherOrg, title }) => `${publisherOrg ?? ''}：${title}`)).toEqual([])
  const outsiders = asked.getAll().filter(({ enId, orgName, targetId }) => {
    const row = exchange.get(targetId, '内容')
    return enId.startsWith('en-city') && !isOf(orgName ?? '', tradesOf(other[row.kind], subjectOf(row)))
  })
  expect(outsiders.map(({ orgName, targetId }) => `${orgName ?? ''}：${targetId}`)).toEqual([])
})

test('no minimum order exceeds the available quantity', () => {
  const tooMuch = city.world.db.exchange
    .getAll()
    .filter(({ minOrder = '0', quantity = Infinity }) => Number.parseInt(minOrder) > quantity)
  expect(tooMuch).toEqual([])
})
