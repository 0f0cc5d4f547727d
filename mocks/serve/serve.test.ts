import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { serve } from '#api/serve.ts'
import { serviceTypes } from '#api/serve-words.ts'
import { creditCodeCheckSign } from '#lib/credit-code.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { handlers } from './handlers.ts'
import { products, providers } from './rules.ts'

const city = startArea(handlers)
const { as } = city
const visitor = () => as(undefined)
const qiming = () => as('u-provider', 'en-qiming')
const chengyue = () => as('u-enterprise', 'en-chengyue')

const product = (changes: object = {}) => ({
  name: '数字化车间申报辅导',
  serviceType: '政策代办' as const,
  providerId: 'provider-qiming',
  summary: '从现场评估到材料编制，全程辅导。',
  process: ['现场评估', '材料编制', '评审跟进'],
  deliverables: ['评估报告', '申报材料'],
  priceMode: '区间' as const,
  priceMin: 8_000,
  priceMax: 20_000,
  duration: '30 个工作日',
  ...changes,
})
const save = (changes?: object) => call(serve.productSave, { body: product(changes) })
const detail = (id: string) => call(serve.product, { params: { id } })
const my = (id: string) => call(serve.myProduct, { params: { id } })
const up = (id: string) => call(serve.productUp, { params: { id } })
const down = (id: string) => call(serve.productDown, { params: { id } })
const code = (first17: string) => first17 + creditCodeCheckSign(first17)
const provider = (changes: object = {}) => ({
  name: '启明检测技术有限公司',
  creditCode: code('91371800MA3QM11TX'),
  nature: '民营企业' as const,
  foundedYear: 2019,
  teamSize: 18,
  serviceTypes: ['检测认证' as const],
  coverage: ['高新区'],
  intro: '专注材料与电磁兼容检测。',
  address: '高新区科技大道 8 号',
  contactName: '周启明',
  contactPhone: '13800000002',
  ...changes,
})
const saveProvider = (changes?: object) => call(serve.providerSave, { body: provider(changes) })

test('a service is audited, published, taken down and published again', async () => {
  qiming()
  const { id, status } = await save()
  expect(status).toBe('待审核')
  await expect(up(id)).rejects.toMatchObject({ message: '只有已下架的服务可以上架' })
  auditRecord(city.world, products, id, 'pass', '同意')
  expect((await detail(id)).providerName).toBe('启明企业服务有限公司')
  expect((await down(id)).status).toBe('已下架')
  await expect(detail(id)).rejects.toMatchObject({ message: '服务产品不存在或已删除' })
  expect((await up(id)).status).toBe('已上架')
  const { version } = await my(id)
  await expect(save({ id, version: version - 1 })).rejects.toMatchObject({
    kind: 'conflict',
    current: { id, version, status: '已上架' },
  })
  expect((await save({ id, version, name: '数字化车间申报与验收' })).status).toBe('待审核')
})

test('the owner of a rejected service reads the reason', async () => {
  qiming()
  const { id } = await save()
  auditRecord(city.world, products, id, 'reject', '请补充案例')
  expect(await my(id)).toMatchObject({ status: '已驳回', reason: '请补充案例' })
  const records = await call(serve.audits, { params: { id } })
  expect(records.map((one) => one.result)).toEqual(['提交', '驳回'])
})

test('a draft needs a name and a provider only', async () => {
  qiming()
  const body = { draft: true, name: '碳核查陪跑', providerId: 'provider-qiming' } as const
  const { id, version } = await call(serve.productSave, { body })
  expect(await my(id)).toMatchObject({ status: '草稿', name: '碳核查陪跑' })
  expect((await save({ id, version })).status).toBe('待审核')
})

test.each([
  [{ name: undefined }, 'name', '请填写服务名称'],
  [{ priceMin: undefined, priceMax: undefined, priceMode: '固定' }, 'priceMin', '请填写价格'],
  [{ priceMax: 5_000 }, 'priceMax', '最高价不能低于最低价'],
  [{ priceMax: undefined, priceMode: '面议' }, 'priceMin', '面议和免费的服务不填价格'],
  [{ priceMin: undefined, priceMode: '面议' }, 'priceMax', '只有区间计价的服务填写最高价'],
  [{ priceMin: undefined, priceMode: '免费' }, 'priceMax', '只有区间计价的服务填写最高价'],
  [{ priceMode: '固定' }, 'priceMax', '只有区间计价的服务填写最高价'],
  [{ draft: true, priceMax: undefined, priceMode: '面议' }, 'priceMin', '面议和免费的服务不填价格'],
  [{ draft: true, priceMode: '固定' }, 'priceMax', '只有区间计价的服务填写最高价'],
  [{ process: [] }, 'process', '请填写服务流程'],
])('a service with %o is refused', async (changes, field, errorMessage) => {
  qiming()
  await expect(save(changes)).rejects.toMatchObject({
    fields: [{ field, errorMessage }],
  })
})

test('members who are no service providers are refused', async () => {
  chengyue()
  const refused = { status: 403, message: '仅服务机构可以使用' }
  const id = 'product-qiming-1'
  await expect(save()).rejects.toMatchObject(refused)
  await expect(up(id)).rejects.toMatchObject(refused)
  await expect(down(id)).rejects.toMatchObject(refused)
  await expect(my(id)).rejects.toMatchObject(refused)
  await expect(call(serve.myProducts, { query: {} })).rejects.toMatchObject(refused)
  expect((await call(serve.myProviders, { query: {} })).records).toEqual([])
})

test("a provider can neither read nor change another's services or organisation", async () => {
  qiming()
  const refused = { status: 403, message: '没有权限查看或操作该内容' }
  const { providerId, id } = city.world.db.product.getAll().find((one) => one.userId !== 'u-provider')!
  await expect(my(id)).rejects.toMatchObject(refused)
  await expect(down(id)).rejects.toMatchObject(refused)
  await expect(save({ providerId })).rejects.toMatchObject(refused)
  await expect(call(serve.myProvider, { params: { id: providerId } })).rejects.toMatchObject(refused)
  await expect(call(serve.audits, { params: { id: providerId } })).rejects.toMatchObject(refused)
})

test('the own services are listed in every state and filtered by state', async () => {
  qiming()
  const { records } = await call(serve.myProducts, { query: { size: 50 } })
  const seeded = records.filter((one) => one.id.startsWith('product-qiming-'))
  expect(seeded.map((one) => one.status).toSorted()).toEqual(
    ['已上架', '已上架', '待审核', '草稿', '已驳回', '已下架'].toSorted(),
  )
  const drafts = await call(serve.myProducts, { query: { status: '草稿' } })
  expect(drafts.records.map((one) => one.id)).toContain('product-qiming-4')
})

test('a member with an enterprise applies, is audited and becomes a service provider', async () => {
  chengyue()
  const { id, status, version } = await saveProvider()
  expect(status).toBe('待审核')
  await expect(save({ providerId: id })).rejects.toMatchObject({ message: '仅服务机构可以使用' })
  expect(await saveProvider({ id, version })).toMatchObject({ id, status: '待审核' })
  await expect(saveProvider()).rejects.toMatchObject({
    message: '本企业已有服务机构，请在“我的机构”中修改',
  })
  auditRecord(city.world, providers, id, 'reject', '请补充资质证明')
  const rejected = await call(serve.myProvider, { params: { id } })
  expect(rejected).toMatchObject({ status: '已驳回', reason: '请补充资质证明' })
  await saveProvider({ id, version: rejected.version, qualifications: ['检验检测机构资质认定'] })
  auditRecord(city.world, providers, id, 'pass', '同意入驻')
  visitor()
  expect((await call(serve.provider, { params: { id } })).name).toBe('启明检测技术有限公司')
  chengyue()
  const passed = await call(serve.myProvider, { params: { id } })
  await saveProvider({ id, version: passed.version, name: '启明检测集团' })
  expect(await call(serve.myProvider, { params: { id } })).toMatchObject({ status: '待审核', isShown: true })
  visitor()
  expect((await call(serve.provider, { params: { id } })).name).toBe('启明检测技术有限公司')
  chengyue()
  auditRecord(city.world, providers, id, 'pass', '同意')
  visitor()
  expect((await call(serve.provider, { params: { id } })).name).toBe('启明检测集团')
  chengyue()
  const service = { providerId: id, serviceType: '检测认证' }
  expect((await save(service)).status).toBe('待审核')
  await expect(save({ ...service, serviceType: '法律' })).rejects.toMatchObject({
    fields: [{ field: 'serviceType', errorMessage: '机构未开展此类服务，请先修改机构资料' }],
  })
  const records = await call(serve.audits, { params: { id } })
  expect(records.map((one) => one.result)).toEqual(['提交', '提交', '驳回', '提交', '通过', '提交', '通过'])
})

test('a credit code with a wrong check sign is refused', async () => {
  qiming()
  await expect(saveProvider({ creditCode: '91371800MA3QM11TXX' })).rejects.toMatchObject({
    fields: [{ field: 'creditCode', errorMessage: '统一社会信用代码有误，请核对' }],
  })
})

test('the public services are filtered and sorted', async () => {
  visitor()
  const page = async (query: object) =>
    (await call(serve.products, { query: { size: 999, ...query } })).records
  const all = await page({})
  expect(all.length).toBeGreaterThan(150)
  expect(new Set(all.map((one) => one.status))).toEqual(new Set(['已上架']))
  const orders = all.map((one) => one.orderCount)
  expect(orders).toEqual(orders.toSorted((a, b) => b - a))
  const law = await page({ serviceType: '法律' })
  expect(new Set(law.map((one) => one.serviceType))).toEqual(new Set(['法律']))
  const free = await page({ priceMode: '免费' })
  expect(new Set(free.map((one) => one.priceMode))).toEqual(new Set(['免费']))
  const cheap = await page({ priceTo: 2_000 })
  expect(cheap.length).toBeGreaterThan(0)
  expect(cheap.every((one) => one.priceMode === '免费' || one.priceMin! <= 2_000)).toBe(true)
  const near = await page({ coverage: '平原县' })
  expect(near.length).toBeLessThan(all.length)
  const scores = (await page({ sort: 'score' })).map((one) => one.score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

test('the organisations are filtered, and counted by type of service', async () => {
  visitor()
  const all = await call(serve.providers, { query: { size: 999 } })
  expect(all.total).toBeGreaterThan(70)
  const { records } = await call(serve.providers, {
    query: { serviceType: '物流', coverage: '高新区', size: 999 },
  })
  expect(records.length).toBeGreaterThan(0)
  for (const one of records) {
    expect(one.serviceTypes).toContain('物流')
    expect(one.coverage.some((place) => place === '全市' || place === '高新区')).toBe(true)
  }
  const types = await call(serve.types, {})
  expect(types.map((one) => one.serviceType)).toEqual(serviceTypes)
  const law = await call(serve.products, { query: { serviceType: '法律' } })
  expect(types.find((one) => one.serviceType === '法律')?.productCount).toBe(law.total)
})

test('recommendations are of the same type and exclude the record itself', async () => {
  visitor()
  const params = { id: 'product-qiming-1' }
  const products = await call(serve.similarProducts, { params, query: {} })
  expect(products.length).toBeGreaterThan(0)
  expect(new Set(products.map((one) => one.serviceType))).toEqual(new Set(['政策代办']))
  expect(products.map((one) => one.id)).not.toContain(params.id)
  const house = { params: { id: 'provider-qiming' } }
  const providers = await call(serve.similarProviders, { ...house, query: {} })
  expect(
    providers.every((one) => one.serviceTypes.some((type) => ['政策代办', '财税', '融资'].includes(type))),
  ).toBe(true)
  expect(providers.map((one) => one.id)).not.toContain('provider-qiming')
  const card = await call(serve.providerCard, house)
  const offered = await call(serve.productsOf, { ...house, query: {} })
  expect(card.productCount).toBe(offered.length)
})

const seededProviders = () =>
  city.world.db.provider.getAll().filter(({ id }) => /^provider-(\d+|qiming)$/.test(id))

test('a provider’s text counts the years since its founding, and 启明 has the data of its enterprise', () => {
  const thisYear = new Date(city.world.now()).getFullYear()
  const all = seededProviders()
  const years = all.map(({ intro }) => Number(/服务(\d+)年/.exec(intro)?.[1]))
  expect(years).toEqual(all.map(({ foundedYear }) => thisYear - foundedYear))
  const enterprise = city.world.db.enterprise.get('en-qiming', '企业')
  const { foundedYear, address, website, creditCode } = enterprise
  expect(city.world.db.provider.get('provider-qiming', '机构')).toMatchObject({
    ...{ name: enterprise.enName, foundedYear, address, website, creditCode },
    teamSize: enterprise.facts.find(({ key }) => key === 'employees')?.value,
  })
})

test('only companies are called 有限公司, and a service names only qualifications of its provider', () => {
  const { provider, product } = city.world.db
  const all = seededProviders()
  const companies = all.filter(({ nature }) => !['事业单位', '社会组织'].includes(nature))
  expect(all.filter(({ name }) => name.endsWith('有限公司'))).toEqual(companies)
  const unfounded = product.getAll().filter(({ providerId, contentHtml = '' }) => {
    const [, held] = /我们的资质<\/h3><p>(.*?)。/.exec(contentHtml) ?? []
    const { qualifications } = provider.get(providerId, '机构')
    return held !== undefined && held.split('、').some((one) => !qualifications.includes(one))
  })
  expect(unfounded).toEqual([])
})
