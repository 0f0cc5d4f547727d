import { beforeEach, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { describeAttributes } from '#api/attribute.ts'
import { match, type MatchAttribute } from '#api/match.ts'
import { policy } from '#api/policy.ts'
import { calculate as calculated } from '#rules/match-report.ts'
import { handlers as policyHandlers } from '#mocks/policy/handlers.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

const city = startArea([...handlers, ...policyHandlers])

const as = (userId?: string) => city.as(userId)
const soundEnterprise: MatchAttribute[] = [
  { key: 'district', value: '高新区' },
  { key: 'dishonest', value: false },
  { key: 'socialInsurance', value: true },
  { key: 'taxGrade', value: 'A' },
  { key: 'rdCost', value: 60_000_000 },
  { key: 'rdStaff', value: 90 },
  { key: 'exports', value: 0 },
]
const calculate = (attributes: MatchAttribute[], more: { policyIds?: string[]; enId?: string } = {}) =>
  call(match.report, { body: { attributes, ...more } })
const history = () => call(match.history, { query: { size: 999 } })
const rd = { policyIds: ['policy-rd'] }

beforeEach(() => {
  city.world.clockOffset = 0
  as('u-enterprise')
})

test('a report counts every policy once, sorts by level and adds up the amounts', async () => {
  const { totals, evaluated, items, amountFrom, amountTo } = await calculate(soundEnterprise)
  expect(Object.values(totals).reduce((a, b) => a + b)).toBe(evaluated)
  expect(evaluated).toBeGreaterThan(100)
  const order = ['recommended', 'potential', 'need_more_info', 'not_recommended']
  const levels = items.map((one) => order.indexOf(one.matchLevel))
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  expect(amountTo).toBeGreaterThanOrEqual(amountFrom)
})
test('a report lists every policy that it counts', async () => {
  const { totals, evaluated, items } = await calculate(soundEnterprise)
  expect(items).toHaveLength(evaluated)
  for (const [level, count] of Object.entries(totals))
    expect(items.filter((one) => one.matchLevel === level)).toHaveLength(count)
  expect(totals.not_recommended).toBeGreaterThan(0)
})
test('a device calculates the same report from the rules of the policy list', async () => {
  const report = await calculate(soundEnterprise)
  const { records } = await call(policy.list, {
    query: {
      part: 'rules',
      validity: ['有效'],
      state: ['申报中', '即将截止', '常年受理', '未开始'],
      size: 999,
    },
  })
  const rules = records.map((one) => ({ ...one, conditions: one.conditions ?? [] }))
  const { judged, ...own } = calculated(rules, describeAttributes(soundEnterprise), city.world.now())
  const { totals, evaluated, amountFrom, amountTo, items } = report
  expect({ totals, evaluated, amountFrom, amountTo }).toEqual(own)
  expect(items.map((one) => one.policyId)).toEqual(judged.slice(0, items.length).map((one) => one.policy.id))
})
test('a policy with all required conditions met is recommended, and a bad credit record excludes it with the reason', async () => {
  const [good] = (await calculate(soundEnterprise, rd)).items
  expect(good).toMatchObject({ policyId: 'policy-rd', matchLevel: 'recommended' })
  const dishonest = soundEnterprise.map((one) => (one.key === 'dishonest' ? { ...one, value: true } : one))
  const [bad] = (await calculate(dishonest, rd)).items
  expect(bad?.matchLevel).toBe('not_recommended')
  expect(bad?.conditions.filter((one) => one.state === 'unmet')).toEqual([
    expect.objectContaining({ name: '未被列入严重失信主体名单', have: '已列入', advice: '需为：未列入' }),
  ])
})
test('a missing attribute is requested and never counts as unmet', async () => {
  const [item] = (await calculate(soundEnterprise.slice(0, 1), rd)).items
  expect(item?.matchLevel).toBe('need_more_info')
  expect(item?.conditions.map((one) => one.state)).not.toContain('unmet')
  const gaps = item?.conditions.filter((one) => one.state === 'unknown') ?? []
  expect(gaps.length).toBeGreaterThan(2)
  expect(gaps.map((one) => one.advice)).toContain('补充“研发费用”即可判断')
})
test('a value of the wrong kind is refused at its field', async () => {
  await expect(calculate([{ key: 'revenue', value: -5 }])).rejects.toMatchObject({
    fields: [{ field: 'attributes.0.value', errorMessage: '上年营业收入不能小于 0' }],
  })
})
test('a report stays the same when rules, policies and time change', async () => {
  const champion = { policyIds: ['policy-champion'] }
  const stored = async (id: string) => (await call(match.history, { query: { id } })).records[0]
  const created = await calculate(soundEnterprise, champion)
  // The policy now requires an enterprise of another district.
  city.world.db.policy.change('policy-champion', { level: '区县级', region: '市南区' })
  const recalculated = await calculate(soundEnterprise, champion)
  expect(recalculated.items.map((one) => one.matchLevel)).toEqual(['not_recommended'])
  expect(created.items.map((one) => one.matchLevel)).not.toEqual(['not_recommended'])
  expect(await stored(created.id)).toEqual(created)

  city.world.db.policy.change('policy-champion', { title: '改过的标题', amountMax: 1, validity: '废止' })
  city.world.clockOffset = 400 * 86_400_000
  as('u-enterprise')
  expect(await stored(created.id)).toEqual(created)
})
test("the history lists the user's own reports, newest first and without their items", async () => {
  const created = await calculate(soundEnterprise)
  const { records } = await history()
  expect(records[0]).toMatchObject({ id: created.id, no: created.no })
  expect(records.every((one) => one.items === undefined)).toBe(true)
  as('u-other')
  expect((await history()).records.map((one) => one.id)).not.toContain(created.id)
})
test("another's report can be neither read, downloaded nor deleted", async () => {
  const { id } = await calculate(soundEnterprise, rd)
  as('u-other')
  const forbidden = { kind: 'forbidden', status: 403 }
  await expect(call(match.history, { query: { id } })).rejects.toMatchObject(forbidden)
  await expect(call(match.download, { query: { id } })).rejects.toMatchObject(forbidden)
  await expect(call(match.downloadWhole, { query: { id } })).rejects.toMatchObject(forbidden)
  await expect(call(match.remove, { params: { id } })).rejects.toMatchObject(forbidden)
  await expect(calculate(soundEnterprise, { enId: 'en-chengyue' })).rejects.toMatchObject({
    ...forbidden,
    message: '只能为本人绑定的企业计算',
  })
})
test('a deleted report is gone', async () => {
  const { id } = await calculate(soundEnterprise, rd)
  await call(match.remove, { params: { id } })
  expect((await history()).records.map((one) => one.id)).not.toContain(id)
  await expect(call(match.download, { query: { id } })).rejects.toMatchObject({
    message: '报告不存在或已删除',
  })
})
test('both downloads are PDF files with Chinese names, and the whole report is longer', async () => {
  const { id } = await calculate(soundEnterprise, { enId: 'en-chengyue', ...rd })
  const summary = await call(match.download, { query: { id } })
  const whole = await call(match.downloadWhole, { query: { id } })
  expect(summary.name).toMatch(/^政策计算报告（摘要）-澄岳精密制造有限公司-PP\d{14}\.pdf$/)
  expect(await whole.blob.text()).toMatch(/^%PDF/)
  expect(whole.blob.size).toBeGreaterThan(summary.blob.size)
})
test('a visitor gets a report that the city does not keep', async () => {
  const storedCount = city.world.db.matchReport.getAll().length
  as()
  const report = await calculate(soundEnterprise, rd)
  expect(report.no).toBeUndefined()
  expect(report.items).toHaveLength(1)
  expect(city.world.db.matchReport.getAll()).toHaveLength(storedCount)
})
