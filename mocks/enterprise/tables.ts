import * as v from 'valibot'
import { AttributeKey, AttributeValue } from '#api/attribute.ts'
import { attributeSources, EnterpriseBasic } from '#api/enterprise.ts'
import { model } from '#mocks/model.ts'

/** Fact that has no column of its own. */
export const Fact = v.object({
  key: AttributeKey,
  value: AttributeValue,
  year: v.optional(v.number()),
  source: v.picklist(attributeSources),
  confirmed: v.boolean(),
})
export type Fact = v.InferOutput<typeof Fact>

/** Enterprise of the library; its id and its enId are the same. */
export const EnterpriseRow = v.object({ ...EnterpriseBasic.entries, facts: v.array(Fact) })
export type EnterpriseRow = v.InferOutput<typeof EnterpriseRow>

export const tables = { enterprise: model(EnterpriseRow) }
