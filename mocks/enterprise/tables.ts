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

/**
 * Entry of the company register (工商登记), which proves the 法定代表人: the last six characters of the ID number, and the
 * phone to which a code is sent. The id is the enterprise's; testers look an entry up by its name.
 */
const RegisterRow = v.object({
  id: v.string(),
  enName: v.string(),
  creditCode: v.string(),
  legalPerson: v.string(),
  idTail: v.string(),
  tel: v.string(),
})
export type RegisterRow = v.InferOutput<typeof RegisterRow>

export const tables = { enterprise: model(EnterpriseRow), register: model(RegisterRow) }
