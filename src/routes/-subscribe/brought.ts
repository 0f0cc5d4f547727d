import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Data } from '#api/call/endpoint.ts'
import { policy } from '#api/policy.ts'
import type { Tag } from '#api/tag.ts'
import { PolicyFilter } from '#api/policy-filter.ts'
import { keyOf, query } from '#api/call/query.ts'
import { isoDay } from '#lib/dates.ts'

/** For so many days back it is said what a subscription would have brought. */
export const BACK_DAYS = 30
/** So many of it are shown by name. */
const NAMED = 3

const DAY = 86_400_000

type Filter = Pick<PolicyFilter, 'keyword' | 'tagId' | 'validity'>

/** What is asked for on behalf of a subscription; undefined where a kept search cannot be understood any more. */
export function filterOf({ id, search }: Pick<Tag, 'id' | 'search'>): Filter | undefined {
  if (search === undefined) return { tagId: [id], validity: ['有效'] }
  const parsed = v.safeParse(PolicyFilter, Object.fromEntries(new URLSearchParams(search)))
  if (!parsed.success) return undefined
  const { current: _1, size: _2, sort: _3, part: _4, enId: _5, ...filter } = parsed.output
  return { validity: ['有效'], ...filter }
}

/** The beginning, in the city, of the day that lies `BACK_DAYS` before `now` (ms): the same all day long. */
export const backTo = (now: number): string =>
  new Date(`${isoDay(now - BACK_DAYS * DAY)}T00:00:00+08:00`).toISOString()

/** What was published since that was wanted: how many, and the newest. */
export const broughtQuery = (filter: Filter, now: number) =>
  query(policy.list, { query: { ...filter, publishedFrom: backTo(now), size: NAMED } })

/** The same of an earlier day, as far as it is here: a device without a network has nothing newer. */
export function broughtBefore(client: QueryClient, filter: Filter): Data<typeof policy.list> | undefined {
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

/** Where the policies of a subscription are searched: the page of the search with its filters. */
export function searchHref({ group, name, search }: Pick<Tag, 'group' | 'name' | 'search'>): string {
  const key = filterKeys[group]
  return `/policy/search?${search ?? (key ? new URLSearchParams({ [key]: name }).toString() : '')}`
}

/** The filter of the search page that stands for a word of each group. */
const filterKeys: Record<Tag['group'], string> = {
  行业: 'industry',
  类型: 'policyType',
  部门: 'department',
  层级: 'level',
  主题: 'targetTag',
  检索: '',
}
