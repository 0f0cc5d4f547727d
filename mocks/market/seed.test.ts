import { expect, test } from 'vitest'
import { marketCategories, tradeTypes } from '#api/market.ts'
import { groupBy } from '#lib/group-by.ts'
import { resetWorld } from '#mocks/world.ts'
import { productKinds } from './kinds.ts'

const { db } = resetWorld('market-seed', 'default', 1)
const all = db.listing.getAll()
// Submitted listings; a draft names no contact yet.
const submitted = all.filter(({ status }) => status !== '草稿')
const byId = groupBy(submitted, ({ enId }) => enId)

test('some ninety enterprises publish, each with one name and one contact, and nearly all with several listings', () => {
  expect(all).toHaveLength(400)
  expect(byId.size).toBeGreaterThanOrEqual(80)
  expect(byId.size).toBeLessThanOrEqual(100)
  const faces = [...byId.values()].map(
    (rows) => new Set(rows.map((one) => [one.publisherOrg, one.contactPhone, one.userId].join())),
  )
  expect(faces.every(({ size }) => size === 1)).toBe(true)
  expect(new Set(submitted.map(({ publisherOrg }) => publisherOrg)).size).toBe(byId.size)
  const alone = [...byId.values()].filter(
    (rows) => rows.filter(({ status }) => status === '已发布').length === 1,
  )
  expect(alone.length).toBeLessThan(byId.size / 7)
})

test('every category has listings of both sides', () => {
  for (const tradeType of tradeTypes) {
    const tops = all.filter((one) => one.tradeType === tradeType).map(({ categoryPath }) => categoryPath?.[0])
    expect(new Set(tops)).toEqual(new Set(marketCategories))
  }
  const paths = new Set(submitted.map(({ categoryPath }) => categoryPath.join('/')))
  expect(paths).toEqual(new Set(productKinds.map(({ path }) => path.join('/'))))
})

test('every submitted listing has a document; an offer has three or four different pictures, a demand none or some', () => {
  const numbers = (tradeType: string) =>
    new Set(submitted.filter((one) => one.tradeType === tradeType).map(({ images = [] }) => images.length))
  expect(numbers('供应')).toEqual(new Set([3, 4]))
  expect(numbers('求购')).toEqual(new Set([0, 1, 2, 3]))
  const lacking = submitted.filter(
    ({ images = [], docs = [] }) => new Set(images).size < images.length || docs.length === 0,
  )
  expect(lacking).toEqual([])
})
