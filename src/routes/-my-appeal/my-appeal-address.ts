import * as v from 'valibot'
import { maybe, pageNumber, word } from '#lib/address.ts'

/** Search parameters of 我的诉求. */
export const Search = v.object({
  group: maybe(v.picklist(['pending', 'processing', 'finished'])),
  state: word,
  keyword: word,
  page: pageNumber,
})
export type Search = v.InferOutput<typeof Search>
