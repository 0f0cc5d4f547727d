import { marketSorts } from '#api/market.ts'
import { fitsIn } from '#lib/search/fit.ts'
import { rankOf } from '#lib/search/rank.ts'
import { understand } from '#lib/search/understand.ts'
import { spelled } from '#rules/measures.ts'
import type { World } from '#mocks/city.ts'
import { pageOf } from '#mocks/lists.ts'
import { marketGroups, type Narrowing, unnarrowed } from './groups.ts'
import {
  rowsWith,
  foundOf,
  type PublicListings,
  type Sort,
  publicListings,
  sortedPlaces,
} from './public-listings.ts'
import type { ListingRow } from './tables.ts'

/** The listings that everybody may read, as they read them; the newest first unless said. */
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

/** A listing in a list: its first picture goes along, and no more of its papers. */
export function briefOf(row: ListingRow) {
  const { approved: _, ...shown } = row
  return { ...shown, cover: row.images?.[0] }
}

/** How well a listing fits what is looked for, by its place; undefined where too little of it is there. */
const fitsAmong = (listings: PublicListings, keyword: string) =>
  fitsIn(understand(keyword), {
    size: listings.entries.length,
    foundAt: (at) => foundOf(listings.entries[at]?.row ?? listings.of[at]!),
    bitsOf: (word) => rowsWith(listings, word),
  }).fitAt

/** One page of what is public, narrowed; each group counts what all but itself leave. */
export function listed(world: World, query: Narrowing, tradeType?: ListingRow['tradeType']) {
  const { enId, sort } = query
  const keyword = spelled(query.keyword)
  const listings = publicListings(world)
  const fitAt = keyword ? fitsAmong(listings, keyword) : undefined
  const narrowed = marketGroups.narrow(query)
  let found: { row: ListingRow; rank: number }[] = []
  for (const at of sortedPlaces(listings, sort)) {
    const entry = listings.entries[at]
    if (!entry) continue
    const { row, said } = entry
    if ((tradeType && row.tradeType !== tradeType) || (enId && row.enId !== enId)) continue
    const fit = fitAt?.(at)
    if (fitAt && !fit) continue
    if (narrowed.takes(row, said)) found.push({ row, rank: fit ? rankOf(fit) : 0 })
  }
  // Whoever chose no order gets what fits best first.
  if (keyword && sort === 'newest') found = found.sort((a, b) => a.rank - b.rank)
  const page = pageOf(found, query)
  return {
    ...page,
    records: page.records.map(({ row }) => briefOf(row)),
    facets: narrowed.facets(),
  }
}

/**
 * Asks for every order and for a word once, while a world begins: who asked first would wait until 10,000 listings are
 * sorted and their words known.
 */
export function layOut(world: World): void {
  for (const sort of marketSorts)
    for (const keyword of ['', '不锈钢 泵']) listed(world, { ...unnarrowed, faceted: true, sort, keyword })
}
