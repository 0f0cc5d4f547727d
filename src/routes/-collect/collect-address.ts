import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** enquiry: what one has asked providers. closing: what closes soonest first; otherwise what was kept last. */
export const CollectSearch = v.object({
  kind: maybe(v.picklist(['product', 'provider', 'listing', 'demand', 'supply', 'enquiry'])),
  keyword: maybe(v.string()),
  sort: maybe(v.literal('closing')),
  page: pageNumber,
})
export type CollectSearch = v.InferOutput<typeof CollectSearch>
