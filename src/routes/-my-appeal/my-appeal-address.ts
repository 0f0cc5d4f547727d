import * as v from 'valibot'
import { optionalParam, pageNumber, textParam } from '#lib/address.ts'

/** Search parameters of 我的诉求. */
export const Search = v.object({
  group: optionalParam(v.picklist(['pending', 'processing', 'finished'])),
  state: textParam,
  keyword: textParam,
  page: pageNumber,
})
export type Search = v.InferOutput<typeof Search>
