import {
  countedNames,
  type CountedName,
  type Facet,
  type FacetName,
  type market,
  type marketSorts,
} from '#api/market.ts'
import { byFit, type Fit, fitOf, type Found } from '#lib/search/rank.ts'
import { understand } from '#lib/search/understand.ts'
import { boundsOf, deliverySpans, priceRanges } from '#rules/market-ranges.ts'
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
  // Times are written alike, so that they can be compared as they stand: `localeCompare` takes ten times as long.
  newest: (a, b) => (a.createTime < b.createTime ? 1 : a.createTime > b.createTime ? -1 : 0),
  priceUp: (a, b) => priced(a, Infinity) - priced(b, Infinity) || 0,
  priceDown: (a, b) => priced(b, -1) - priced(a, -1),
  hottest: (a, b) => b.viewCount - a.viewCount,
}

/** What is looked for in a listing, spelled once as long as it stays as it is. */
const texts = new WeakMap<ListingRow, Found>()
export function foundOf(row: ListingRow): Found {
  const { title, categoryPath, brand, model, spec, material, publisherOrg } = row
  const facts = [...categoryPath, brand, model, spec, material, publisherOrg]
  const found = texts.get(row) ?? { title: spelled(title), facts: spelled(facts.join('\n')) }
  texts.set(row, found)
  return found
}

const within = ({ price }: ListingRow, from: number, to: number) =>
  price !== undefined && price >= from && price <= to

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
const bounds = priceRanges.map(({ value }) => ({ value, ...boundsOf(value) }))

const chosen = (row: ListingRow, name: FacetName, words: readonly string[]) =>
  words.length === 0 || said[name](row).some((word) => words.includes(word))

/** Whether a listing is left by what is chosen of each group. */
const fits: Record<CountedName, (row: ListingRow, query: Narrowing) => boolean> = {
  brand: (row, { brand }) => chosen(row, 'brand', brand),
  material: (row, { material }) => chosen(row, 'material', material),
  origin: (row, { origin }) => chosen(row, 'origin', origin),
  cert: (row, { cert }) => chosen(row, 'cert', cert),
  category: ({ categoryPath }, { category }) => !category || categoryPath.includes(category),
  price: (row, { priced, priceFrom, priceTo }) =>
    (!priced || (row.price === undefined) === (priced === '面议')) &&
    ((priceFrom === undefined && priceTo === undefined) || within(row, priceFrom ?? 0, priceTo ?? Infinity)),
  within: ({ deliveryDays }, query) =>
    query.within === undefined || (deliveryDays !== undefined && deliveryDays <= query.within),
  stock: ({ stock = 0 }, { inStock }) => !inStock || stock > 0,
}

const byCount = (counts: ReadonlyMap<string, number>): Facet['words'] =>
  [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'zh-CN'))

/** One page of what is public, narrowed; each group counts what all but itself leave. */
export function listed(world: World, query: Narrowing, tradeType?: ListingRow['tradeType']) {
  const keyword = spelled(query.keyword)
  const sense = understand(keyword)
  const fitting = new Map<ListingRow, Fit>()
  const found: ListingRow[] = []
  const counts = new Map(countedNames.map((name) => [name, new Map<string, number>()]))
  for (const row of publicOf(world, tradeType)) {
    if (query.enId && row.enId !== query.enId) continue
    const fit = keyword ? fitOf(sense, foundOf(row)) : undefined
    if (keyword && !fit) continue
    if (fit) fitting.set(row, fit)
    const against = countedNames.filter((name) => !fits[name](row, query))
    if (against.length === 0) found.push(row)
    // What one group alone leaves out still counts for that group.
    if (!query.faceted || against.length > 1) continue
    for (const name of against.length > 0 ? against : countedNames) {
      const own = counts.get(name)!
      for (const word of said[name](row)) own.set(word, (own.get(word) ?? 0) + 1)
    }
  }
  const facets = countedNames.map((name) => ({ name, words: byCount(counts.get(name)!) }))
  found.sort(orders[query.sort])
  // Whoever chose no order gets what fits best first.
  if (keyword && query.sort === 'newest') found.sort((a, b) => byFit(fitting.get(a)!, fitting.get(b)!))
  const page = pageOf(found, query)
  return {
    ...page,
    records: page.records.map(briefOf),
    facets: query.faceted ? facets : undefined,
  }
}
