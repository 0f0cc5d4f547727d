import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'

/** What the address of 我的诉求 may hold. */
export const Search = v.object({
  group: maybe(v.picklist(['pending', 'processing', 'finished'])),
  state: maybe(v.picklist(appealLifecycle.words)),
  keyword: maybe(v.pipe(v.string(), v.maxLength(100))),
  page: pageNumber,
})
export type Search = v.InferOutput<typeof Search>
