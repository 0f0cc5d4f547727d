import type { marketSorts } from '#api/market.ts'
import { type BigramIndex, bigramIndex, bitsWith, SHORT } from '#lib/bigram-index.ts'
import type { Found } from '#lib/search/fit.ts'
import { normalizeLengths } from '#rules/measures.ts'
import type { World } from '#mocks/city.ts'
import type { WordNumbers } from '#mocks/facets.ts'
import { marketGroups } from './groups.ts'
import { shownOf } from './rules.ts'
import type { ListingRow } from './tables.ts'

export type Sort = (typeof marketSorts)[number]

/** Sorts 面议 (price on request) last in both directions. */
const priceOr = (row: ListingRow, missing: number) => row.price ?? missing

const compares: Record<Sort, (a: ListingRow, b: ListingRow) => number> = {
  // Compares ISO strings of one format with `<`, because `localeCompare` takes ten times as long.
  newest: (a, b) => (a.createTime < b.createTime ? 1 : a.createTime > b.createTime ? -1 : 0),
  priceUp: (a, b) => priceOr(a, Infinity) - priceOr(b, Infinity) || 0,
  priceDown: (a, b) => priceOr(b, -1) - priceOr(a, -1),
  hottest: (a, b) => b.viewCount - a.viewCount,
}

/** Searched text of a listing, in parts and as one text. */
interface SearchText extends Found {
  text: string
}

/** Memoizes the searched text per row; a changed listing is a new row. */
const searchTextByRow = new WeakMap<ListingRow, SearchText>()

/** Returns the searched text of a listing. */
export function foundOf(row: ListingRow): SearchText {
  const cached = searchTextByRow.get(row)
  if (cached) return cached
  const { categoryPath, brand, model, spec, material, publisherOrg } = row
  const title = normalizeLengths(row.title)
  const facts = normalizeLengths([...categoryPath, brand, model, spec, material, publisherOrg].join('\n'))
  const found = { title, facts, text: `${title}\n${facts}` }
  searchTextByRow.set(row, found)
  return found
}

/** A listing as the public reads it, with the numbers of its words in each group. */
interface Entry {
  row: ListingRow
  numbers: WordNumbers
}

/** Memoizes entries per row; null for a listing that only its owner may read. */
const entryByRow = new WeakMap<ListingRow, Entry | null>()
function entryOf(listing: ListingRow): Entry | null {
  const cached = entryByRow.get(listing)
  if (cached !== undefined) return cached
  const row = shownOf(listing)
  const entry = row ? { row, numbers: marketGroups.numbersOf(row) } : null
  entryByRow.set(listing, entry)
  return entry
}
const textOf = (entry: Entry | null | undefined) => (entry ? foundOf(entry.row).text : '')

/** Public listings of a world with their sort orders and search index. A change of a listing creates a new object. */
export interface PublicListings {
  /** All rows of the table. */
  rows: readonly ListingRow[]
  /** Public entry of each row; null where the public may not read the row. */
  entries: readonly (Entry | null)[]
  /** Row positions in each order requested so far. */
  orders: Map<Sort, readonly number[]>
  /** Orders before the last change; nearly sorted, so that sorting again takes one pass. */
  staleOrders: ReadonlyMap<Sort, readonly number[]>
  index: BigramIndex | undefined
}

const listingsByWorld = new WeakMap<World, PublicListings>()

/** Returns the row used for sorting: the public version, else the owner's. */
const sortedRowAt = ({ rows, entries }: Pick<PublicListings, 'rows' | 'entries'>, at: number) =>
  entries[at]?.row ?? rows[at]!

/** Returns the public listings of a world; the same object as long as no listing changes. */
export function publicListings(world: World): PublicListings {
  const rows = world.db.listing.getAll()
  const before = listingsByWorld.get(world)
  const listings = before?.rows.length === rows.length ? updateListings(before, rows) : newListings(rows)
  listingsByWorld.set(world, listings)
  return listings
}

const newListings = (rows: PublicListings['rows']): PublicListings => ({
  rows,
  entries: rows.map(entryOf),
  orders: new Map(),
  staleOrders: new Map(),
  index: undefined,
})

/**
 * Updates the listings with the changed rows. Orders and index are kept where they still hold, because reading a
 * listing changes only its view count.
 */
function updateListings(before: PublicListings, rows: PublicListings['rows']): PublicListings {
  const changed = rows.flatMap((row, at) => (row === before.rows[at] ? [] : [at]))
  if (changed.length === 0) return before
  const entries = [...before.entries]
  for (const at of changed) entries[at] = entryOf(rows[at]!)
  const after = { rows, entries }
  const keepsOrder = (sort: Sort) =>
    changed.every((at) => compares[sort](sortedRowAt(after, at), sortedRowAt(before, at)) === 0)
  const keepsText = changed.every((at) => textOf(entries[at]) === textOf(before.entries[at]))
  return {
    ...after,
    orders: new Map([...before.orders].filter(([sort]) => keepsOrder(sort))),
    staleOrders: new Map([...before.staleOrders, ...before.orders]),
    index: keepsText ? before.index : undefined,
  }
}

/** Returns the positions of all rows in an order. */
export function sortedPlaces(listings: PublicListings, sort: Sort): readonly number[] {
  const cached = listings.orders.get(sort)
  if (cached) return cached
  const compare = compares[sort]
  const places = listings.staleOrders.get(sort) ?? listings.rows.keys()
  const sorted = [...places].sort((a, b) => compare(sortedRowAt(listings, a), sortedRowAt(listings, b)))
  listings.orders.set(sort, sorted)
  return sorted
}

/** Returns a bit for each row that may have a word in its searched text. */
export function rowsWith(listings: PublicListings, word: string): Uint32Array | undefined {
  listings.index ??= bigramIndex(listings.entries.map(textOf), SHORT)
  return bitsWith(listings.index, word)
}
