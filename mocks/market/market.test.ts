import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { market, marketCategories } from '#api/market.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { handlers } from './handlers.ts'
import { listings } from './rules.ts'

const city = startArea(handlers)
const { as } = city
const visitor = () => as(undefined)
const chengyue = () => as('u-enterprise', 'en-chengyue')

const listing = (changes: object = {}) => ({
  tradeType: '供应' as const,
  title: '澄岳 CY-200 精密滚珠丝杠',
  categoryPath: ['机械设备', '机床', '加工中心'],
  origin: '高新区',
  price: 1_280,
  unit: '根',
  deliveryDays: 12,
  certs: ['质量管理体系认证'],
  images: ['/seed/1.svg'],
  contactName: '林晓岚',
  contactPhone: '13800000001',
  ...changes,
})
const save = (changes?: object) => call(market.save, { body: listing(changes) })
const detail = (id: string) => call(market.detail, { params: { id } })
const record = (id: string) => call(market.record, { params: { id } })

test('a listing is audited before it is public, and its owner reads the audits', async () => {
  chengyue()
  const { id, status } = await save()
  expect(status).toBe('待审核')
  auditRecord(city.world, listings, id, 'reject', '请补充实物照片')
  const rejected = await detail(id)
  expect(rejected).toMatchObject({ status: '已驳回', reason: '请补充实物照片', mine: true })
  await save({ id, version: rejected.version })
  auditRecord(city.world, listings, id, 'pass', '同意发布')
  expect((await record(id)).map((one) => [one.operator, one.result, one.opinion])).toEqual([
    ['林晓岚', '提交', undefined],
    ['市场审核员', '驳回', '请补充实物照片'],
    ['林晓岚', '提交', undefined],
    ['市场审核员', '通过', '同意发布'],
  ])
  visitor()
  const { records } = await call(market.page, { query: { keyword: '精密滚珠丝杠' } })
  expect(records.slice(0, 1)).toMatchObject([
    { id, cover: '/seed/1.svg', publisherOrg: '澄岳精密制造有限公司' },
  ])
})

test('a draft may be incomplete and becomes a listing, but a published listing cannot become a draft', async () => {
  chengyue()
  const body = { tradeType: '求购', title: '求购防静电周转箱' } as const
  const draft = await call(market.draft, { body })
  expect(draft.status).toBe('草稿')
  expect((await save({ ...draft, tradeType: '求购', images: [] })).status).toBe('待审核')
  auditRecord(city.world, listings, draft.id, 'pass', '')
  await expect(call(market.draft, { body: { ...body, id: draft.id, version: 3 } })).rejects.toMatchObject({
    message: '发布过的求购不能存为草稿',
  })
})

test('saving a draft again updates the same record, and its owner can delete it', async () => {
  chengyue()
  const keep = (changes: object) =>
    call(market.draft, { body: { tradeType: '供应', title: '滚珠丝杠', draftKey: 'k-1', ...changes } })
  const first = await keep({ contactPhone: '138' })
  // The answer to the first save was lost, so the device does not know the id.
  const again = await keep({ title: '精密滚珠丝杠' })
  expect(again).toMatchObject({ id: first.id, version: 2 })
  await expect(keep({})).rejects.toMatchObject({ kind: 'conflict', current: { title: '精密滚珠丝杠' } })
  await expect(keep({ ...again, images: ['javascript:alert(1)'] })).rejects.toMatchObject({
    fields: [{ field: 'images.0' }],
  })
  const down = { down: true, id: first.id, version: 2 } as const
  as('u-other', 'en-jiashu')
  await expect(call(market.draft, { body: down })).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await keep({})).id).not.toBe(first.id)
  chengyue()
  expect((await call(market.draft, { body: down })).status).toBe('已下架')
  await expect(detail(first.id)).rejects.toMatchObject({ missing: true })
  const handedIn = await save({ draftKey: 'k-2' })
  await expect(keep({ draftKey: 'k-2' })).rejects.toMatchObject({ kind: 'refused' })
  expect(await detail(handedIn.id)).toMatchObject({ status: '待审核' })
})

test('a stale version is a conflict with the city’s current record', async () => {
  chengyue()
  const { id } = await save()
  auditRecord(city.world, listings, id, 'pass', '')
  await expect(save({ id, version: 1 })).rejects.toMatchObject({
    kind: 'conflict',
    current: { id, version: 2, status: '已发布' },
  })
})

test('a listing that waits for its audit can be changed, and taken back as a draft', async () => {
  chengyue()
  const { id, version } = await save()
  const changed = await save({ id, version })
  expect(changed).toMatchObject({ status: '待审核', version: version + 1 })
  const down = { id, version: changed.version, down: true as const }
  expect((await call(market.draft, { body: down })).status).toBe('草稿')
})

test.each([
  [{ images: [] }, 'images', '请至少上传 1 张图片'],
  [{ images: Array.from({ length: 10 }, () => '/seed/1.svg') }, 'images', '图片最多 9 个'],
  [{ deliveryDays: 91 }, 'deliveryDays', '交货天数不能大于 90'],
  [{ categoryPath: ['机械设备'] }, 'categoryPath', '请选择到第二级分类'],
  [{ categoryPath: ['机械设备', '口罩'] }, 'categoryPath', '分类不存在，请重新选择'],
  [{ unit: undefined }, 'unit', '请填写计量单位'],
])('a listing with %o is refused', async (changes, field, errorMessage) => {
  chengyue()
  await expect(save(changes)).rejects.toMatchObject({
    fields: [{ field, errorMessage }],
  })
})

test('another enterprise’s unpublished listing can be neither read nor changed', async () => {
  chengyue()
  const { id, version } = await save()
  as('u-other', 'en-jiashu')
  await expect(detail(id)).rejects.toMatchObject({ message: '产品不存在或已删除' })
  await expect(record(id)).rejects.toMatchObject({ status: 403 })
  await expect(save({ id, version })).rejects.toMatchObject({ status: 403 })
  const mine = await call(market.mine, { query: {} })
  expect(mine.records.map((one) => one.id)).toContain('listing-other')
  expect(mine.records.map((one) => one.id)).not.toContain(id)
})

test('the own list has listings of every state and filters by state', async () => {
  chengyue()
  const { records } = await call(market.mine, { query: { size: 50 } })
  expect(new Set(records.map((one) => one.status))).toEqual(
    new Set(['草稿', '待审核', '已驳回', '已发布', '已下架']),
  )
  const down = await call(market.mine, { query: { status: '已下架' } })
  expect(down.total).toBe(1)
})

test('visitors see a masked phone, members the whole one', async () => {
  visitor()
  expect((await detail('listing-other')).contactPhone).toBe('138****0004')
  chengyue()
  expect((await detail('listing-other')).contactPhone).toBe('13800000004')
})

test('the public list filters and sorts', async () => {
  visitor()
  const page = async (query: object) => (await call(market.page, { query: { size: 999, ...query } })).records
  const all = await page({})
  expect(all.length).toBeGreaterThan(180)
  expect(new Set(all.map((one) => one.status))).toEqual(new Set(['已发布']))
  const cases: [object, (one: (typeof all)[number]) => boolean][] = [
    [{ tradeType: '求购' }, (one) => one.tradeType === '求购'],
    [{ category: '汽车零部件' }, (one) => one.categoryPath[0] === '汽车零部件'],
    [{ category: '泵阀' }, (one) => one.categoryPath[1] === '泵阀'],
    [{ category: '铣刀' }, (one) => one.categoryPath[2] === '铣刀'],
    [{ brand: '海驰' }, (one) => one.brand === '海驰'],
    [{ origin: '高新区' }, (one) => one.origin === '高新区'],
    [{ cert: '车规体系认证' }, (one) => !!one.certs?.includes('车规体系认证')],
    [
      { priceFrom: 100, priceTo: 500 },
      (one) => one.price !== undefined && one.price >= 100 && one.price <= 500,
    ],
  ]
  for (const [query, holds] of cases) {
    const ids = (rows: typeof all) => new Set(rows.map((one) => one.id))
    const expected = ids(all.filter(holds))
    expect(expected.size).toBeGreaterThan(0)
    expect(ids(await page(query))).toEqual(expected)
  }
  const prices = (await page({ sort: 'priceUp' })).map((one) => one.price ?? Infinity)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const demands = await call(market.demandPage, { query: { size: 999 } })
  expect(demands.total).toBe(all.filter((one) => one.tradeType === '求购').length)
})

test('the tree counts public listings, and the counts add up', async () => {
  visitor()
  const tree = await call(market.tree, { query: {} })
  const { total } = await call(market.page, { query: {} })
  const sum = (nodes: { count: number }[] | undefined) => nodes?.reduce((all, { count }) => all + count, 0)
  expect(tree.map(({ name }) => name)).toEqual(marketCategories)
  expect(sum(tree)).toBe(total)
  expect(sum(tree[0]?.children)).toBe(tree[0]?.count)
})

test('a new listing can begin with the fields of the last one, if there is one', async () => {
  chengyue()
  await save({ title: '澄岳 CY-300 直线导轨', brand: '澄岳' })
  const last = await call(market.last, { query: { tradeType: '供应' } })
  expect(last).toMatchObject({ title: '澄岳 CY-300 直线导轨', brand: '澄岳' })
  expect(last).not.toHaveProperty('id')
  as('u-person')
  expect(await call(market.last, { query: {} })).toEqual({})
})

test('the hot list shows the most read listings first', async () => {
  visitor()
  const views = (await call(market.hot, { query: { size: 6 } })).map((one) => one.viewCount)
  expect(views).toHaveLength(6)
  expect(views).toEqual(views.toSorted((a, b) => b - a))
})

test('the approved version stays public while an edit is audited, and the owner reads both', async () => {
  chengyue()
  const { id, version } = await save()
  auditRecord(city.world, listings, id, 'pass', '')
  await save({ id, version: version + 1, title: '改写后的名称' })
  expect(await detail(id)).toMatchObject({ title: '改写后的名称', shown: { title: listing().title } })
  visitor()
  expect((await detail(id)).title).toBe(listing().title)
  auditRecord(city.world, listings, id, 'pass', '')
  expect((await detail(id)).title).toBe('改写后的名称')
})

test('only the owner takes a listing down, and only at its current version', async () => {
  chengyue()
  const { id } = await save()
  auditRecord(city.world, listings, id, 'pass', '')
  const down = (version: number) => call(market.draft, { body: { down: true, id, version } })
  await expect(down(1)).rejects.toMatchObject({ kind: 'conflict' })
  as('u-other', 'en-jiashu')
  await expect(down(2)).rejects.toMatchObject({ status: 403 })
  chengyue()
  expect(await down(2)).toMatchObject({ status: '已下架', version: 3 })
  await expect(down(3)).rejects.toMatchObject({ message: '已下架的产品不能改为已下架' })
  const { counts } = await call(market.mine, { query: {} })
  expect(counts).toMatchObject({ 已下架: 2 })
})

test('a facet ignores the choice in its own group, and a length is found in another unit', async () => {
  visitor()
  const { facets: all = [] } = await call(market.page, { query: { faceted: true } })
  const brands = all.find((one) => one.name === 'brand')!.words
  const [first, second] = brands
  const chosen = await call(market.page, { query: { faceted: true, brand: [first!.word] } })
  expect(chosen.total).toBe(first!.count)
  expect(chosen.facets?.find((one) => one.name === 'brand')?.words).toEqual(brands)
  const both = await call(market.page, { query: { brand: [first!.word, second!.word] } })
  expect(both.total).toBe(first!.count + second!.count)
  const [metres, millimetres] = await Promise.all(
    ['0.4 m', '400毫米'].map((keyword) => call(market.page, { query: { keyword } })),
  )
  expect(metres!.total).toBeGreaterThan(0)
  expect(metres).toEqual(millimetres)
})

test('prices, delivery days, stock and categories are counted, each ignoring the choice in its own group', async () => {
  visitor()
  const page = (query: object = {}) => call(market.page, { query: { faceted: true, size: 1, ...query } })
  const countsIn = ({ facets = [] }: Awaited<ReturnType<typeof page>>, name: string) =>
    Object.fromEntries(facets.find((one) => one.name === name)!.words.map(({ word, count }) => [word, count]))
  const all = await page({ category: '机械设备' })
  const cases: [string, string, object][] = [
    ['price', '面议', { priced: '面议' }],
    ['price', '1000-10000', { priceFrom: 1_000, priceTo: 10_000 }],
    ['within', '15', { within: 15 }],
    ['stock', '有货', { inStock: true }],
    ['category', '泵阀', { category: '泵阀' }],
  ]
  for (const [name, word, query] of cases) {
    const narrowed = await page({ category: '机械设备', ...query })
    expect([word, countsIn(all, name)[word]]).toEqual([word, narrowed.total])
    expect(countsIn(narrowed, name)).toEqual(countsIn(all, name))
  }
  const cheap = await page({ category: '机械设备', priceFrom: 100_000 })
  expect(countsIn(cheap, 'category')['机械设备']).toBe(cheap.total)
  expect(countsIn(cheap, 'stock')['有货']).toBeLessThanOrEqual(cheap.total)
})

test('a pending listing is approved automatically after the hours that the console sets', async () => {
  chengyue()
  const { id } = await save()
  city.world.schedule = { on: true, auditHours: 2 }
  expect((await detail(id)).status).toBe('待审核')
  city.world.clockOffset += 2 * 3_600_000 + 1_000
  visitor()
  expect((await detail(id)).status).toBe('已发布')
  city.world.schedule = { on: true }
})
