import * as v from 'valibot'
import { stackingKinds } from '#rules/stacking-kinds.ts'

/**
 * A limit on support from several policies (同享限制; chosen, the specification has no field for it). Policies with a limit of
 * the same kind and name limit each other.
 */
export const StackingLimit = v.object({
  kind: v.picklist(stackingKinds),
  /** Expenditure, group or fund: 研发费用. */
  name: v.string(),
  /** Most that one enterprise gets in a year from all of them, in 元; for 年度限额 only. */
  most: v.optional(v.number()),
  /** Attribute that holds last year's expenditure, of which the policy pays its `ratio`. */
  paidOn: v.optional(v.string()),
  /** Place in the document, and its sentence. */
  basis: v.object({ name: v.string(), text: v.string() }),
})
