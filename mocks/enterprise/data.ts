import * as v from 'valibot'
import { AttributeKey, AttributeValue } from '#api/attribute.ts'
import { attributeSources, EnterpriseBasic } from '#api/enterprise.ts'
import { demoEnterprises } from '#mocks/auth/data.ts'
import type { World } from '#mocks/world.ts'
import { demoRow } from './profiles.ts'
import { libraryOf } from './library.ts'

/** A fact that is not a column of its own. */
export const Fact = v.object({
  key: AttributeKey,
  value: AttributeValue,
  year: v.optional(v.number()),
  source: v.picklist(attributeSources),
  confirmed: v.boolean(),
})
export type Fact = v.InferOutput<typeof Fact>

/** An enterprise of the library; its id and its enId are the same. */
export const EnterpriseRow = v.object({ ...EnterpriseBasic.entries, facts: v.array(Fact) })
export type EnterpriseRow = v.InferOutput<typeof EnterpriseRow>

export const tables = { enterprise: EnterpriseRow }

/** Fills the library: the demo accounts' enterprises first. It is there in every world, like the accounts. */
export function seed(world: World): void {
  const { random, day } = world.begin('enterprise')
  for (const ref of demoEnterprises) world.db.enterprise.add(demoRow(ref, day))
  for (const row of libraryOf(random, day)) world.db.enterprise.add(row)
}
