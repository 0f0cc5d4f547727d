import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of application-free benefits; the page validates the words. */
export const BenefitsSearch = v.object({
  /** `mine`: only benefits that the enterprise is matched to. */
  scope: maybe(v.literal('mine')),
  stage: maybe(v.string()),
  keyword: maybe(v.string()),
  page: pageNumber,
})
export type BenefitsSearch = v.InferOutput<typeof BenefitsSearch>
