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

/** Returns the tags with one user's subscriptions. */
export function tagsFor(
  world: World,
  userId: string,
  only: (tag: (typeof tags)[number]) => boolean = () => true,
): Tag[] {
  const policies = world.db.policy.findMany({ where: inForce })
  const subscribed = new Set(rowsOf(world, userId).map((one) => one.tagId))
  return tags.filter(only).map(({ matches, ...tag }) => ({
    ...tag,
    subscribed: subscribed.has(tag.id),
    ...countsOf(world, policies.filter(matches)),
  }))
}

/** Returns a user's subscriptions: the city's tags, then saved searches. */
export function subscriptionsOf(world: World, userId: string): Tag[] {
  const rows = rowsOf(world, userId)
  const subscribed = new Set(rows.map((one) => one.tagId))
  return [
    ...tagsFor(world, userId, (one) => subscribed.has(one.id)),
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
              ...countsOf(world, searchPolicies(world, { ...defaultFilters, ...filterOf(search) })),
            },
          ],
    ),
  ]
}

/**
 * Subscribes a user to tags; existing subscriptions stay as they are.
 * @throws Refusal for an unknown tag, or more subscriptions than allowed
 */
export function subscribe(world: World, userId: string, ids: string[]): Tag[] {
  const unknown = ids.find((id) => !tags.some((one) => one.id === id))
  if (unknown !== undefined) refuse.missing('标签')
  const subscribed = new Set(rowsOf(world, userId).map((one) => one.tagId))
  const added = [...new Set(ids)].filter((id) => !subscribed.has(id))
  refuseMoreThan(subscribed.size + added.length)
  for (const tagId of added) {
    world.db.subscription.create({ id: idOf(userId, tagId), userId, tagId, createTime: world.iso() })
  }
  return subscriptionsOf(world, userId)
}

/**
 * Saves a search under a name, or renames and replaces it. @throws Refusal for an invalid search, or more subscriptions
 * than allowed
 */
export function saveSearch(
  world: World,
  userId: string,
  { id: tagId, name, search }: { id: string; name: string; search: string },
): Tag[] {
  if (!v.is(PolicyFilter, Object.fromEntries(new URLSearchParams(search)))) refuse.rule('搜索条件有误')
  const id = idOf(userId, tagId)
  if (world.db.subscription.find(id)) world.db.subscription.change(id, { name, search })
  else {
    refuseMoreThan(rowsOf(world, userId).length + 1)
    world.db.subscription.create({ id, userId, tagId, name, search, createTime: world.iso() })
  }
  return subscriptionsOf(world, userId)
}

/** Removes a subscription and returns the remaining ones; removing it twice is no error. */
export function unsubscribe(world: World, userId: string, tagId: string): Tag[] {
  if (world.db.subscription.find(idOf(userId, tagId))) world.db.subscription.remove(idOf(userId, tagId))
  return subscriptionsOf(world, userId)
}

/** Default filters of the search page, which leaves out some states. */
const defaultFilters = { state: shownStates, validity: [...shownValidities] }

/** Returns the filters in a search page's query string. */
const filterOf = (search: string) => v.parse(PolicyFilter, Object.fromEntries(new URLSearchParams(search)))

const idOf = (userId: string, tagId: string) => `${userId}:${tagId}`

const rowsOf = (world: World, userId: string): SubscriptionRow[] =>
  world.db.subscription.findMany({ where: { userId: { equals: userId } } })

function countsOf(world: World, policies: PolicyRow[]) {
  const open = policies.filter((one) => isOpen(windowOf(one, world.now()).state))
  return { policyCount: policies.length, openCount: open.length }
}

function refuseMoreThan(count: number) {
  if (count > mostFollowed) refuse.rule(`最多订阅 ${String(mostFollowed)} 项`)
}
