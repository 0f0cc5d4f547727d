import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** What the list of what can be declared is asked for; the page makes sense of the words. */
export const ItemsSearch = v.object({
  state: maybe(v.string()),
  mode: maybe(v.string()),
  level: maybe(v.string()),
  department: maybe(v.string()),
  /** `mine`: where the enterprise has something at the city already. */
  scope: maybe(v.literal('mine')),
  keyword: maybe(v.string()),
  page: pageNumber,
})
export type ItemsSearch = v.InferOutput<typeof ItemsSearch>
