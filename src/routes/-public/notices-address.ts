import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** What the list of public notices is asked for; the page makes sense of the words. */
export const NoticesSearch = v.object({
  type: maybe(v.string()),
  department: maybe(v.string()),
  state: maybe(v.string()),
  /** Words of a title, or an enterprise that stands in a list. */
  keyword: maybe(v.string()),
  page: pageNumber,
})
export type NoticesSearch = v.InferOutput<typeof NoticesSearch>
