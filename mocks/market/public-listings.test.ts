import { expect, test } from 'vitest'
import { resetWorld } from '#mocks/world.ts'
import { type Narrowing, unfilteredQuery } from './groups.ts'
import { listed } from './listing-search.ts'
import { publicListings } from './public-listings.ts'

const world = resetWorld('shelf', 'default', 1)
const page = (narrowing: Partial<Narrowing> = {}) =>
  listed(world, { ...unfilteredQuery, size: 999, faceted: true, ...narrowing })
const ids = (narrowing?: Partial<Narrowing>) => page(narrowing).records.map(({ id }) => id)
const setViews = (id: string, viewCount: number) => world.db.listing.change(id, { viewCount })

test('the public listings are read once as long as no listing changes', () => {
  const listings = publicListings(world)
  page({ keyword: '泵' })
  expect(publicListings(world)).toBe(listings)
  expect(listings.index).toBeDefined()
  const [id] = ids()
  setViews(id!, 5)
  expect(publicListings(world)).not.toBe(listings)
  // The searched text has not changed.
  expect(publicListings(world).index).toBe(listings.index)
})

test('an order requested again includes the changes since', () => {
  const before = ids({ sort: 'hottest' })
  const last = before.at(-1)!
  setViews(last, 1_000_000)
  expect(ids({ sort: 'hottest' })).toEqual([last, ...before.slice(0, -1)])
})

test('a listing taken down leaves lists, counts and searches, and a renamed one is found by its new name', () => {
  const [first, second] = ids()
  const { total, facets } = page()
  world.db.listing.change(first!, { status: '已下架' })
  world.db.listing.change(second!, { title: '谐波减速器', brand: '只此一家' })
  const after = page()
  expect(after.total).toBe(total - 1)
  expect(after.facets).not.toEqual(facets)
  expect(after.facets?.[0]?.words).toContainEqual({ word: '只此一家', count: 1 })
  expect(ids({ brand: ['只此一家'] })).toEqual([second])
  expect(ids({ keyword: '谐波减速器' })).toEqual([second])
  world.db.listing.remove(second!)
  expect(ids()).not.toContain(second)
})

test('a keyword of one character finds listings', () => {
  const found = page({ keyword: '泵' }).records
  expect(found.length).toBeGreaterThan(0)
  expect(page({ keyword: '泵', category: '泵阀' }).total).toBe(page({ category: '泵阀' }).total)
})
