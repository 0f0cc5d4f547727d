import * as v from 'valibot'
import { maybe, pageNumber, word } from '#lib/address.ts'

/** What the address of a hall may hold. The page makes sense of the words: they are no part of what every page loads. */
export const HallSearch = v.object({
  keyword: word,
  category: word,
  industry: word,
  region: word,
  /** Amounts in 元, `100000-500000`; open at one end where that is missing. */
  amount: word,
  /** Days within which it closes. */
  within: maybe(v.number()),
  status: word,
  sort: word,
  page: pageNumber,
})
export type HallSearch = v.InferOutput<typeof HallSearch>

/** What the address of 我的需求 and 我的供给 may hold. */
export const MineSearch = v.object({
  /** `asked`: those of others that one has asked to dock with. */
  view: maybe(v.literal('asked')),
  status: word,
  keyword: word,
  page: pageNumber,
})
export type MineSearch = v.InferOutput<typeof MineSearch>
