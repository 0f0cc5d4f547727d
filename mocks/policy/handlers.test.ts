import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { configureHost } from '#api/call/host.ts'
import { policy, type PolicyBrief } from '#api/policy.ts'
import { windowOf } from '#rules/window.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { applet } from '#api/applet.ts'
import { common } from '#api/common.ts'
import { handlers as appletHandlers } from '#mocks/applet/handlers.ts'
import { handlers as commonHandlers } from '#mocks/common/handlers.ts'
import { handlers } from './handlers.ts'

const server = setupServer(...handlers)
const ALL = 999
const DAY = 86_400_000
let world: World

const as = (userId?: string) => {
  const token = userId && world.grant(userId).access_token
  configureHost({ base: 'http://city.test', token: () => token, enId: () => '' })
}
const list = async (query: Parameters<typeof call<typeof policy.list>>[1]['query']) =>
  (await call(policy.list, { query: { size: ALL, ...query } })).records
const today = async (query: Parameters<typeof call<typeof policy.todayDeclare>>[1]['query'] = {}) =>
  (await call(policy.todayDeclare, { query: { size: ALL, ...query } })).records
const stateOf = (one: PolicyBrief) => windowOf(one, world.now()).state

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  world = resetWorld('default', 'default', 1)
})
afterAll(() => server.close())
beforeEach(() => {
  world.clockOffset = 0
  as()
})

test('the city has 420 policies with different titles and pages through them', async () => {
  const all = await list({})
  expect(all).toHaveLength(420)
  expect(new Set(all.map((one) => one.title)).size).toBe(420)
  const second = await call(policy.list, { query: { current: 2, size: 15 } })
  expect(second).toMatchObject({ total: 420, current: 2, size: 15, pages: 28 })
  expect(second.records).toEqual(all.slice(15, 30))
})
test.each([
  ['level', ['市级']],
  ['region', ['高新区']],
  ['policyType', ['人才', '融资贴息']],
  ['supportMode', ['贷款贴息']],
  ['validity', ['有效']],
] as const)('the filter %s returns policies with one of %j', async (key, words) => {
  const all = await list({})
  const expected = all.filter((one) => (words as readonly string[]).includes(one[key]))
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThan(all.length)
  expect(await list({ [key]: [...words] })).toEqual(expected)
})
test('a department filter matches the common root of all levels', async () => {
  const found = await list({ department: ['科技局'] })
  const names = new Set(found.flatMap((one) => one.departments).filter((one) => one.endsWith('科技局')))
  expect(names).toContain('市科技局')
  expect(names.size).toBeGreaterThan(1)
  expect(found.every((one) => one.departments.some((name) => name.endsWith('科技局')))).toBe(true)
})
test('scales and tags match any of several, and a policy without an industry is open to all', async () => {
  expect((await list({ targetScale: ['个体'] })).every((one) => one.targetScale.includes('个体'))).toBe(true)
  expect((await list({ targetTag: ['外贸'] })).every((one) => one.targetTags.includes('外贸'))).toBe(true)
  const sea = await list({ industry: ['海洋产业'] })
  expect(sea.some((one) => one.industries.includes('海洋产业'))).toBe(true)
  expect(sea.every((one) => !one.industries.length || one.industries.includes('海洋产业'))).toBe(true)
})
test.each(['未开始', '申报中', '即将截止', '已截止', '常年受理'] as const)(
  'the window filter finds policies that are %s',
  async (state) => {
    const found = await list({ state: [state] })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((one) => stateOf(one) === state)).toBe(true)
  },
)
test('a keyword is found in title, 文号 and text, and policies with all keywords come first', async () => {
  const renewed = (await list({ keyword: '设备更新贷款', sort: '最匹配' })).map((one) => one.title)
  expect(renewed.slice(0, 5).every((title) => title.includes('设备更新贷款'))).toBe(true)
  expect((await list({ keyword: '市科字' })).map((one) => one.id)).toContain('policy-rd')
  expect(await list({ keyword: '截留挪用资金' })).toHaveLength(420)
  const both = await list({ keyword: '截留挪用资金 单项冠军' })
  expect(both.map((one) => one.id)).toContain('policy-champion')
  expect(both[0]!.title).toContain('单项冠军')
  expect(await list({ keyword: '查无此词' })).toEqual([])
})
test('policies are sorted by newest, closing date or best match', async () => {
  const dates = (await list({})).map((one) => one.publishDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const closing = (await list({ sort: '截止最近' })).map(stateOf)
  expect(closing[0]).toBe('即将截止')
  expect(closing.at(-1)).toBe('已截止')
  expect(closing.indexOf('未开始')).toBeGreaterThan(closing.lastIndexOf('常年受理'))
  const best = await list({ keyword: '研发费用', sort: '最匹配' })
  const firstWithout = best.findIndex((one) => !one.title.includes('研发费用'))
  expect(best.slice(firstWithout).every((one) => !one.title.includes('研发费用'))).toBe(true)
})
test('today’s list shows only open items, at least 90 of them with the general form', async () => {
  const items = await today()
  expect(
    items.filter((one) => one.formKey === 'apply' && one.mode === '网上申报').length,
  ).toBeGreaterThanOrEqual(90)
  expect(new Set(items.map((one) => one.state))).toEqual(new Set(['即将截止', '申报中', '常年受理']))
  expect(world.db.item.getAll().length).toBeGreaterThan(items.length)
})
test('the demo items have their fixed ids and windows', async () => {
  const items = await today()
  const rd = items.find((one) => one.id === 'item-rd')
  expect(rd).toMatchObject({
    remainingDays: 25,
    quotaAmount: 5_000_000,
    policyId: 'policy-rd',
    formKey: 'apply',
  })
  expect(rd?.materials.map((one) => one.required)).toEqual([true, true, false, false])
  expect(rd?.materials.at(-1)).toMatchObject({ name: '营业执照副本', sharedBy: '市市场监管局' })
  expect(items.find((one) => one.id === 'item-champion')).toMatchObject({
    remainingDays: 3,
    state: '即将截止',
  })
})
test('an item leaves today’s list after its last day', async () => {
  world.clockOffset = 4 * DAY
  const ids = (await today()).map((one) => one.id)
  expect(ids).not.toContain('item-champion')
  expect(ids).toContain('item-rd')
})
test("today's list filters by tab and fields and sorts", async () => {
  const closing = await today({ tab: '即将截止' })
  expect(closing.map((one) => one.id)).toContain('item-champion')
  expect(closing.every((one) => one.remainingDays !== undefined && one.remainingDays <= 7)).toBe(true)
  const fresh = await today({ tab: '新发布' })
  expect(fresh.length).toBeGreaterThan(0)
  expect(fresh.every((one) => world.now() - Date.parse(one.publishDate) <= 14 * DAY)).toBe(true)
  const amounts = (await today({ sort: '额度最高', level: ['市级'] })).map((one) => one.quotaAmount)
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  const days = (await today()).map((one) => one.remainingDays ?? Infinity)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  expect((await today({ keyword: '研发费用分档' })).map((one) => one.id)).toContain('item-rd')
})
test('a detail has the text in chapters, conditions, materials, its item and its interpretation', async () => {
  const one = await call(policy.detail, { query: { id: 'policy-rd' } })
  expect(one.contentHtml).toContain('第一章')
  expect(one.contentHtml.replace(/<[^>]+>/g, '').length).toBeGreaterThan(600)
  expect(one.items.map((item) => item.id)).toEqual(['item-rd'])
  expect(one.favorite).toBe(false)
  const [decode] = one.interpretations
  const { records } = await call(policy.interpretations, { query: { id: decode!.id } })
  expect(records[0]).toMatchObject({
    policyId: 'policy-rd',
    contentHtml: expect.stringContaining('给多少') as string,
  })
  await expect(call(policy.detail, { query: { id: 'policy-none' } })).rejects.toMatchObject({
    message: '政策不存在或已删除',
  })
})
test('a policy is found by the short code of its poster, with or without its id', async () => {
  server.use(...appletHandlers)
  const { code } = await call(applet.encode, { query: { id: 'policy-rd' } })
  expect(await call(policy.detail, { query: { code } })).toMatchObject({ id: 'policy-rd' })
  expect(await call(policy.detail, { query: { id: 'policy-rd', code } })).toMatchObject({ id: 'policy-rd' })
  // The city forgets who requested a code, but the poster with it stays valid.
  world = resetWorld('default', 'default', 1)
  expect(await call(policy.detail, { query: { code } })).toMatchObject({ id: 'policy-rd' })
  await expect(call(policy.detail, { query: { code: 'zzzzzzzz' } })).rejects.toMatchObject({
    message: '政策不存在或已删除',
  })
  await expect(call(policy.detail, { query: {} })).rejects.toMatchObject({ kind: 'refused' })
})
test('every policy has 8 to 25 conditions and 5 to 14 materials', async () => {
  for (const { id } of (await list({})).slice(0, 60)) {
    const { conditions, materials } = await call(policy.guide, { query: { id } })
    expect(conditions.length).toBeGreaterThanOrEqual(8)
    expect(conditions.length).toBeLessThanOrEqual(25)
    expect(materials.length).toBeGreaterThanOrEqual(5)
    expect(materials.length).toBeLessThanOrEqual(14)
  }
})
test('everybody can download the templates of the application and the promise', async () => {
  server.use(...commonHandlers)
  const { id } = (await list({}))[0]!
  const { materials } = await call(policy.guide, { query: { id } })
  const forms = materials.flatMap(({ template }) => template ?? [])
  expect(forms.length).toBeGreaterThanOrEqual(2)
  for (const filePath of forms) {
    const { blob } = await call(common.download, { query: { filePath } })
    expect(blob.size).toBeGreaterThan(1_000)
  }
})
test('each user subscribes to tags once and removes them', async () => {
  await expect(call(policy.subscribed, {})).rejects.toMatchObject({ status: 401 })
  as('u-person')
  const [first, second] = await call(policy.tags, { query: { group: '行业' } })
  await call(policy.subscribeAll, { body: { ids: [first!.id, second!.id, first!.id] } })
  await call(policy.subscribe, { body: { id: first!.id } })
  expect((await call(policy.subscribed, {})).map((one) => one.id)).toEqual([first!.id, second!.id])
  await call(policy.unsubscribe, { query: { id: first!.id } })
  expect((await call(policy.subscribed, {})).map((one) => one.id)).toEqual([second!.id])
  as('u-other')
  const others = (await call(policy.subscribed, {})).map((one) => one.id)
  expect(others).toHaveLength(2)
  await expect(call(policy.subscribe, { body: { id: 'tag-none' } })).rejects.toMatchObject({
    message: '标签不存在或已删除',
  })
  as('u-person')
  expect((await list({ tagId: [second!.id] })).length).toBe(
    world.db.policy.getAll().filter((one) => one.industries.includes(second!.name)).length,
  )
})
test('a search is saved under a name, renamed, counted as of today and removed', async () => {
  as('u-person')
  const savedSearch = { id: 'search-1', name: '人才', search: 'policyType=人才&level=国家级,省级' }
  const [mine] = (await call(policy.subscribe, { body: savedSearch })).filter((one) => one.group === '检索')
  expect(mine).toMatchObject({ ...savedSearch, subscribed: true })
  // Filters of the page that the saved search opens, which leaves out closed policies.
  const found = await list({
    policyType: ['人才'],
    level: ['国家级', '省级'],
    validity: ['有效'],
    state: ['未开始', '申报中', '即将截止', '常年受理'],
  })
  expect(found.length).toBeGreaterThan(0)
  expect(mine!.policyCount).toBe(found.length)
  expect(mine!.openCount).toBe(
    found.filter((one) => ['申报中', '即将截止', '常年受理'].includes(stateOf(one))).length,
  )
  // Saving it again, or under another name, keeps it one search.
  const renamed = await call(policy.subscribe, { body: { ...savedSearch, name: '引才' } })
  expect(renamed.filter((one) => one.group === '检索').map((one) => one.name)).toEqual(['引才'])
  await expect(
    call(policy.subscribe, { body: { ...savedSearch, search: 'sort=最贵' } }),
  ).rejects.toMatchObject({
    message: '搜索条件有误',
  })
  const left = await call(policy.unsubscribe, { query: { id: savedSearch.id } })
  expect(left.filter((one) => one.group === '检索')).toEqual([])
  // Removing it twice is no error.
  expect(await call(policy.unsubscribe, { query: { id: savedSearch.id } })).toEqual(left)
})
test('a user has at most 30 subscriptions', async () => {
  as('u-provider')
  const had = (await call(policy.subscribed, {})).length
  for (let at = had; at < 30; at += 1) {
    await call(policy.subscribe, { body: { id: `search-${String(at)}`, name: '检索', search: '' } })
  }
  await expect(
    call(policy.subscribe, { body: { id: 'search-more', name: '再一个', search: '' } }),
  ).rejects.toMatchObject({ message: '最多订阅 30 项' })
})
test('versions of a document list each other, and only the latest is in force', async () => {
  const rows = world.db.policy.getAll()
  const old = rows.filter((one) => one.supersededBy !== undefined)
  expect(old.length).toBeGreaterThan(5)
  for (const one of old) {
    const next = world.db.policy.get(one.supersededBy!, '政策')
    expect(['已修订', '废止']).toContain(one.validity)
    expect(next).toMatchObject({ theme: one.theme, level: one.level, departments: one.departments })
    expect(next.publishDate > one.publishDate).toBe(true)
    expect(next.revisions).toEqual(one.revisions)
    const ids = one.revisions.map((entry) => entry.policyId)
    expect(ids.indexOf(one.id)).toBe(ids.indexOf(next.id) - 1)
    expect(world.db.policy.get(ids.at(-1)!, '政策').validity).toBe('有效')
  }
})
test('topics and packages contain policies in force', async () => {
  const { records } = await call(policy.subjectList, {})
  const subject = await call(policy.subject, { params: { id: records[0]!.id } })
  expect(subject.policies.length).toBe(subject.policyCount)
  expect(subject.policies.every((one) => one.validity === '有效')).toBe(true)
  const packages = await call(policy.packages, {})
  expect(packages.length).toBeGreaterThan(2)
  // The enterprise was founded in 2013, so the package for beginners does not suit it. It has every title that the
  // other packages need.
  as('u-enterprise')
  const own = await call(policy.packages, { query: { enId: 'en-chengyue' } })
  expect(own.map((one) => one.id)).not.toContain('package-start')
  expect(own.map((one) => one.id)).toContain('package-srdi')
  expect(packages.flatMap((one) => one.policies).every((one) => stateOf(one) !== '已截止')).toBe(true)
})
test('an empty city returns empty lists of policies', async () => {
  world = resetWorld('default', 'empty', 1)
  expect(await list({})).toEqual([])
  expect(await today()).toEqual([])
  expect((await call(policy.subjectList, {})).records).toEqual([])
  expect(await call(policy.packages, {})).toEqual([])
  await expect(call(policy.detail, { query: { id: 'policy-rd' } })).rejects.toMatchObject({ kind: 'refused' })
})
