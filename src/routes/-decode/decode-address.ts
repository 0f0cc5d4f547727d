import * as v from 'valibot'
import { interpretationForms } from '#api/policy-words.ts'
import { maybe, pageNumber } from '#lib/address.ts'

/** Everything that the list of interpretations depends on. */
export const DecodeSearch = v.object({
  form: maybe(v.picklist(interpretationForms)),
  keyword: maybe(v.string()),
  /** Those of one policy only. */
  policyId: maybe(v.string()),
  page: pageNumber,
})
export type DecodeSearch = v.InferOutput<typeof DecodeSearch>
