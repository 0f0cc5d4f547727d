import * as v from 'valibot'
import { interpretationForms } from '#api/policy-words.ts'
import { optionalParam, pageNumber } from '#lib/address.ts'

/** Search parameters of the list of interpretations. */
export const DecodeSearch = v.object({
  form: optionalParam(v.picklist(interpretationForms)),
  keyword: optionalParam(v.string()),
  /** Id of the policy whose interpretations are listed. */
  policyId: optionalParam(v.string()),
  page: pageNumber,
})
export type DecodeSearch = v.InferOutput<typeof DecodeSearch>
