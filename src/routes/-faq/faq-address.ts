import * as v from 'valibot'
import { optionalParam, pageNumber } from '#lib/address.ts'

/** Search parameters of the most asked questions. */
export const HotSearch = v.object({ page: pageNumber })
export type HotSearch = v.InferOutput<typeof HotSearch>

/** Search parameters of the questions of a tag, of a search, or of all. */
export const FaqSearch = v.object({
  tagId: optionalParam(v.string()),
  keyword: optionalParam(v.string()),
  page: pageNumber,
})
export type FaqSearch = v.InferOutput<typeof FaqSearch>
