import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useMemo } from 'react'
import { common } from '#api/common.ts'
import type { Data } from '#api/call/endpoint.ts'
import { levels, policyTypes, supportModes, targetScales, targetTags, validities } from '#api/policy-words.ts'
import { query } from '#api/call/query.ts'
import { isoDay } from '#lib/dates.ts'
import { shownStates, shownValidities } from '#rules/policy-search.ts'
import { windowStates } from '#rules/window.ts'
import { FilterBlock, type FilterGroup } from '#ui/list/FilterBlock.tsx'
import { changed, filterNames, type Filters, filtersOf, type WordFilter, wordFilters } from './filters.ts'
import { Published } from './Published.tsx'

/** Lines that stand there at once on a wide screen. */
const FIRST = 4

export const dictsQuery = query(common.dicts, { query: { typeCode: ['district', 'department', 'industry'] } })

const wide = ['全国', '全省', '全市']
const fixed: Partial<Record<WordFilter, readonly string[]>> = {
  level: levels,
  policyType: policyTypes,
  supportMode: supportModes,
  targetScale: targetScales,
  targetTag: targetTags,
  state: windowStates,
  validity: validities,
}
/** What is chosen where nobody chose. */
const shown: Partial<Record<WordFilter, readonly string[]>> = {
  state: shownStates,
  validity: shownValidities,
}

/** All filters of the search; each choice is an address. */
export function SearchFilters({ filters, found }: { filters: Filters; found: string | undefined }) {
  const { data: dicts } = useQuery(dictsQuery)
  // Some hundred addresses, while every letter that is typed draws the page.
  const groups = useMemo(() => groupsOf(filters, dicts), [filters, dicts])
  return <FilterBlock groups={groups} first={FIRST} found={found} />
}

function groupsOf(filters: Filters, dicts: Data<typeof common.dicts> | undefined): FilterGroup[] {
  const names = (type: string) => dicts?.[type]?.map((one) => one.name) ?? []
  const known: Partial<Record<WordFilter, readonly string[]>> = {
    region: [...wide, ...names('district')],
    department: names('department'),
    industry: names('industry'),
  }
  const groups = wordFilters.map((key): FilterGroup => {
    const chosen: readonly string[] | undefined = filters[key]
    const words = fixed[key] ?? known[key] ?? []
    return {
      label: filterNames[key],
      choices: [
        {
          label: shown[key] ? '默认' : '不限',
          chosen: chosen === undefined,
          link: linkTo(filters, key, undefined),
        },
        // A word from the address that is in no list yet is shown all the same.
        ...[...new Set([...words, ...(chosen ?? [])])].map((word) => ({
          label: word,
          chosen: chosen?.includes(word) ?? false,
          link: linkTo(filters, key, toggled(chosen, word)),
        })),
      ],
    }
  })
  return [...groups, published(filters)]
}

/** The words with one more, or without one that was among them; none at all is no filter. */
function toggled(chosen: readonly string[] | undefined, word: string): string[] | undefined {
  const next = chosen?.includes(word) ? chosen.filter((one) => one !== word) : [...(chosen ?? []), word]
  return next.length ? next : undefined
}

/** The page's address with one filter's words changed, in the order in which the page has them. */
const linkTo = (filters: Filters, key: WordFilter, words: readonly string[] | undefined) =>
  linkOptions({
    to: '/policy/search',
    search: changed(filters, { [key]: filtersOf({ [key]: words?.join(',') })[key] }),
  })

const DAY = 86_400_000
const spans = [
  ['近 30 天', 30],
  ['近半年', 182],
  ['近一年', 365],
] as const

/** The first moment of a day in the city, some days ago. */
const daysAgo = (days: number) => new Date(`${isoDay(Date.now() - days * DAY)}T00:00:00+08:00`).toISOString()

function published(filters: Filters): FilterGroup {
  const { publishedFrom, publishedTo } = filters
  const link = (from: string | undefined) =>
    linkOptions({
      to: '/policy/search',
      search: changed(filters, { publishedFrom: from, publishedTo: undefined }),
    })
  return {
    label: '发布时间',
    choices: [
      { label: '不限', chosen: !publishedFrom && !publishedTo, link: link(undefined) },
      ...spans.map(([label, days]) => {
        const from = daysAgo(days)
        return { label, chosen: publishedFrom === from && !publishedTo, link: link(from) }
      }),
    ],
    more: <Published filters={filters} />,
  }
}
