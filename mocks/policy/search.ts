import type * as v from 'valibot'
import type { TodayFilter } from '#api/item.ts'
import type { PolicyBrief } from '#api/policy.ts'
import type { PolicyFilter } from '#api/policy-filter.ts'
import type { Attribute } from '#lib/match.ts'
import { anyDepartment, closingRank, searchedPolicies } from '#lib/policy-search.ts'
import { isOpen, windowOf } from '#lib/window.ts'
import type { World } from '#mocks/world.ts'
import { searchTextOf } from './content.ts'
import type { ItemRow, PolicyRow } from './data.ts'
import { fitOf } from './fit.ts'
import { tags } from './tags.ts'

type Asked = Partial<v.InferOutput<typeof PolicyFilter>>
type AskedToday = Partial<v.InferOutput<typeof TodayFilter>>

const newest = (a: { publishDate: string }, b: { publishDate: string }) =>
  b.publishDate.localeCompare(a.publishDate)

/** The policies that pass every filter, in the order asked for; 最匹配 for the enterprise these facts are of. */
export function searchPolicies(world: World, asked: Asked, facts?: readonly Attribute[]): PolicyRow[] {
  const { tagId, ...rest } = asked
  return searchedPolicies(
    world.db.policy.all(),
    { ...rest, ...(tagId ? { tags: tags.filter((one) => tagId.includes(one.id)) } : {}) },
    {
      now: world.now(),
      hasWords: (one, words) => words.every((word) => searchTextOf(one).includes(word)),
      fitOf: facts && ((one) => fitOf(one, facts)),
    },
  )
}

/** The soonest to close first; what never ends after them. */
function byClosing(world: World, found: ItemRow[]): ItemRow[] {
  const order = new Map(found.map((one) => [one.id, closingRank(windowOf(one, world.now()))]))
  return found.sort((a, b) => order.get(a.id)! - order.get(b.id)! || newest(a, b))
}

const any = (asked: string[] | undefined, there: string) => !asked?.length || asked.includes(there)

/** Days for which an item counts as 新发布. */
const NEW_DAYS = 14
const DAY = 86_400_000

/** The items that can be declared now, in the order asked for. */
export function declarableToday(world: World, asked: AskedToday): ItemRow[] {
  const now = world.now()
  const words = (asked.keyword ?? '').split(/\s+/).filter(Boolean)
  const found = world.db.item.all().filter((one) => {
    const { state } = windowOf(one, now)
    return (
      isOpen(state) &&
      (asked.tab !== '即将截止' || state === '即将截止') &&
      (asked.tab !== '新发布' || now - Date.parse(one.publishDate) <= NEW_DAYS * DAY) &&
      (!asked.id || one.id === asked.id) &&
      any(asked.level, one.level) &&
      anyDepartment(asked.department, [one.department]) &&
      any(asked.policyType, one.policyType) &&
      words.every((word) => [one.name, one.department, one.supportText].some((text) => text.includes(word)))
    )
  })
  if (asked.sort === '额度最高') return found.sort((a, b) => b.quotaAmount - a.quotaAmount || newest(a, b))
  return asked.sort === '最新发布' ? found.sort(newest) : byClosing(world, found)
}

/** A policy as lists show it to this caller. */
export const briefFor = (world: World, userId: string | undefined, one: PolicyRow): PolicyBrief => ({
  ...one,
  favorite: userId !== undefined && world.db.policyFavourite.find(favouriteId(userId, one.id)) !== undefined,
})

/** Key of a user's favourite. */
export const favouriteId = (userId: string, policyId: string): string => `${userId}:${policyId}`
