import type * as v from 'valibot'
import type { TodayFilter } from '#api/item.ts'
import type { PolicyBrief } from '#api/policy.ts'
import type { PolicyFilter } from '#api/policy-filter.ts'
import type { Attribute } from '#rules/match.ts'
import { foundOf, searchedPolicies } from '#rules/policy-found.ts'
import { memoizeByObject } from '#lib/memoize-by-object.ts'
import { findRows } from '#lib/search/rows.ts'
import { is } from '#mocks/query.ts'
import { declarable, itemWords } from '#rules/today.ts'
import type { World } from '#mocks/city.ts'
import { searchTextOf } from './content.ts'
import type { ItemRow, PolicyRow } from './tables.ts'
import { fitOf } from './fit.ts'
import { tags } from './tags.ts'

type PolicyQuery = Partial<v.InferOutput<typeof PolicyFilter>>
type TodayQuery = Partial<v.InferOutput<typeof TodayFilter>>

const searchedByPolicy = new WeakMap<object, unknown>()

/** Query condition for the policies in force. */
export const inForce = { validity: { equals: '有效' } } as const

/**
 * Returns the policies that match every filter, in the requested order; 最匹配 sorts by the fit to the enterprise of these
 * facts.
 */
export function searchPolicies(world: World, query: PolicyQuery, facts?: readonly Attribute[]): PolicyRow[] {
  const { tagId, ...rest } = query
  return searchedPolicies(
    world.db.policy.getAll(),
    { ...rest, ...(tagId ? { tags: tags.filter((one) => tagId.includes(one.id)) } : {}) },
    {
      now: world.now(),
      found: (one) =>
        memoizeByObject(searchedByPolicy, one, () =>
          foundOf(one, (word) => searchTextOf(one).includes(word)),
        ),
      fitOf: facts && ((one) => fitOf(one, facts)),
    },
  )
}

/** Returns the items that can be declared now, in the requested order; 可申报优先 needs the enterprise's facts. */
export function declarableToday(
  world: World,
  { id, keyword = '', ...query }: TodayQuery,
  facts?: readonly Attribute[],
): ItemRow[] {
  const items = world.db.item.findMany({ where: { id: is(id) } })
  const levelOf = ({ policyId }: ItemRow) => {
    const one = facts && world.db.policy.find(policyId)
    return one && fitOf(one, facts).level
  }
  const open = declarable(items, query, world.now(), facts && levelOf)
  return [...findRows(open, keyword, itemWords)]
}

/** Returns a policy in the form of lists, with the caller's favourite mark. */
export const briefFor = (world: World, userId: string | undefined, one: PolicyRow): PolicyBrief => ({
  ...one,
  favorite: userId !== undefined && world.db.policyFavourite.find(favouriteId(userId, one.id)) !== undefined,
})

/** Returns the key of a user's favourite. */
export const favouriteId = (userId: string, policyId: string): string => `${userId}:${policyId}`
