import * as v from 'valibot'
import { optionalParam, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of application-free benefits; the page validates the words. */
export const BenefitsSearch = v.object({
  /** `mine`: only benefits that the enterprise is matched to. */
  scope: optionalParam(v.literal('mine')),
  stage: optionalParam(v.string()),
  keyword: optionalParam(v.string()),
  page: pageNumber,
})
export type BenefitsSearch = v.InferOutput<typeof BenefitsSearch>
