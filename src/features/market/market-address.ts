import * as v from 'valibot'
import { optionalParam, pageNumber } from '#lib/address.ts'

const word = optionalParam(v.pipe(v.string(), v.maxLength(200)))

/** Search parameters of the market's list. The page validates the words itself, to keep their lists out of the start. */
export const ListSearch = v.object({
  keyword: word,
  /** 供应 or 求购. */
  trade: word,
  /** Name of a category at any level. */
  category: word,
  /** Words of a facet, separated by commas. */
  brand: word,
  material: word,
  origin: word,
  cert: word,
  /** Range of amounts in 元, `100-1000`, a missing end is open; or 有价, 面议. */
  price: word,
  /** Days of delivery, at most. */
  within: optionalParam(v.number()),
  stock: optionalParam(v.boolean()),
  /** Enterprise id of the publisher whose listings are listed. */
  of: word,
  /** `grid` shows cards in place of rows. */
  view: optionalParam(v.literal('grid')),
  sort: word,
  page: pageNumber,
})
export type ListSearch = v.InferOutput<typeof ListSearch>

/** Id of the original, `last`, or an inquiry about up to four listings with quantities. */
const copy = optionalParam(v.pipe(v.string(), v.maxLength(300)))

/**
 * Search parameters of a form: the own record to edit (`id`), or the original of a copy; `last` is the listing submitted
 * last. The forms of docking use the same schema, because the start loads the schemas of all addresses.
 */
export const PublishSearch = v.object({ id: word, copy })
export type PublishSearch = v.InferOutput<typeof PublishSearch>

/** Search parameters of 工业产品. */
export const MineSearch = v.object({ status: word, trade: word, keyword: word, page: pageNumber })
export type MineSearch = v.InferOutput<typeof MineSearch>
