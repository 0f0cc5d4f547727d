import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** What the list of application-free benefits is asked for; the page makes sense of the words. */
export const BenefitsSearch = v.object({
  /** `mine`: those that the enterprise is matched to. */
  scope: maybe(v.literal('mine')),
  stage: maybe(v.string()),
  keyword: maybe(v.string()),
  page: pageNumber,
})
export type BenefitsSearch = v.InferOutput<typeof BenefitsSearch>
