import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { serve } from '#api/serve.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { handlers } from './handlers.ts'
import { products, providers } from './rules.ts'

const city = startArea(handlers, { each: ['u-provider', 'en-qiming'] })
const { as } = city
const qiming = () => as('u-provider', 'en-qiming')
const chengyue = () => as('u-enterprise', 'en-chengyue')
const params = { id: 'provider-qiming' }
const NAME = '启明企业服务有限公司'

const contact = { contactName: '林晓岚', contactPhone: '13800000001', message: '请介绍办理流程和报价。' }
const ask = (productId: string) => call(serve.enquire, { params, body: { ...contact, productId } })

const publish = (serviceType: '财税' | '法律') =>
  call(serve.productSave, {
    body: {
      name: '汇算清缴辅导',
      serviceType,
      providerId: params.id,
      summary: '辅导企业完成年度汇算清缴。',
      process: ['核对账目'],
      deliverables: ['申报表'],
      priceMode: '面议',
      duration: '15 个工作日',
    },
  })

/** Submits an edit of 启明: another name, another district, 法律 in place of 财税 and 融资. */
async function edit(): Promise<void> {
  city.world.db.provider.change(params.id, { coverage: ['高新区'] })
  const { version, creditCode } = city.world.db.provider.get(params.id, '机构')
  await call(serve.providerSave, {
    body: {
      ...params,
      version,
      creditCode,
      name: '全国第一服务集团',
      nature: '民营企业',
      foundedYear: 2019,
      teamSize: 18,
      serviceTypes: ['政策代办', '法律'],
      coverage: ['平原县'],
      intro: '专注政策代办。',
      address: '平原县工业园一路 6 号',
      contactName: '周启明',
      contactPhone: '13800000002',
    },
  })
}

test('a provider’s edit under audit appears in no filter, favourite, request or message', async () => {
  chengyue()
  await call(serve.toggleFavorite, { body: { type: 'provider', id: params.id, favorite: true } })
  const enquiry = await ask('product-qiming-2')
  qiming()
  await edit()
  await call(serve.enquire, { params, body: { enquiryId: enquiry.id, status: '已联系' } })
  as(undefined)
  const inRegion = async (coverage: string) =>
    (await call(serve.products, { query: { coverage, size: 999 } })).records.map(({ id }) => id)
  expect(await inRegion('高新区')).toContain('product-qiming-1')
  expect(await inRegion('平原县')).not.toContain('product-qiming-1')
  chengyue()
  const { records: kept } = await call(serve.favorites, { query: { type: 'provider' } })
  expect(kept.find(({ targetId }) => targetId === params.id)).toMatchObject({ name: NAME })
  const { records: mine } = await call(serve.favorites, { query: { asked: true } })
  expect(mine.find(({ id }) => id === enquiry.id)).toMatchObject({ name: NAME })
  const message = city.world.db.message.getAll().find(({ title }) => title === '您的服务咨询已联系')
  expect(message?.content).toContain(NAME)
})

test('a favourite that is not public shows the name it had when it was added', async () => {
  const { name } = city.world.db.product.get('product-qiming-1', '服务')
  city.world.db.product.change('product-qiming-1', { name: '包过的申报', status: '待审核' })
  chengyue()
  const { records } = await call(serve.favorites, { query: { type: 'product' } })
  expect(records.find(({ targetId }) => targetId === 'product-qiming-1')).toMatchObject({
    name,
    gone: '正在修改，暂不可查看',
  })
})

test('a request about an unapproved service is refused, about one taken down accepted', async () => {
  const { product } = city.world.db
  const own = ['草稿', '待审核', '已驳回'].map((status) =>
    product.getAll().find((one) => one.providerId === params.id && one.status === status)!,
  )
  chengyue()
  for (const { id } of own) {
    await expect(ask(id)).rejects.toMatchObject({ message: '服务产品不存在或已删除' })
  }
  expect((await ask('product-qiming-6')).productName).toBe(product.get('product-qiming-6', '服务').name)
})

test('a service that is not public and its recommendations cannot be read', async () => {
  for (const { id } of city.world.db.product
    .getAll()
    .filter(({ status }) => status !== '已上架')
    .slice(0, 4)) {
    const missing = { message: '服务产品不存在或已删除' }
    await expect(call(serve.product, { params: { id } })).rejects.toMatchObject(missing)
    await expect(call(serve.similarProducts, { params: { id }, query: {} })).rejects.toMatchObject(missing)
  }
})

test('a provider with an edit under audit publishes services of its public version’s types', async () => {
  await edit()
  const { records } = await call(serve.myProviders, {})
  expect(records[0]).toMatchObject({ status: '待审核', isShown: true })
  expect(records[0]?.shownTypes).toContain('财税')
  await expect(publish('法律')).rejects.toMatchObject({ fields: [{ field: 'serviceType' }] })
  const { id } = await publish('财税')
  auditRecord(city.world, products, id, 'pass', '同意')
  expect((await call(serve.product, { params: { id } })).providerName).toBe(NAME)
  auditRecord(city.world, providers, params.id, 'reject', '名称不实')
  expect((await publish('财税')).status).toBe('待审核')
})

test('a provider that was never approved cannot publish services', async () => {
  city.world.db.provider.change(params.id, { status: '待审核', approved: undefined })
  await expect(publish('财税')).rejects.toMatchObject({
    fields: [{ field: 'providerId', errorMessage: '机构通过审核后才能发布服务' }],
  })
})
