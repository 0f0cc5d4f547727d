import * as v from 'valibot'
import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { message } from '#api/message.ts'
import { ProductForm } from '#api/serve-product.ts'
import { ProviderForm } from '#api/serve-provider.ts'
import { serve } from '#api/serve.ts'
import { creditCodeCheckSign } from '#lib/credit-code.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers as messageHandlers } from '#mocks/message/handlers.ts'
import { handlers } from './handlers.ts'

const HOUR = 3_600_000
const city = startArea([...handlers, ...messageHandlers], { each: ['u-provider', 'en-qiming'] })
const wait = (hours: number) => void (city.world.clockOffset += hours * HOUR)
const newest = async () => (await call(message.page, { query: { size: 1 } })).records[0]

/** Submits 启明's own data with these changes. */
const saveProvider = (changes: object) =>
  call(serve.providerSave, {
    body: v.parse(ProviderForm, { ...city.world.db.provider.get('provider-qiming', '服务机构'), ...changes }),
  })
/** Submits a copy of one of its services. */
const saveService = () => {
  const { id: _, version: __, cover: ___, ...row } = city.world.db.product.get('product-qiming-1', '服务产品')
  return call(serve.productSave, { body: v.parse(ProductForm, row) })
}

test('a pending service is approved automatically after the hours that the console sets', async () => {
  const { id } = await saveService()
  city.world.schedule = { on: true, auditHours: 2 }
  const { status } = await call(serve.myProduct, { params: { id } })
  expect(status).toBe('待审核')
  wait(2.01)
  city.as(undefined)
  expect((await call(serve.product, { params: { id } })).status).toBe('已上架')
  city.as('u-provider', 'en-qiming')
  expect(await newest()).toMatchObject({ title: '服务已通过审核', bizId: id })
  const audits = await call(serve.audits, { params: { id } })
  expect(audits.map(({ result }) => result)).toEqual(['提交', '通过'])
})

test('an edit of a provider becomes public only after those hours', async () => {
  const { id } = await saveProvider({ name: '启明企业服务集团' })
  city.world.schedule = { on: true, auditHours: 24 }
  const named = async () => (await call(serve.provider, { params: { id } })).name
  wait(23.9)
  city.as(undefined)
  expect(await named()).toBe('启明企业服务有限公司')
  wait(0.2)
  expect(await named()).toBe('启明企业服务集团')
  expect(city.world.db.provider.find(id)).toMatchObject({ status: '已通过' })
  expect(city.world.db.provider.find(id)?.approved).toBeUndefined()
})

test('the applicant becomes a service provider when the application is approved automatically', async () => {
  city.as('u-enterprise', 'en-chengyue')
  const code = '91371800MA3QM11TX'
  const creditCode = code + creditCodeCheckSign(code)
  const { id } = await saveProvider({ id: undefined, version: undefined, logo: undefined, creditCode })
  const memberType = () => city.world.db.user.find('u-enterprise')?.memberType
  expect(memberType()).not.toBe('service_provider')
  city.world.schedule = { on: true, auditHours: 1 }
  wait(1.01)
  expect(await newest()).toMatchObject({ title: '机构已通过审核', bizId: id })
  expect(memberType()).toBe('service_provider')
  expect((await call(serve.myProducts, { query: {} })).records).toEqual([])
})

test('while the switch is off nothing is approved automatically', async () => {
  const { id } = await saveService()
  city.world.schedule = { on: false }
  wait(10_000)
  // The token has expired meanwhile.
  city.as('u-provider', 'en-qiming')
  expect((await call(serve.myProduct, { params: { id } })).status).toBe('待审核')
})
