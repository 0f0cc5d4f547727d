import type { Parsed } from '#api/call/endpoint.ts'
import type { CountedName, FacetName, market } from '#api/market.ts'
import { boundsOf, deliverySpans, priceRanges } from '#rules/market-ranges.ts'
import { groupsOf, type RowTest } from '#mocks/facets.ts'
import type { ListingRow } from './tables.ts'

export type Narrowing = Parsed<(typeof market)['page']>['query']

/** Query of a list without any filter. */
export const unfilteredQuery: Narrowing = {
  keyword: '',
  category: '',
  brand: [],
  material: [],
  origin: [],
  cert: [],
  enId: '',
  sort: 'newest',
}

const within = ({ price }: ListingRow, from: number, to: number) =>
  price !== undefined && price >= from && price <= to

const bounds = priceRanges.map(({ value }) => ({ value, ...boundsOf(value) }))

/** Words under which a listing is counted in each group. */
const wordsOf: Record<CountedName, (row: ListingRow) => readonly string[]> = {
  brand: ({ brand }) => (brand ? [brand] : []),
  material: ({ material }) => (material ? [material] : []),
  origin: ({ origin }) => (origin ? [origin] : []),
  cert: ({ certs }) => certs ?? [],
  category: ({ categoryPath }) => categoryPath,
  price: (row) =>
    row.price === undefined
      ? ['面议']
      : ['有价', ...bounds.filter(({ from, to }) => within(row, from, to)).map(({ value }) => value)],
  within: ({ deliveryDays: days }) =>
    days === undefined ? [] : deliverySpans.filter((span) => days <= span).map(String),
  stock: ({ stock = 0 }) => (stock > 0 ? ['有货'] : []),
}

const hasOneOf = (name: FacetName, words: readonly string[]): RowTest<ListingRow> | undefined =>
  words.length === 0 ? undefined : (row) => wordsOf[name](row).some((word) => words.includes(word))

/** Test that a query applies in each group; undefined where the query chooses nothing. */
const testOf: Record<CountedName, (query: Narrowing) => RowTest<ListingRow> | undefined> = {
  brand: ({ brand }) => hasOneOf('brand', brand),
  material: ({ material }) => hasOneOf('material', material),
  origin: ({ origin }) => hasOneOf('origin', origin),
  cert: ({ cert }) => hasOneOf('cert', cert),
  category: ({ category }) => (category ? ({ categoryPath }) => categoryPath.includes(category) : undefined),
  price: ({ priced, priceFrom, priceTo }) => {
    const isRange = priceFrom !== undefined || priceTo !== undefined
    if (!priced && !isRange) return undefined
    return (row) =>
      (!priced || (row.price === undefined) === (priced === '面议')) &&
      (!isRange || within(row, priceFrom ?? 0, priceTo ?? Infinity))
  },
  within: ({ within: days }) =>
    days === undefined ? undefined : ({ deliveryDays }) => deliveryDays !== undefined && deliveryDays <= days,
  stock: ({ inStock }) => (inStock ? ({ stock = 0 }) => stock > 0 : undefined),
}

/** Groups by which the market's lists are filtered and counted. */
export const marketGroups = groupsOf(wordsOf, testOf)
