import * as v from 'valibot'
import { Interpretation } from '#api/interpretation.ts'
import { Item } from '#api/item.ts'
import { Policy, Subject } from '#api/policy.ts'
import { indexed, model } from '#mocks/model.ts'

/** A policy without what is composed from it when a detail is asked for, and with the theme it was made of. */
export const PolicyRow = v.object({
  ...v.omit(Policy, ['favorite', 'conditions', 'materials', 'steps', 'contentHtml']).entries,
  theme: v.string(),
})
export type PolicyRow = v.InferOutput<typeof PolicyRow>

/** An item without what depends on the clock. */
export const ItemRow = v.omit(Item, ['state', 'remainingDays'])
export type ItemRow = v.InferOutput<typeof ItemRow>

/** One tag that a user follows; with a name and a query string where it is a search of their own. */
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
  /** 5,000 in the busy world: 6.1 ms for one, and lists of favourites and items look for each of theirs. */
  policy: indexed(model(PolicyRow)),
  item: model(ItemRow),
  interpretation: model(Interpretation),
  subject: model(Subject),
  subscription: model(Subscription),
}
