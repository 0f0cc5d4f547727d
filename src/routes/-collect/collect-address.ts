import * as v from 'valibot'
import { optionalParam, pageNumber } from '#lib/address.ts'

/**
 * Search parameters of the favourites. kind=enquiry: enquiries to providers. sort=closing: nearest deadline first;
 * otherwise newest first.
 */
export const CollectSearch = v.object({
  kind: optionalParam(v.picklist(['product', 'provider', 'listing', 'demand', 'supply', 'enquiry'])),
  keyword: optionalParam(v.string()),
  sort: optionalParam(v.literal('closing')),
  page: pageNumber,
})
export type CollectSearch = v.InferOutput<typeof CollectSearch>
