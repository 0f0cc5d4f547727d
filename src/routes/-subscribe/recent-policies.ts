import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Data } from '#api/call/endpoint.ts'
import { policy } from '#api/policy.ts'
import type { Tag } from '#api/tag.ts'
import { PolicyFilter } from '#api/policy-filter.ts'
import { keyOf, query } from '#api/call/query.ts'
import { isoDay } from '#lib/dates.ts'

/** Length of the period of recent policies, in days. */
export const BACK_DAYS = 30
/** Number of recent policies shown by name. */
const NAMED = 3

const DAY = 86_400_000

type Filter = Pick<PolicyFilter, 'keyword' | 'tagId' | 'validity'>

/** Returns the filter of a subscription; undefined where a saved search is no longer valid. */
export function filterOf({ id, search }: Pick<Tag, 'id' | 'search'>): Filter | undefined {
  if (search === undefined) return { tagId: [id], validity: ['有效'] }
  const parsed = v.safeParse(PolicyFilter, Object.fromEntries(new URLSearchParams(search)))
  if (!parsed.success) return undefined
  const { current: _1, size: _2, sort: _3, part: _4, enId: _5, ...filter } = parsed.output
  return { validity: ['有效'], ...filter }
}

/**
 * Returns the start in the city of the day `BACK_DAYS` before `now` (ms), as an ISO string: the same all day
 * long.
 */
export const startOfPeriod = (now: number): string =>
  new Date(`${isoDay(now - BACK_DAYS * DAY)}T00:00:00+08:00`).toISOString()

/** Returns the query of the policies published in the period: their number, and the newest. */
export const recentPoliciesQuery = (filter: Filter, now: number) =>
  query(policy.list, { query: { ...filter, publishedFrom: startOfPeriod(now), size: NAMED } })

/**
 * Returns the newest cached answer for the filter, of any day: the best that a device without a network has.
 */
export function cachedRecentPolicies(
  client: QueryClient,
  filter: Filter,
): Data<typeof policy.list> | undefined {
  const wanted = JSON.stringify({ ...filter, size: NAMED })
  const kept = client
    .getQueryCache()
    .findAll({ queryKey: keyOf(policy.list) })
    .filter(({ queryKey, state }) => state.data !== undefined && withoutDay(queryKey[2]) === wanted)
  return kept.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state.data as
    | Data<typeof policy.list>
    | undefined
}

function withoutDay(input: unknown): string | undefined {
  const parsed = v.safeParse(v.object({ query: v.looseObject({ publishedFrom: v.string() }) }), input)
  if (!parsed.success) return undefined
  const { publishedFrom: _day, ...rest } = parsed.output.query
  return JSON.stringify(rest)
}

/**
 * Returns the address of the search page with the filters of a subscription. A saved search is a subscription
 * to own words, because no call keeps searches, and `customer/tag/add` takes a name and a query string.
 */
export function searchHref({ group, name, search }: Pick<Tag, 'group' | 'name' | 'search'>): string {
  const key = filterKeys[group]
  return `/policy/search?${search ?? (key ? new URLSearchParams({ [key]: name }).toString() : '')}`
}

/** Filter of the search page for the tags of each group. */
const filterKeys: Record<Tag['group'], string> = {
  行业: 'industry',
  类型: 'policyType',
  部门: 'department',
  层级: 'level',
  主题: 'targetTag',
  检索: '',
}
