import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { common } from '#api/common.ts'
import type { Data } from '#api/call/endpoint.ts'
import { levels, policyTypes, supportModes, targetScales, targetTags, validities } from '#api/policy-words.ts'
import { filterOfSeveral, type FilterOf } from '#blocks/list/list-address.ts'
import { cityNow } from '#lib/clock.ts'
import { dateText, isoDay } from '#lib/dates.ts'
import { shownStates, shownValidities } from '#rules/policy-search.ts'
import { windowStates } from '#rules/window.ts'
import { filterNames, type Filters, filtersOf, type WordFilter, wordFilters } from './filters.ts'
import { dictsQuery } from './list-query.ts'
import { Published } from './Published.tsx'

const wideRegions = ['全国', '全省', '全市']
const fixedWords: Partial<Record<WordFilter, readonly string[]>> = {
  level: levels,
  policyType: policyTypes,
  supportMode: supportModes,
  targetScale: targetScales,
  targetTag: targetTags,
  state: windowStates,
  validity: validities,
}
/** Words selected by default. */
const defaultWords: Partial<Record<WordFilter, readonly string[]>> = {
  state: shownStates,
  validity: shownValidities,
}

/** Returns all filters of the search, each choice with its change of the parameters. */
export function useSearchFilters(filters: Filters): FilterOf<Filters>[] {
  const { data: dicts } = useQuery(dictsQuery)
  // Memoizes some hundred choices, because every typed letter renders the page.
  return useMemo(() => groupsOf(filters, dicts), [filters, dicts])
}

function groupsOf(filters: Filters, dicts: Data<typeof common.dicts> | undefined): FilterOf<Filters>[] {
  const names = (type: string) => dicts?.[type]?.map((one) => one.name) ?? []
  const known: Partial<Record<WordFilter, readonly string[]>> = {
    region: [...wideRegions, ...names('district')],
    department: names('department'),
    industry: names('industry'),
  }
  const groups = wordFilters.map((key) =>
    filterOfSeveral<Filters, string>(
      filterNames[key],
      fixedWords[key] ?? known[key] ?? [],
      filters[key],
      // Keeps the order in which the page lists the words.
      (words) => ({ [key]: filtersOf({ [key]: words?.join(',') })[key] }),
      defaultWords[key] ? '默认' : '不限',
    ),
  )
  return [...groups, published(filters)]
}

const DAY = 86_400_000
const spans = [
  ['近 30 天', 30],
  ['近半年', 182],
  ['近一年', 365],
] as const

/** Returns the first moment of the day in the city that was some days ago. */
const daysAgo = (days: number) => new Date(`${isoDay(cityNow() - days * DAY)}T00:00:00+08:00`).toISOString()

function published(filters: Filters): FilterOf<Filters> {
  const { publishedFrom, publishedTo } = filters
  const spanChoices = spans.map(([label, days]) => {
    const from = daysAgo(days)
    return {
      label,
      chosen: publishedFrom === from && !publishedTo,
      change: { publishedFrom: from, publishedTo: undefined },
    }
  })
  return {
    label: '发布时间',
    choices: [
      {
        label: '不限',
        chosen: !publishedFrom && !publishedTo,
        change: { publishedFrom: undefined, publishedTo: undefined },
      },
      ...spanChoices,
    ],
    more: <Published filters={filters} />,
    moreSet: spanChoices.some(({ chosen }) => chosen) ? undefined : daysText(filters),
  }
}

/** Returns the dates of publication in words; undefined without such a filter. */
export function daysText({ publishedFrom, publishedTo }: Filters): string | undefined {
  const from = publishedFrom ? dateText(publishedFrom) : ''
  const to = publishedTo ? dateText(Date.parse(publishedTo) - 1) : ''
  if (from && to) return `${from} 至 ${to}`
  return from ? `${from} 起` : to ? `${to} 止` : undefined
}
