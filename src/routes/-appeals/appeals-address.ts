import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** What others have asked; with `tel` how far the appeals of that phone are, '' before one is typed. */
export const AppealsSearch = v.object({
  tel: maybe(v.string()),
  /** The page makes sense of these two: the words are no part of what every page loads. */
  category: maybe(v.string()),
  state: maybe(v.string()),
  /** Words of a title or a number; by phone a number. */
  keyword: maybe(v.string()),
  page: pageNumber,
})
export type AppealsSearch = v.InferOutput<typeof AppealsSearch>
