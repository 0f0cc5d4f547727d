import { marketSorts } from '#api/market.ts'
import { fitsIn } from '#lib/search/fit.ts'
import { rankOf } from '#lib/search/rank.ts'
import { understand } from '#lib/search/understand.ts'
import { normalizeLengths } from '#rules/measures.ts'
import type { World } from '#mocks/city.ts'
import { pageOf } from '#mocks/lists.ts'
import { marketGroups, type Narrowing, unfilteredQuery } from './groups.ts'
import {
  rowsWith,
  foundOf,
  type PublicListings,
  type Sort,
  publicListings,
  sortedPlaces,
} from './public-listings.ts'
import type { ListingRow } from './tables.ts'

/** Returns the listings that everybody may read, in their public version; the newest first by default. */
export function publicOf(
  world: World,
  tradeType?: ListingRow['tradeType'],
  sort: Sort = 'newest',
): ListingRow[] {
  const listings = publicListings(world)
  return sortedPlaces(listings, sort).flatMap((at) => {
    const row = listings.entries[at]?.row
    return row && (!tradeType || row.tradeType === tradeType) ? [row] : []
  })
}

/** Returns a listing as shown in a list, with its first picture as `cover`. */
export function briefOf(row: ListingRow) {
  const { approved: _, ...shown } = row
  return { ...shown, cover: row.images?.[0] }
}

/**
 * Returns a function from a listing's position to its fit for a keyword; undefined for a listing that matches too
 * little of the keyword.
 */
const fitOf = (listings: PublicListings, keyword: string) =>
  fitsIn(understand(keyword), {
    size: listings.entries.length,
    foundAt: (at) => foundOf(listings.entries[at]?.row ?? listings.rows[at]!),
    bitsOf: (word) => rowsWith(listings, word),
  }).fitAt

/**
 * Returns one page of the public listings that match the query. Each facet counts the rows that match the choices in
 * all other groups.
 */
export function listed(world: World, query: Narrowing, tradeType?: ListingRow['tradeType']) {
  const { enId, sort } = query
  const keyword = normalizeLengths(query.keyword)
  const listings = publicListings(world)
  const fitAt = keyword ? fitOf(listings, keyword) : undefined
  const pass = marketGroups.startPass(query)
  let found: { row: ListingRow; rank: number }[] = []
  for (const at of sortedPlaces(listings, sort)) {
    const entry = listings.entries[at]
    if (!entry) continue
    const { row, numbers } = entry
    if ((tradeType && row.tradeType !== tradeType) || (enId && row.enId !== enId)) continue
    const fit = fitAt?.(at)
    if (fitAt && !fit) continue
    if (pass.matches(row, numbers)) found.push({ row, rank: fit ? rankOf(fit) : 0 })
  }
  // The best fit comes first unless the user has chosen an order.
  if (keyword && sort === 'newest') found = found.sort((a, b) => a.rank - b.rank)
  const page = pageOf(found, query)
  return {
    ...page,
    records: page.records.map(({ row }) => briefOf(row)),
    facets: pass.facets(),
  }
}

/**
 * Sorts and indexes the listings while a world is created, because the first caller would otherwise wait until 10,000
 * listings are sorted and their words are indexed.
 */
export function warmUp(world: World): void {
  for (const sort of marketSorts)
    for (const keyword of ['', '不锈钢 泵'])
      listed(world, { ...unfilteredQuery, faceted: true, sort, keyword })
}
