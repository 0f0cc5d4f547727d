import { type Facet, type FacetName, facetNames, type market, type marketSorts } from '#api/market.ts'
import { spelled } from '#rules/measures.ts'
import type { World } from '#mocks/city.ts'
import type { Context } from '#mocks/mock.ts'
import { pageOf } from '#mocks/lists.ts'
import { shownOf } from './rules.ts'
import type { ListingRow } from './tables.ts'

export type Narrowing = Context<(typeof market)['page']>['query']

/** The listings that everybody may read, as they read them. */
export const publicOf = (world: World, tradeType?: ListingRow['tradeType']): ListingRow[] =>
  world.db.listing.all().flatMap((row) => {
    const shown = shownOf(row)
    return shown && (!tradeType || shown.tradeType === tradeType) ? [shown] : []
  })

/** A listing in a list: its first picture goes along, and no more of its papers. */
export const briefOf = ({ approved, ...row }: ListingRow) => ({
  ...row,
  cover: row.images?.[0],
  isShown: approved ? true : undefined,
})

/** 面议 goes last whichever way prices are sorted. */
const priced = (row: ListingRow, missing: number) => row.price ?? missing

export const orders: Record<(typeof marketSorts)[number], (a: ListingRow, b: ListingRow) => number> = {
  newest: (a, b) => b.createTime.localeCompare(a.createTime),
  priceUp: (a, b) => priced(a, Infinity) - priced(b, Infinity) || 0,
  priceDown: (a, b) => priced(b, -1) - priced(a, -1),
  hottest: (a, b) => b.viewCount - a.viewCount,
}

const textOf = ({ title, brand, model, spec, material, publisherOrg }: ListingRow) =>
  [title, brand, model, spec, material, publisherOrg].join('\n')

function matches(row: ListingRow, query: Narrowing, keyword: string): boolean {
  const { category, priceFrom, priceTo, within, inStock, enId } = query
  const ranged = priceFrom !== undefined || priceTo !== undefined
  return (
    (!keyword || spelled(textOf(row)).includes(keyword)) &&
    (!category || row.categoryPath.includes(category)) &&
    (!enId || row.enId === enId) &&
    (!query.priced || (row.price === undefined) === (query.priced === '面议')) &&
    (within === undefined || (row.deliveryDays !== undefined && row.deliveryDays <= within)) &&
    (!inStock || (row.stock ?? 0) > 0) &&
    (!ranged ||
      (row.price !== undefined && row.price >= (priceFrom ?? 0) && row.price <= (priceTo ?? Infinity)))
  )
}

/** What a listing says of a facet. */
const said = (row: ListingRow, name: FacetName): readonly string[] =>
  name === 'cert' ? (row.certs ?? []) : row[name] ? [row[name]] : []

const fits = (row: ListingRow, name: FacetName, words: readonly string[]) =>
  words.length === 0 || said(row, name).some((word) => words.includes(word))

/** How many of some rows each word of a facet holds for, most first. */
function counted(rows: readonly ListingRow[], name: FacetName): Facet['words'] {
  const counts = new Map<string, number>()
  for (const word of rows.flatMap((row) => said(row, name))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'zh-CN'))
}

/** One page of what is public, narrowed; each facet counts what all filters but its own leave. */
export function listed(world: World, query: Narrowing, tradeType?: ListingRow['tradeType']) {
  const keyword = spelled(query.keyword)
  const near = publicOf(world, tradeType).filter((row) => matches(row, query, keyword))
  const without = (own?: FacetName) =>
    near.filter((row) => facetNames.every((name) => name === own || fits(row, name, query[name])))
  return {
    ...pageOf(without().sort(orders[query.sort]).map(briefOf), query),
    facets: query.faceted
      ? facetNames.map((name) => ({ name, words: counted(without(name), name) }))
      : undefined,
  }
}
