import * as v from 'valibot'
import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { ProductForm } from '#api/serve-product.ts'
import { serve } from '#api/serve.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'

const city = startArea(handlers, { each: ['u-provider', 'en-qiming'] })
const params = { id: 'product-qiming-1' }
const qiming = () => city.as('u-provider', 'en-qiming')
const look = () => call(serve.product, { params })
const mine = async () => (await call(serve.myProduct, { params })).viewers!
const forget = () => city.world.db.product.change(params.id, { views: [] })
/** Lets a minute go by. */
const later = () => void (city.world.clockOffset += 60_000)

test('its owner reads who has looked at a service how often, whoever did so last first', async () => {
  forget()
  city.as('u-other', 'en-jiashu')
  await look()
  later()
  city.as('u-enterprise', 'en-chengyue')
  await look()
  later()
  city.as('u-other', 'en-jiashu')
  const { viewCount } = await look()
  const time = city.world.iso().slice(0, 16)
  qiming()
  const { newest, rest } = await mine()
  expect(newest.map(({ name, count }) => [name, count])).toEqual([
    ['嘉树新材料有限公司', 2],
    ['澄岳精密制造有限公司', 1],
  ])
  expect(newest[0]!.time.slice(0, 16)).toBe(time)
  expect(rest).toEqual({ viewers: 0, count: 0 })
  expect((await call(serve.myProduct, { params })).viewCount).toBe(viewCount)
})

test('who looks without an enterprise is a 访客, all of them together; one that is not held is none', async () => {
  forget()
  city.as(undefined)
  await look()
  city.as('u-other')
  await look()
  city.as('u-other', 'en-chengyue')
  await look()
  qiming()
  expect((await mine()).newest).toMatchObject([{ name: '访客', count: 3 }])
})

test('what the own side looks at counts for nothing, under whatever enterprise', async () => {
  forget()
  const { viewCount } = await look()
  city.as('u-provider')
  await look()
  const other = city.world.db.user.find('u-other')!
  const [held] = city.world.db.user.find('u-provider')!.ens
  city.world.db.user.change('u-other', { ens: [...other.ens, held!] })
  city.as('u-other', 'en-jiashu')
  expect((await look()).viewCount).toBe(viewCount)
  qiming()
  expect(await mine()).toEqual({ newest: [], rest: { viewers: 0, count: 0 } })
})

test('nobody else reads who has looked: no visitor, no other member, no other provider', async () => {
  // A reader's own name stands in what it has asked.
  const names = (await mine()).newest
    .map(({ name }) => name)
    .filter((name) => name !== '访客' && name !== '嘉树新材料有限公司')
  expect(names.length).toBeGreaterThan(10)
  const readings = () =>
    Promise.all([
      look(),
      call(serve.products, { query: { size: 999, faceted: true } }),
      call(serve.productsOf, { params: { id: 'provider-qiming' }, query: {} }),
      call(serve.provider, { params: { id: 'provider-qiming' } }),
    ])
  const refused = (status: number) =>
    expect(call(serve.myProduct, { params })).rejects.toMatchObject({ status })
  for (const [userId, enId, status] of [
    [undefined, '', 401],
    ['u-other', 'en-jiashu', 403],
  ] as const) {
    city.as(userId, enId)
    await refused(status)
    const read = JSON.stringify(await readings())
    expect(read).not.toMatch(/"views"|"viewers"/)
    expect(names.filter((name) => read.includes(name))).toEqual([])
  }
  city.world.db.user.change('u-other', { memberType: 'service_provider' })
  await refused(403)
})

test('twenty are named, and the rest are summed up; an edit forgets nobody', async () => {
  const { newest, rest } = await mine()
  expect(newest).toHaveLength(20)
  expect(rest.viewers).toBeGreaterThan(0)
  const times = newest.map(({ time }) => time)
  expect(times).toEqual(times.toSorted().toReversed())
  const { db } = city.world
  const row = db.product.get(params.id, '服务产品')
  const named = newest.reduce((sum, { count }) => sum + count, 0)
  expect([named + rest.count, newest.length + rest.viewers]).toEqual([row.viewCount, row.views.length])
  await call(serve.productSave, { body: v.parse(ProductForm, row) })
  expect(await mine()).toEqual({ newest, rest })
  // A list of services names none of them.
  const { records } = await call(serve.myProducts, { query: {} })
  expect(JSON.stringify(records)).not.toMatch(/"views"|"viewers"/)
})
