import { describe, expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import type { Facet } from '#api/call/shape.ts'
import { serve } from '#api/serve.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from './handlers.ts'
import { daysOf } from './serve-search.ts'

const city = startArea(handlers)

const productsBy = async (query: object = {}) =>
  (await call(serve.products, { query: { size: 999, ...query } })).records
const providersBy = async (query: object = {}) =>
  (await call(serve.providers, { query: { size: 999, ...query } })).records
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted()

test.each([
  ['5 个工作日', 7],
  ['15个工作日', 21],
  ['10 至 45 个工作日', 63],
  ['21 天', 21],
  ['3 日内', 3],
  ['2 周', 14],
  ['1.5 个月', 45],
  ['2 个季度', 180],
  ['1 年', 360],
  ['另行商定', Infinity],
])('%s takes %s days', (duration, days) => {
  expect(daysOf(duration)).toBe(days)
})

test('a turnaround in working days is measured against calendar days', async () => {
  const [slow, quick, open] = await productsBy()
  city.world.db.product.change(slow!.id, { duration: '12 个工作日' })
  city.world.db.product.change(quick!.id, { duration: '15 天' })
  city.world.db.product.change(open!.id, { duration: '按项目商定' })
  const within = idsOf(await productsBy({ days: 15 }))
  expect(within).toContain(quick!.id)
  expect(within).not.toContain(slow!.id)
  expect(within).not.toContain(open!.id)
  expect(idsOf(await productsBy({ days: 30 }))).toContain(slow!.id)
})

test.each([
  ['product', productsBy],
  ['provider', providersBy],
] as const)('a minimum score excludes a %s with a lower score or none', async (table, by) => {
  const [exact, lower, none] = (await by()).map(({ id }) => id)
  const { db } = city.world
  db[table].change(exact!, { score: 4 })
  db[table].change(lower!, { score: 3.9 })
  db[table].change(none!, { score: 0 })
  const found = idsOf(await by({ scoreFrom: 4 }))
  expect(found).toContain(exact)
  expect(found).not.toContain(lower)
  expect(found).not.toContain(none)
  expect(idsOf(await by({ scoreFrom: 3 }))).toContain(lower)
})

test('the filter for qualifications excludes providers without one', async () => {
  const all = await providersBy()
  const found = await providersBy({ qualified: true })
  const without = all.filter(({ qualifications }) => qualifications.length === 0)
  expect(without.length).toBeGreaterThan(5)
  expect(idsOf(found)).toEqual(idsOf(all.filter((one) => !without.includes(one))))
  expect(found.length).toBeGreaterThan(without.length)
  // Their services are filtered in the same way.
  const holders = new Set(found.map(({ id }) => id))
  const services = (await productsBy()).filter(({ providerId }) => holders.has(providerId))
  expect(idsOf(await productsBy({ qualified: true }))).toEqual(idsOf(services))
  expect(services.length).toBeLessThan((await productsBy()).length)
})

test('a district finds providers that cover it or the whole city', async () => {
  const all = await providersBy()
  const found = await providersBy({ coverage: '平原县' })
  const covering = all.filter(({ coverage }) => coverage.includes('全市') || coverage.includes('平原县'))
  expect(idsOf(found)).toEqual(idsOf(covering))
  expect(found.some(({ coverage }) => coverage.includes('全市'))).toBe(true)
  expect(found.some(({ coverage }) => !coverage.includes('全市'))).toBe(true)
  const products = await productsBy({ coverage: '平原县' })
  const holders = new Set(covering.map(({ id }) => id))
  const near = (await productsBy()).filter(({ providerId }) => holders.has(providerId))
  expect(idsOf(products)).toEqual(idsOf(near))
})

const countsIn = (facets: readonly Facet[] | undefined, name: string) =>
  Object.fromEntries(facets!.find((one) => one.name === name)!.words.map(({ word, count }) => [word, count]))

describe.each([
  [
    'services',
    serve.products,
    'keyword=申报',
    ['type', 'mode', 'price', 'region', 'days', 'qualified', 'score'],
  ],
  ['providers', serve.providers, 'serviceType=法律', ['type', 'nature', 'region', 'qualified', 'score']],
] as const)('the list of %s', (_, list, otherFilter, groups) => {
  const page = (query: object = {}) =>
    call(list as typeof serve.products, { query: { faceted: true, size: 1, ...query } })
  /** Query for a word of each group. */
  const queryFor: Record<(typeof groups)[number] | 'nature', (word: string) => object> = {
    type: (serviceType) => ({ serviceType }),
    mode: (priceMode) => ({ priceMode }),
    nature: (nature) => ({ nature }),
    region: (coverage) => ({ coverage }),
    days: (days) => ({ days }),
    score: (scoreFrom) => ({ scoreFrom }),
    qualified: () => ({ qualified: true }),
    price: (range) => {
      const [priceFrom, priceTo] = range.split('-')
      return { priceFrom, ...(priceTo ? { priceTo } : {}) }
    },
  }

  test.each(groups)(
    'counts for each word in %s the rows it would leave, ignoring the choice in that group',
    async (group) => {
      const [key = '', value = ''] = otherFilter.split('=')
      for (const otherFilters of [{}, group === 'type' ? { qualified: true } : { [key]: value }]) {
        const counts = countsIn((await page(otherFilters)).facets, group)
        expect(Object.keys(counts)).not.toEqual([])
        for (const [word, count] of Object.entries(counts)) {
          const filtered = await page({ ...otherFilters, ...queryFor[group](word) })
          expect([word, count]).toEqual([word, filtered.total])
          expect(countsIn(filtered.facets, group)).toEqual(counts)
        }
      }
    },
  )

  test('returns no counts unless the query asks for them', async () => {
    expect((await page({ faceted: false })).facets).toBeUndefined()
  })
})

test('a service that is not public is not counted', async () => {
  const law = async () =>
    countsIn((await call(serve.products, { query: { faceted: true } })).facets, 'type')['法律']!
  const before = await law()
  const [one] = await productsBy({ serviceType: '法律' })
  city.world.db.product.change(one!.id, { status: '已下架' })
  expect(await law()).toBe(before - 1)
})
