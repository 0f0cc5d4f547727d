import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

const word = maybe(v.pipe(v.string(), v.maxLength(200)))

/** What the address of the market's list may hold. The page makes sense of the words: they are no part of what every page loads. */
export const ListSearch = v.object({
  keyword: word,
  /** 供应 or 求购. */
  trade: word,
  /** A category's name at any level. */
  category: word,
  /** Words of a facet, a comma between them. */
  brand: word,
  material: word,
  origin: word,
  cert: word,
  /** Amounts in 元, `100-1000`, open at one end where that is missing; or 有价, 面议. */
  price: word,
  /** Days within which it is delivered. */
  within: maybe(v.number()),
  stock: maybe(v.boolean()),
  /** Listings of one publisher alone: its enterprise's id. */
  of: word,
  /** `grid`: cards in place of rows. */
  view: maybe(v.literal('grid')),
  sort: word,
  page: pageNumber,
})
export type ListSearch = v.InferOutput<typeof ListSearch>

/** Four listings that are asked for, with their quantities. */
const copy = maybe(v.pipe(v.string(), v.maxLength(300)))

/**
 * What a form begins with: one's own record to edit (`id`), or one to copy; of listings `last` is the one handed in
 * last. The forms of docking read it, too: they copy the same way, and it stands in the start for every address.
 */
export const PublishSearch = v.object({ id: word, copy })
export type PublishSearch = v.InferOutput<typeof PublishSearch>

/** What the address of 工业产品 may hold. */
export const MineSearch = v.object({ status: word, trade: word, keyword: word, page: pageNumber })
export type MineSearch = v.InferOutput<typeof MineSearch>
