import type { Parsed } from '#api/call/endpoint.ts'
import type { CountedName, FacetName, market } from '#api/market.ts'
import { boundsOf, deliverySpans, priceRanges } from '#rules/market-ranges.ts'
import { groupsOf, type Test } from '#mocks/facets.ts'
import type { ListingRow } from './tables.ts'

export type Narrowing = Parsed<(typeof market)['page']>['query']

/** What a list asks that is not narrowed. */
export const unnarrowed: Narrowing = {
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

/** What a listing says of each group: the words that it counts for. */
const said: Record<CountedName, (row: ListingRow) => readonly string[]> = {
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

const chosen = (name: FacetName, words: readonly string[]): Test<ListingRow> | undefined =>
  words.length === 0 ? undefined : (row) => said[name](row).some((word) => words.includes(word))

/** What a query asks of each group; undefined where it asks nothing. */
const asked: Record<CountedName, (query: Narrowing) => Test<ListingRow> | undefined> = {
  brand: ({ brand }) => chosen('brand', brand),
  material: ({ material }) => chosen('material', material),
  origin: ({ origin }) => chosen('origin', origin),
  cert: ({ cert }) => chosen('cert', cert),
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

/** What the market's lists are narrowed by and count. */
export const marketGroups = groupsOf(said, asked)
