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
const viewService = () => call(serve.product, { params })
const viewers = async () => (await call(serve.myProduct, { params })).viewers!
const clearViews = () => city.world.db.product.change(params.id, { views: [] })
/** Moves the clock on by a minute. */
const waitMinute = () => void (city.world.clockOffset += 60_000)

test('the owner of a service reads its viewers and their views, latest first', async () => {
  clearViews()
  city.as('u-other', 'en-jiashu')
  await viewService()
  waitMinute()
  city.as('u-enterprise', 'en-chengyue')
  await viewService()
  waitMinute()
  city.as('u-other', 'en-jiashu')
  const { viewCount } = await viewService()
  const time = city.world.iso().slice(0, 16)
  qiming()
  const { newest, rest } = await viewers()
  expect(newest.map(({ name, count }) => [name, count])).toEqual([
    ['嘉树新材料有限公司', 2],
    ['澄岳精密制造有限公司', 1],
  ])
  expect(newest[0]!.time.slice(0, 16)).toBe(time)
  expect(rest).toEqual({ viewers: 0, count: 0 })
  expect((await call(serve.myProduct, { params })).viewCount).toBe(viewCount)
})

test('views without an own enterprise are counted together as 访客', async () => {
  clearViews()
  city.as(undefined)
  await viewService()
  city.as('u-other')
  await viewService()
  city.as('u-other', 'en-chengyue')
  await viewService()
  qiming()
  expect((await viewers()).newest).toMatchObject([{ name: '访客', count: 3 }])
})

test('views by the offering side are not counted for any enterprise', async () => {
  clearViews()
  const { viewCount } = await viewService()
  city.as('u-provider')
  await viewService()
  const other = city.world.db.user.find('u-other')!
  const [held] = city.world.db.user.find('u-provider')!.ens
  city.world.db.user.change('u-other', { ens: [...other.ens, held!] })
  city.as('u-other', 'en-jiashu')
  expect((await viewService()).viewCount).toBe(viewCount)
  qiming()
  expect(await viewers()).toEqual({ newest: [], rest: { viewers: 0, count: 0 } })
})

test('visitors, other members and other providers cannot read the viewers', async () => {
  // The viewer's own name appears in its own requests.
  const names = (await viewers()).newest
    .map(({ name }) => name)
    .filter((name) => name !== '访客' && name !== '嘉树新材料有限公司')
  expect(names.length).toBeGreaterThan(10)
  const readings = () =>
    Promise.all([
      viewService(),
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

test('twenty viewers are named and the rest are summed up, and an edit keeps them all', async () => {
  const { newest, rest } = await viewers()
  expect(newest).toHaveLength(20)
  expect(rest.viewers).toBeGreaterThan(0)
  const times = newest.map(({ time }) => time)
  expect(times).toEqual(times.toSorted().toReversed())
  const { db } = city.world
  const row = db.product.get(params.id, '服务产品')
  const named = newest.reduce((sum, { count }) => sum + count, 0)
  expect([named + rest.count, newest.length + rest.viewers]).toEqual([row.viewCount, row.views.length])
  await call(serve.productSave, { body: v.parse(ProductForm, row) })
  expect(await viewers()).toEqual({ newest, rest })
  // The list of services names no viewers.
  const { records } = await call(serve.myProducts, { query: {} })
  expect(JSON.stringify(records)).not.toMatch(/"views"|"viewers"/)
})
