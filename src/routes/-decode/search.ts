import * as v from 'valibot'
import { interpretationForms } from '#api/policy-words.ts'

const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** Everything that the list of interpretations depends on. */
export const DecodeSearch = v.object({
  form: maybe(v.picklist(interpretationForms)),
  keyword: maybe(v.string()),
  /** Those of one policy only. */
  policyId: maybe(v.string()),
  page: maybe(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type DecodeSearch = v.InferOutput<typeof DecodeSearch>
