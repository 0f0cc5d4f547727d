import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of items; the page validates the filters. */
export const ItemsSearch = v.object({
  state: maybe(v.string()),
  mode: maybe(v.string()),
  level: maybe(v.string()),
  department: maybe(v.string()),
  /** `mine`: items for which the enterprise has a declaration at the city. */
  scope: maybe(v.literal('mine')),
  keyword: maybe(v.string()),
  page: pageNumber,
})
export type ItemsSearch = v.InferOutput<typeof ItemsSearch>
