import * as v from 'valibot'
import { optionalParam, pageNumber, textParam } from '#lib/address.ts'

/** Search parameters of a list of services. The page validates the words itself, to keep their lists out of the start. */
export const ProductsSearch = v.object({
  keyword: textParam,
  type: textParam,
  mode: textParam,
  /** Range of amounts in 元, `0-1000`; a missing end is open. */
  price: textParam,
  region: textParam,
  /** Maximum days of the service; minimum score. */
  days: optionalParam(v.number()),
  score: optionalParam(v.number()),
  /** 1 lists only services of providers with a qualification. */
  qualified: optionalParam(v.literal(1)),
  sort: textParam,
  page: pageNumber,
})
export type ProductsSearch = v.InferOutput<typeof ProductsSearch>

/** Search parameters of a list of providers. */
export const ProvidersSearch = v.object({
  keyword: textParam,
  type: textParam,
  nature: textParam,
  region: textParam,
  score: optionalParam(v.number()),
  /** 1 lists only providers with a qualification. */
  qualified: optionalParam(v.literal(1)),
  sort: textParam,
  page: pageNumber,
})
export type ProvidersSearch = v.InferOutput<typeof ProvidersSearch>

/** Search parameters of 我的产品. */
export const MineSearch = v.object({ status: textParam, keyword: textParam, page: pageNumber })
export type MineSearch = v.InferOutput<typeof MineSearch>
