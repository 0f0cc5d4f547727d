import * as v from 'valibot'
import { optionalParam, pageNumber, textParam } from '#lib/address.ts'

/** Search parameters of a hall. The page validates the words itself, to keep their lists out of the start. */
export const HallSearch = v.object({
  keyword: textParam,
  category: textParam,
  industry: textParam,
  region: textParam,
  /** Range of amounts in 元, `100000-500000`; a missing end is open. */
  amount: textParam,
  /** Days until the deadline, at most. */
  within: optionalParam(v.number()),
  status: textParam,
  sort: textParam,
  page: pageNumber,
})
export type HallSearch = v.InferOutput<typeof HallSearch>

/** Search parameters of 我的需求 and 我的供给. */
export const MineSearch = v.object({
  /** `asked` lists the records of others that the user has asked to dock with. */
  view: optionalParam(v.literal('asked')),
  status: textParam,
  keyword: textParam,
  page: pageNumber,
})
export type MineSearch = v.InferOutput<typeof MineSearch>
