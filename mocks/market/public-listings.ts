import type { marketSorts } from '#api/market.ts'
import { type BigramIndex, bigramIndex, bitsWith, SHORT } from '#lib/bigram-index.ts'
import type { Found } from '#lib/search/fit.ts'
import { spelled } from '#rules/measures.ts'
import type { World } from '#mocks/city.ts'
import type { Said } from '#mocks/facets.ts'
import { marketGroups } from './groups.ts'
import { shownOf } from './rules.ts'
import type { ListingRow } from './tables.ts'

export type Sort = (typeof marketSorts)[number]

/** 面议 goes last whichever way prices are sorted. */
const priced = (row: ListingRow, missing: number) => row.price ?? missing

const compares: Record<Sort, (a: ListingRow, b: ListingRow) => number> = {
  // Times are written alike, so that they can be compared as they stand: `localeCompare` takes ten times as long.
  newest: (a, b) => (a.createTime < b.createTime ? 1 : a.createTime > b.createTime ? -1 : 0),
  priceUp: (a, b) => priced(a, Infinity) - priced(b, Infinity) || 0,
  priceDown: (a, b) => priced(b, -1) - priced(a, -1),
  hottest: (a, b) => b.viewCount - a.viewCount,
}

/** What a listing is found by: in its parts, and as one text. */
interface Words extends Found {
  text: string
}

/** What each listing is found by, kept for as long as the listing stays as it is. */
const spelt = new WeakMap<ListingRow, Words>()
export function foundOf(row: ListingRow): Words {
  const known = spelt.get(row)
  if (known) return known
  const { categoryPath, brand, model, spec, material, publisherOrg } = row
  const title = spelled(row.title)
  const facts = spelled([...categoryPath, brand, model, spec, material, publisherOrg].join('\n'))
  const found = { title, facts, text: `${title}\n${facts}` }
  spelt.set(row, found)
  return found
}

/** A listing as everybody reads it, with what it says of each group. */
interface Entry {
  row: ListingRow
  said: Said
}

/** Entries by the rows that they were made of; null for what nobody but its owner reads. */
const made = new WeakMap<ListingRow, Entry | null>()
function entryOf(of: ListingRow): Entry | null {
  const known = made.get(of)
  if (known !== undefined) return known
  const row = shownOf(of)
  const entry = row ? { row, said: marketGroups.saidOf(row) } : null
  made.set(of, entry)
  return entry
}
const textOf = (entry: Entry | null | undefined) => (entry ? foundOf(entry.row).text : '')

/** The public listings of a world, with what its lists sort and search them by. It is made anew where a listing changes. */
export interface PublicListings {
  /** All rows of the table. */
  of: readonly ListingRow[]
  /** Of each row what everybody reads; null where that is nothing. */
  entries: readonly (Entry | null)[]
  /** Places of the rows in the orders that were asked for. */
  orders: Map<Sort, readonly number[]>
  /** The orders before the last change: nearly right still, so that to sort them again takes one pass. */
  earlier: ReadonlyMap<Sort, readonly number[]>
  index: BigramIndex | undefined
}

const known = new WeakMap<World, PublicListings>()

/** The row that counts for an order: what everybody reads, else the owner's. */
const rowAt = ({ of, entries }: Pick<PublicListings, 'of' | 'entries'>, at: number) =>
  entries[at]?.row ?? of[at]!

/** Returns the public listings of a world; the same object for as long as none of its listings changes. */
export function publicListings(world: World): PublicListings {
  const of = world.db.listing.getAll()
  const before = known.get(world)
  const listings = before?.of.length === of.length ? changedListings(before, of) : newListings(of)
  known.set(world, listings)
  return listings
}

const newListings = (of: PublicListings['of']): PublicListings => ({
  of,
  entries: of.map(entryOf),
  orders: new Map(),
  earlier: new Map(),
  index: undefined,
})

/**
 * The same listings with what has changed of them. Orders and index stay where they still hold: whoever reads a listing
 * adds to its views, and to nothing else of it.
 */
function changedListings(before: PublicListings, of: PublicListings['of']): PublicListings {
  const changed = of.flatMap((row, at) => (row === before.of[at] ? [] : [at]))
  if (changed.length === 0) return before
  const entries = [...before.entries]
  for (const at of changed) entries[at] = entryOf(of[at]!)
  const after = { of, entries }
  const isPlacedAlike = (sort: Sort) =>
    changed.every((at) => compares[sort](rowAt(after, at), rowAt(before, at)) === 0)
  const isFoundAlike = changed.every((at) => textOf(entries[at]) === textOf(before.entries[at]))
  return {
    ...after,
    orders: new Map([...before.orders].filter(([sort]) => isPlacedAlike(sort))),
    earlier: new Map([...before.earlier, ...before.orders]),
    index: isFoundAlike ? before.index : undefined,
  }
}

/** The places of all rows in an order. */
export function sortedPlaces(listings: PublicListings, sort: Sort): readonly number[] {
  const known = listings.orders.get(sort)
  if (known) return known
  const compare = compares[sort]
  const places = listings.earlier.get(sort) ?? listings.of.keys()
  const sorted = [...places].sort((a, b) => compare(rowAt(listings, a), rowAt(listings, b)))
  listings.orders.set(sort, sorted)
  return sorted
}

/** Which rows may have a word in what they are found by, a bit for each. */
export function rowsWith(listings: PublicListings, word: string): Uint32Array | undefined {
  listings.index ??= bigramIndex(listings.entries.map(textOf), SHORT)
  return bitsWith(listings.index, word)
}
