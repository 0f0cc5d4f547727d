import * as v from 'valibot'
import { maybe, pageNumber, word } from '#lib/address.ts'

/** What the address of a list of services may hold. The page makes sense of the words: they are no part of what every page loads. */
export const ProductsSearch = v.object({
  keyword: word,
  type: word,
  mode: word,
  /** Amounts in 元, `0-1000`; open at one end where that is missing. */
  price: word,
  region: word,
  /** Done within so many days; scored so or better. */
  days: maybe(v.number()),
  score: maybe(v.number()),
  /** 1: only those of providers that name a qualification. */
  qualified: maybe(v.literal(1)),
  sort: word,
  page: pageNumber,
})
export type ProductsSearch = v.InferOutput<typeof ProductsSearch>

/** What the address of a list of providers may hold. */
export const ProvidersSearch = v.object({
  keyword: word,
  type: word,
  nature: word,
  region: word,
  score: maybe(v.number()),
  /** 1: only those that name a qualification. */
  qualified: maybe(v.literal(1)),
  sort: word,
  page: pageNumber,
})
export type ProvidersSearch = v.InferOutput<typeof ProvidersSearch>

/** What the address of 我的产品 may hold. */
export const MineSearch = v.object({ status: word, keyword: word, page: pageNumber })
export type MineSearch = v.InferOutput<typeof MineSearch>
