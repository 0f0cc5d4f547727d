import * as v from 'valibot'
import { optionalParam, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of items; the page validates the filters. */
export const ItemsSearch = v.object({
  state: optionalParam(v.string()),
  mode: optionalParam(v.string()),
  level: optionalParam(v.string()),
  department: optionalParam(v.string()),
  /** `mine`: items for which the enterprise has a declaration at the city. */
  scope: optionalParam(v.literal('mine')),
  keyword: optionalParam(v.string()),
  page: pageNumber,
})
export type ItemsSearch = v.InferOutput<typeof ItemsSearch>
