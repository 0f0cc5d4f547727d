import * as v from 'valibot'
import { Interpretation } from '#api/interpretation.ts'
import { Item } from '#api/item.ts'
import { Policy, Subject } from '#api/policy.ts'
import type { World } from '#mocks/world.ts'
import { chinaTime } from './days.ts'
import { seedPolicies } from './seed.ts'
import { seedSubjects } from './subjects.ts'
import { tags } from './tags.ts'

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
  policy: PolicyRow,
  item: ItemRow,
  interpretation: Interpretation,
  subject: Subject,
  subscription: Subscription,
}

/** Fills the area. */
export function seed(world: World): void {
  seedPolicies(world)
  seedSubjects(world)
  if (world.db.policy.all().length) seedSubscriptions(world)
}

/** What the demo accounts follow. */
function seedSubscriptions(world: World): void {
  const { random } = world.begin('subscription')
  for (const [userId, count] of [
    ['u-enterprise', 7],
    ['u-provider', 3],
    ['u-other', 2],
  ] as const) {
    for (const { id: tagId } of random.some(tags, count)) {
      world.db.subscription.add({
        id: `${userId}:${tagId}`,
        userId,
        tagId,
        createTime: chinaTime(world.now(), -random.whole(1, 60)),
      })
    }
  }
  for (const [id, name, search] of savedSearches) {
    world.db.subscription.add({
      id: `u-enterprise:${id}`,
      userId: 'u-enterprise',
      tagId: id,
      name,
      search: new URLSearchParams(search).toString(),
      createTime: chinaTime(world.now(), -10),
    })
  }
}

/** Searches that the enterprise's user has kept. */
const savedSearches = [
  ['search-rd', '研发补助', { keyword: '研发', policyType: '资金奖补' }],
  ['search-city', '省市资质认定', { level: '省级,市级', policyType: '资质认定' }],
] as const
