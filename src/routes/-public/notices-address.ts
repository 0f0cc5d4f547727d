import * as v from 'valibot'
import { optionalParam, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of public notices; the page validates the words. */
export const NoticesSearch = v.object({
  type: optionalParam(v.string()),
  department: optionalParam(v.string()),
  state: optionalParam(v.string()),
  /** Words of a title, or the name of an enterprise in a list. */
  keyword: optionalParam(v.string()),
  page: pageNumber,
})
export type NoticesSearch = v.InferOutput<typeof NoticesSearch>
