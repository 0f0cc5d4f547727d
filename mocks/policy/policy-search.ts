import type * as v from 'valibot'
import type { TodayFilter } from '#api/item.ts'
import type { PolicyBrief } from '#api/policy.ts'
import type { PolicyFilter } from '#api/policy-filter.ts'
import type { Attribute } from '#rules/match.ts'
import { foundOf, searchedPolicies } from '#rules/policy-found.ts'
import { made } from '#lib/made.ts'
import { findRows } from '#lib/search/rows.ts'
import { is } from '#mocks/query.ts'
import { declarable, itemWords } from '#rules/today.ts'
import type { World } from '#mocks/city.ts'
import { searchTextOf } from './content.ts'
import type { ItemRow, PolicyRow } from './tables.ts'
import { fitOf } from './fit.ts'
import { tags } from './tags.ts'

type Asked = Partial<v.InferOutput<typeof PolicyFilter>>
type AskedToday = Partial<v.InferOutput<typeof TodayFilter>>

const founds = new WeakMap<object, unknown>()

/** Narrows a query to the policies in force. */
export const inForce = { validity: { equals: '有效' } } as const

/** The policies that pass every filter, in the order asked for; 最匹配 for the enterprise these facts are of. */
export function searchPolicies(world: World, asked: Asked, facts?: readonly Attribute[]): PolicyRow[] {
  const { tagId, ...rest } = asked
  return searchedPolicies(
    world.db.policy.getAll(),
    { ...rest, ...(tagId ? { tags: tags.filter((one) => tagId.includes(one.id)) } : {}) },
    {
      now: world.now(),
      found: (one) => made(founds, one, () => foundOf(one, (word) => searchTextOf(one).includes(word))),
      fitOf: facts && ((one) => fitOf(one, facts)),
    },
  )
}

/** The items that can be declared now, in the order asked for. */
export function declarableToday(world: World, { id, keyword = '', ...asked }: AskedToday): ItemRow[] {
  const items = world.db.item.findMany({ where: { id: is(id) } })
  return [...findRows(declarable(items, asked, world.now()), keyword, itemWords)]
}

/** A policy as lists show it to this caller. */
export const briefFor = (world: World, userId: string | undefined, one: PolicyRow): PolicyBrief => ({
  ...one,
  favorite: userId !== undefined && world.db.policyFavourite.find(favouriteId(userId, one.id)) !== undefined,
})

/** Key of a user's favourite. */
export const favouriteId = (userId: string, policyId: string): string => `${userId}:${policyId}`
