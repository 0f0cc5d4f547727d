import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { serve } from '#api/serve.ts'
import { isBad } from '#rules/rating.ts'
import { remedyStateOf } from '#rules/remedy.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from '#mocks/handlers.ts'
import { maskedName } from './reviews.ts'

const city = startArea(handlers, { each: ['u-enterprise', 'en-chengyue'] })
const product = (id: string) => call(serve.product, { params: { id } })

test('the reviews of a service are those of its score: as many, with their average, newest first', async () => {
  const { records } = await call(serve.products, { query: { size: 40, sort: 'orders' } })
  const rated = records.filter(({ score }) => score > 0)
  expect(rated.length).toBeGreaterThan(20)
  for (const { id, score, ratingCount } of rated.slice(0, 20)) {
    const { reviews = [] } = await product(id)
    expect(reviews).toHaveLength(ratingCount)
    const sum = reviews.reduce((total, one) => total + one.score, 0)
    expect(Math.round((sum / ratingCount) * 10) / 10).toBe(score)
    const times = reviews.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times[0]! < city.world.iso()).toBe(true)
    const words = reviews.flatMap(({ comment = '' }) => comment || [])
    expect(new Set(words).size).toBe(words.length)
  }
})

test('bad reviews are not left out, and carry the answer of the provider', () => {
  const all = city.world.db.product.getAll().flatMap(({ reviews }) => reviews)
  const bad = all.filter(({ score }) => isBad(score))
  expect(bad.length).toBeGreaterThan(10)
  expect(bad.filter((one) => remedyStateOf(one) === '已整改').length).toBeGreaterThan(bad.length / 2)
  expect(all.filter(({ score }) => !isBad(score)).every(({ remedy }) => remedy === undefined)).toBe(true)
})

test('a new rating is read by everybody at once, with the name masked, on the service and its provider', async () => {
  const { providerId, productId = '' } = city.world.db.serviceEnquiry.get('enquiry-done', '咨询')
  const before = await product(productId)
  await call(serve.enquire, {
    params: { id: providerId },
    body: {
      status: '评价',
      enquiryId: 'enquiry-done',
      score: 2,
      reasons: ['沟通不及时'],
      comment: '催了三次才回电话',
    },
  })
  city.as(undefined)
  const { reviews: [newest] = [], ratingCount } = await product(productId)
  expect(ratingCount).toBe(before.ratingCount + 1)
  expect(newest).toMatchObject({ score: 2, comment: '催了三次才回电话', name: '澄***公司' })
  const provider = await call(serve.provider, { params: { id: providerId } })
  expect(provider.reviews?.[0]).toMatchObject({ id: newest!.id, productName: before.name })
})

test('a masked name keeps its first character and the kind of firm', () => {
  expect(maskedName('澄岳精密制造有限公司', true)).toBe('澄***公司')
  expect(maskedName('林晓岚', false)).toBe('林**')
})
