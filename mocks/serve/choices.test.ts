import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { serve } from '#api/serve.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

const city = startArea(handlers)
const { as } = city
const visitor = () => as(undefined)
const qiming = () => as('u-provider', 'en-qiming')
const chengyue = () => as('u-enterprise', 'en-chengyue')

const detail = (id: string) => call(serve.product, { params: { id } })
const up = (id: string) => call(serve.productUp, { params: { id } })
const down = (id: string) => call(serve.productDown, { params: { id } })

test('a favourite is added, listed by type and removed in both ways', async () => {
  as('u-other', 'en-jiashu')
  const { records: most } = await call(serve.products, { query: { size: 1 } })
  const id = most[0]!.id
  const toggle = () => call(serve.toggleFavorite, { body: { type: 'product', id } })
  const list = (type: 'product' | 'provider') => call(serve.favorites, { query: { type } })
  expect((await toggle()).favorite).toBe(true)
  expect((await detail(id)).favorite).toBe(true)
  await call(serve.toggleFavorite, { body: { type: 'provider', id: 'provider-qiming' } })
  expect((await list('product')).records).toMatchObject([{ targetId: id, product: { id } }])
  const [kept] = (await list('provider')).records
  chengyue()
  const cancel = { params: { id: kept!.id } }
  await expect(call(serve.cancelFavorite, cancel)).rejects.toMatchObject({ status: 403 })
  as('u-other', 'en-jiashu')
  await call(serve.cancelFavorite, cancel)
  expect((await list('provider')).total).toBe(0)
  expect(await call(serve.cancelFavorite, cancel)).toBeNull()
  expect((await toggle()).favorite).toBe(false)
  expect((await detail(id)).favorite).toBe(false)
})

test('a favourite of a service taken down stays in the list without the service', async () => {
  qiming()
  await down('product-qiming-1')
  chengyue()
  const { records } = await call(serve.favorites, { query: { type: 'product' } })
  const gone = records.find((one) => one.targetId === 'product-qiming-1')
  expect(gone?.name).toBe('专精特新申报辅导')
  expect(gone?.product).toBeUndefined()
  expect(gone?.gone).toBe('已下架')
  qiming()
  await up('product-qiming-1')
})

test('any member may request contact from a provider once, and the provider reads the request', async () => {
  as('u-person')
  const params = { id: 'provider-qiming' }
  const body = { contactName: '陈一苇', contactPhone: '13800000003', message: '请介绍代理记账的价格和周期。' }
  const ask = () => call(serve.enquire, { params, body })
  expect((await call(serve.provider, { params })).docked).toBe(false)
  await ask()
  expect((await call(serve.provider, { params })).docked).toBe(true)
  await expect(ask()).rejects.toMatchObject({ message: '您已提交咨询，请等待机构联系' })
  qiming()
  await expect(ask()).rejects.toMatchObject({ message: '不能咨询自己的机构' })
  const { enquiries } = await call(serve.myProvider, { params })
  expect(enquiries).toContainEqual(expect.objectContaining({ ...body, status: '待联系' }))
})

test('the provider closes a request with a reason, and the asking user reads it', async () => {
  as('u-other', 'en-jiashu')
  const params = { id: 'provider-qiming' }
  const body = { contactName: '何嘉树', contactPhone: '13800000004', message: '想请贵司代办高企认定。' }
  const enquiry = await call(serve.enquire, { params, body: { ...body, productId: 'product-qiming-2' } })
  expect((await detail('product-qiming-2')).request).toMatchObject({ id: enquiry.id, status: '待联系' })
  const to = (status: '已联系' | '已完成' | '已关闭', reason?: string) =>
    call(serve.enquire, { params, body: { enquiryId: enquiry.id, status, ...(reason ? { reason } : {}) } })
  await expect(to('已联系')).rejects.toMatchObject({ status: 403 })
  qiming()
  await expect(to('已完成')).rejects.toMatchObject({ message: '待联系的咨询不能改为已完成' })
  await to('已联系')
  await expect(to('已关闭')).rejects.toMatchObject({ fields: [{ field: 'reason' }] })
  await to('已关闭', '本月排期已满')
  as('u-other', 'en-jiashu')
  const { records } = await call(serve.favorites, { query: { asked: true } })
  const mine = records.find(({ id }) => id === enquiry.id)
  expect(mine).toMatchObject({ targetId: 'product-qiming-2', enquiry: { reason: '本月排期已满' } })
  expect(mine?.enquiry?.steps.map(({ status }) => status)).toEqual(['待联系', '已联系', '已关闭'])
  expect(
    (await call(serve.enquire, { params, body: { ...body, productId: 'product-qiming-2' } })).status,
  ).toBe('待联系')
})

test('a provider’s phone is masked until the user requests contact', async () => {
  const params = { id: 'provider-qiming' }
  visitor()
  expect((await call(serve.provider, { params })).contactPhone).toBe('138****0002')
  chengyue()
  expect((await call(serve.provider, { params })).contactPhone).toBe('138****0002')
  const body = { contactName: '林晓岚', contactPhone: '13800000001', message: '想了解专精特新申报的费用。' }
  await call(serve.enquire, { params, body })
  expect(await call(serve.provider, { params })).toMatchObject({
    contactPhone: '13800000002',
    contactName: '周启明',
    docked: true,
  })
})

test('only the asking user rates a completed request, once, and three ratings make a score', async () => {
  const params = { id: 'provider-qiming' }
  const product = (await call(serve.productsOf, { params, query: {} }))[0]!
  city.world.db.product.change(product.id, { ratingCount: 2, ratingSum: 9, score: 0 })
  chengyue()
  const body = { contactName: '林晓岚', contactPhone: '13800000001', message: '想请贵司辅导明年的申报。' }
  const enquiry = await call(serve.enquire, { params, body: { ...body, productId: product.id } })
  const rating = { status: '评价' as const, enquiryId: enquiry.id, score: 3, comment: '沟通顺畅' }
  const say = () => call(serve.enquire, { params, body: rating })
  await expect(say()).rejects.toMatchObject({ message: '办理完成后才能评价' })
  qiming()
  await expect(say()).rejects.toMatchObject({ status: 403 })
  const orders = (await detail(product.id)).orderCount
  for (const status of ['已联系', '已完成'] as const)
    await call(serve.enquire, { params, body: { enquiryId: enquiry.id, status } })
  chengyue()
  expect(await detail(product.id)).toMatchObject({ score: 0, ratingCount: 2, orderCount: orders + 1 })
  const before = await call(serve.provider, { params })
  expect((await say()).rating).toMatchObject({ score: 3, comment: '沟通顺畅' })
  await expect(say()).rejects.toMatchObject({ message: '您已评价过本次服务' })
  expect(await detail(product.id)).toMatchObject({ score: 4, ratingCount: 3 })
  expect((await call(serve.provider, { params })).ratingCount).toBe(before.ratingCount + 1)
  qiming()
  const { enquiries } = await call(serve.myProvider, { params })
  expect(enquiries.find(({ id }) => id === enquiry.id)?.rating?.comment).toBe('沟通顺畅')
})

test('the files of a request must have been uploaded', async () => {
  as('u-person')
  const file = { filePath: '/upload/nowhere.pdf', fileName: '需求.pdf', size: 10, type: 'application/pdf' }
  const body = {
    contactName: '陈一苇',
    contactPhone: '13800000003',
    message: '具体要求见附件，请核对。',
    productId: 'product-qiming-1',
    attachments: [file],
  }
  await expect(call(serve.enquire, { params: { id: 'provider-qiming' }, body })).rejects.toMatchObject({
    fields: [{ field: 'attachments.0.filePath' }],
  })
})

test('a demand and a supply are favourites of their own type while they are public', async () => {
  const world = city.world
  const publicOne = (kind: 'demand' | 'supply') =>
    world.db.exchange
      .getAll()
      .find((one) => one.kind === kind && one.status === '已上架' && one.enId !== 'en-chengyue')!
  const [demand, supply] = [publicOne('demand'), publicOne('supply')]
  as('u-enterprise', 'en-chengyue')
  const keep = (type: 'demand' | 'supply', id: string) =>
    call(serve.toggleFavorite, { body: { type, id, favorite: true } })
  await keep('demand', demand.id)
  await keep('supply', supply.id)
  await expect(keep('supply', demand.id)).rejects.toMatchObject({ message: '供给不存在或已删除' })
  const list = async (type: 'demand' | 'supply') => (await call(serve.favorites, { query: { type } })).records
  expect(await list('demand')).toMatchObject([{ name: demand.title, exchange: { id: demand.id } }])
  expect(await list('supply')).toMatchObject([{ name: supply.title, exchange: { id: supply.id } }])
  world.db.exchange.change(demand.id, { status: '已下架' })
  const [gone] = await list('demand')
  expect(gone).toMatchObject({ name: demand.title })
  expect(gone?.exchange).toBeUndefined()
})

test('a provider’s answer time is calculated and shown from three answers on', async () => {
  const params = { id: 'provider-qiming' }
  city.world.db.provider.change(params.id, { waits: [], answerHours: undefined })
  const hours = async () => (await call(serve.provider, { params })).answerHours
  const contact = {
    contactName: '林晓岚',
    contactPhone: '13800000001',
    message: '想了解专精特新申报的费用。',
  }
  for (const [hoursWaited, expectedHours] of [
    [3, undefined],
    [5, undefined],
    [7, 7],
  ] as const) {
    as('u-other', 'en-jiashu')
    const { id } = await call(serve.enquire, { params, body: contact })
    const [firstStep] = city.world.db.serviceEnquiry.get(id, '咨询').steps
    const time = new Date(Date.parse(firstStep!.time) - hoursWaited * 3_600_000 + 60_000).toISOString()
    city.world.db.serviceEnquiry.change(id, { steps: [{ ...firstStep!, time }] })
    qiming()
    // A refusal counts as an answer; only the provider's first step counts.
    const close = { enquiryId: id, status: '已关闭' as const, reason: '本月排期已满' }
    await call(serve.enquire, { params, body: close })
    expect(await hours()).toBe(expectedHours)
  }
})
