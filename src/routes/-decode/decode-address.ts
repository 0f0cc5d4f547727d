import * as v from 'valibot'
import { interpretationForms } from '#api/policy-words.ts'
import { maybe, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of interpretations. */
export const DecodeSearch = v.object({
  form: maybe(v.picklist(interpretationForms)),
  keyword: maybe(v.string()),
  /** Id of the policy whose interpretations are listed. */
  policyId: maybe(v.string()),
  page: pageNumber,
})
export type DecodeSearch = v.InferOutput<typeof DecodeSearch>
