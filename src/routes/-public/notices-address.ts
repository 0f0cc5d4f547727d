import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of public notices; the page validates the words. */
export const NoticesSearch = v.object({
  type: maybe(v.string()),
  department: maybe(v.string()),
  state: maybe(v.string()),
  /** Words of a title, or the name of an enterprise in a list. */
  keyword: maybe(v.string()),
  page: pageNumber,
})
export type NoticesSearch = v.InferOutput<typeof NoticesSearch>
