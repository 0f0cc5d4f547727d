import * as v from 'valibot'
import { Interpretation } from '#api/interpretation.ts'
import { Item } from '#api/item.ts'
import { Policy, Subject } from '#api/policy.ts'
import { model } from '#mocks/model.ts'

/** A policy without the contents that are composed for a detail, and with its theme. */
export const PolicyRow = v.object({
  ...v.omit(Policy, ['favorite', 'conditions', 'stacking', 'materials', 'steps', 'contentHtml']).entries,
  theme: v.string(),
})
export type PolicyRow = v.InferOutput<typeof PolicyRow>

/** An item without the fields that depend on the clock, and without the conditions of its policy. */
export const ItemRow = v.omit(Item, ['state', 'remainingDays', 'criteria'])
export type ItemRow = v.InferOutput<typeof ItemRow>

/** One subscription of a user to a tag; with a name and a query string for a saved search. */
const Subscription = v.object({
  id: v.string(),
  userId: v.string(),
  tagId: v.string(),
  name: v.optional(v.string()),
  search: v.optional(v.string()),
  createTime: v.string(),
})
export type SubscriptionRow = v.InferOutput<typeof Subscription>

export const tables = {
  policy: model(PolicyRow),
  item: model(ItemRow),
  interpretation: model(Interpretation),
  subject: model(Subject),
  subscription: model(Subscription),
}
