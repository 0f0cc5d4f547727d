import * as v from 'valibot'
import type { Tag } from '#api/tag.ts'
import { PolicyFilter } from '#api/policy-filter.ts'
import { mostFollowed } from '#api/policy-words.ts'
import { shownStates, shownValidities } from '#rules/policy-search.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import type { PolicyRow, SubscriptionRow } from './tables.ts'
import { inForce, searchPolicies } from './policy-search.ts'
import { tags } from './tags.ts'

/** The tags as one user sees them. */
export function tagsFor(
  world: World,
  userId: string,
  only: (tag: (typeof tags)[number]) => boolean = () => true,
): Tag[] {
  const policies = world.db.policy.findMany({ where: inForce })
  const followed = new Set(rowsOf(world, userId).map((one) => one.tagId))
  return tags.filter(only).map(({ bears, ...tag }) => ({
    ...tag,
    subscribed: followed.has(tag.id),
    ...countsOf(world, policies.filter(bears)),
  }))
}

/** What a user follows: the city's words, then searches of their own. */
export function subscribedBy(world: World, userId: string): Tag[] {
  const rows = rowsOf(world, userId)
  const followed = new Set(rows.map((one) => one.tagId))
  return [
    ...tagsFor(world, userId, (one) => followed.has(one.id)),
    ...rows.flatMap(({ tagId, name, search }) =>
      name === undefined || search === undefined
        ? []
        : [
            {
              id: tagId,
              name,
              group: '检索' as const,
              subscribed: true,
              search,
              ...countsOf(world, searchPolicies(world, { ...shown, ...filterOf(search) })),
            },
          ],
    ),
  ]
}

/**
 * Makes a user follow tags; those followed already stay as they are.
 * @throws Refusal where a tag is unknown or there would be too many.
 */
export function follow(world: World, userId: string, ids: string[]): Tag[] {
  const unknown = ids.find((id) => !tags.some((one) => one.id === id))
  if (unknown !== undefined) refuse.missing('标签')
  const followed = new Set(rowsOf(world, userId).map((one) => one.tagId))
  const added = [...new Set(ids)].filter((id) => !followed.has(id))
  noMoreThan(followed.size + added.length)
  for (const tagId of added) {
    world.db.subscription.create({ id: idOf(userId, tagId), userId, tagId, createTime: world.iso() })
  }
  return subscribedBy(world, userId)
}

/** Keeps a search under a name, or gives it another. @throws Refusal where it is none, or there would be too many. */
export function keepSearch(
  world: World,
  userId: string,
  { id: tagId, name, search }: { id: string; name: string; search: string },
): Tag[] {
  if (!v.is(PolicyFilter, Object.fromEntries(new URLSearchParams(search)))) refuse.rule('搜索条件有误')
  const id = idOf(userId, tagId)
  if (world.db.subscription.find(id)) world.db.subscription.change(id, { name, search })
  else {
    noMoreThan(rowsOf(world, userId).length + 1)
    world.db.subscription.create({ id, userId, tagId, name, search, createTime: world.iso() })
  }
  return subscribedBy(world, userId)
}

/** What a user no longer follows; stopping twice is no error. */
export function unfollow(world: World, userId: string, tagId: string): Tag[] {
  if (world.db.subscription.find(idOf(userId, tagId))) world.db.subscription.remove(idOf(userId, tagId))
  return subscribedBy(world, userId)
}

/** What the search page leaves out unless it is asked for. */
const shown = { state: shownStates, validity: [...shownValidities] }

/** The filters that a search page's query string stands for. */
const filterOf = (search: string) => v.parse(PolicyFilter, Object.fromEntries(new URLSearchParams(search)))

const idOf = (userId: string, tagId: string) => `${userId}:${tagId}`

const rowsOf = (world: World, userId: string): SubscriptionRow[] =>
  world.db.subscription.findMany({ where: { userId: { equals: userId } } })

function countsOf(world: World, policies: PolicyRow[]) {
  const open = policies.filter((one) => isOpen(windowOf(one, world.now()).state))
  return { policyCount: policies.length, openCount: open.length }
}

function noMoreThan(count: number) {
  if (count > mostFollowed) refuse.rule(`最多订阅 ${String(mostFollowed)} 项`)
}
