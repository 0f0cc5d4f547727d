import * as v from 'valibot'
import { maybe, pageNumber, word } from '#lib/address.ts'

/** Search parameters of a list of services. The page validates the words itself, to keep their lists out of the start. */
export const ProductsSearch = v.object({
  keyword: word,
  type: word,
  mode: word,
  /** Range of amounts in 元, `0-1000`; a missing end is open. */
  price: word,
  region: word,
  /** Maximum days of the service; minimum score. */
  days: maybe(v.number()),
  score: maybe(v.number()),
  /** 1 lists only services of providers with a qualification. */
  qualified: maybe(v.literal(1)),
  sort: word,
  page: pageNumber,
})
export type ProductsSearch = v.InferOutput<typeof ProductsSearch>

/** Search parameters of a list of providers. */
export const ProvidersSearch = v.object({
  keyword: word,
  type: word,
  nature: word,
  region: word,
  score: maybe(v.number()),
  /** 1 lists only providers with a qualification. */
  qualified: maybe(v.literal(1)),
  sort: word,
  page: pageNumber,
})
export type ProvidersSearch = v.InferOutput<typeof ProvidersSearch>

/** Search parameters of 我的产品. */
export const MineSearch = v.object({ status: word, keyword: word, page: pageNumber })
export type MineSearch = v.InferOutput<typeof MineSearch>
