import * as v from 'valibot'
import { maybe, pageNumber, word } from '#lib/address.ts'

/** Search parameters of a hall. The page validates the words itself, to keep their lists out of the start. */
export const HallSearch = v.object({
  keyword: word,
  category: word,
  industry: word,
  region: word,
  /** Range of amounts in 元, `100000-500000`; a missing end is open. */
  amount: word,
  /** Days until the deadline, at most. */
  within: maybe(v.number()),
  status: word,
  sort: word,
  page: pageNumber,
})
export type HallSearch = v.InferOutput<typeof HallSearch>

/** Search parameters of 我的需求 and 我的供给. */
export const MineSearch = v.object({
  /** `asked` lists the records of others that the user has asked to dock with. */
  view: maybe(v.literal('asked')),
  status: word,
  keyword: word,
  page: pageNumber,
})
export type MineSearch = v.InferOutput<typeof MineSearch>
