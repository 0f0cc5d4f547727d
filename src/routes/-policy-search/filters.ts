import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { levels, policyTypes, supportModes, targetScales, targetTags, validities } from '#api/policy-words.ts'
import { type PolicyFilter, policySorts } from '#api/policy-filter.ts'
import type { ChoiceOf } from '#blocks/list/list-address.ts'
import { Moment } from '#api/call/sent.ts'
import { shownStates, shownValidities } from '#rules/policy-search.ts'
import { windowStates } from '#rules/window.ts'
import type { PolicySearch } from './policy-address.ts'
import { maybe, pageNumber } from '#lib/address.ts'
import { someWords, wordsAmong } from '#lib/address-words.ts'

/** The address of the search page, made sense of: what it cannot mean is as if it were not there. */
const Search = v.object({
  keyword: maybe(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))),
  level: maybe(wordsAmong(levels)),
  region: maybe(someWords),
  department: maybe(someWords),
  policyType: maybe(wordsAmong(policyTypes)),
  supportMode: maybe(wordsAmong(supportModes)),
  industry: maybe(someWords),
  targetScale: maybe(wordsAmong(targetScales)),
  targetTag: maybe(wordsAmong(targetTags)),
  state: maybe(wordsAmong(windowStates)),
  validity: maybe(wordsAmong(validities)),
  publishedFrom: maybe(Moment),
  publishedTo: maybe(Moment),
  sort: maybe(v.picklist(policySorts)),
  page: pageNumber,
})

/** What is asked of the search page. Lists hold at least one word; `page` from 1. */
export type Filters = v.InferOutput<typeof Search>

/** The filters that hold words, in the order in which they are shown. */
export const wordFilters = [
  'level',
  'policyType',
  'state',
  'region',
  'department',
  'supportMode',
  'industry',
  'targetScale',
  'targetTag',
  'validity',
] as const
export type WordFilter = (typeof wordFilters)[number]

/** How the filters are called. */
export const filterNames: Record<WordFilter, string> = {
  level: '层级',
  policyType: '类型',
  state: '申报状态',
  region: '适用地区',
  department: '发布部门',
  supportMode: '支持方式',
  industry: '行业',
  targetScale: '企业规模',
  targetTag: '企业资质',
  validity: '有效性',
}

/** What an address asks for. */
export const filtersOf = (search: PolicySearch): Filters => v.parse(Search, search)

/** The address of what is asked for: lists as words joined by commas, nothing that says nothing. */
export function searchOf(filters: Filters): PolicySearch {
  const { keyword, publishedFrom, publishedTo, sort, page } = filters
  const words = wordFilters.flatMap((key) => {
    const chosen = filters[key]
    return chosen?.length ? [[key, chosen.join(',')]] : []
  })
  return {
    ...(keyword ? { keyword } : {}),
    ...(Object.fromEntries(words) as Partial<Record<WordFilter, string>>),
    ...(publishedFrom ? { publishedFrom } : {}),
    ...(publishedTo ? { publishedTo } : {}),
    ...(sort ? { sort } : {}),
    ...(page && page > 1 ? { page } : {}),
  }
}

/** The same filters with some of them changed; other filters begin at the first page. */
export const changed = (filters: Filters, change: Partial<Filters>): PolicySearch =>
  searchOf({ ...filters, page: undefined, ...change })

/** Whether what is over, and what is out of force, is left out because nobody asked for it. */
export const hidesClosed = ({ state, validity }: Filters): boolean => !state || !validity

/** The address that shows what is over and out of force as well. */
export const withClosed = (filters: Filters): PolicySearch =>
  changed(filters, {
    state: filters.state ?? [...windowStates],
    validity: filters.validity ?? [...validities],
  })

/** What the list call or the library is asked: closed ones stay out unless somebody chose otherwise. */
export function askedOf({ page, sort, ...filters }: Filters): PolicyFilter {
  return {
    ...definedOf(filters),
    state: filters.state ?? shownStates,
    validity: filters.validity ?? [...shownValidities],
    sort: sort ?? defaultSort(filters),
    current: page ?? 1,
  }
}

/** Words fit better or worse; without any the newest come first. */
export const defaultSort = ({ keyword }: Pick<Filters, 'keyword'>): (typeof policySorts)[number] =>
  keyword ? '最匹配' : '最新发布'

function definedOf<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

/** The query string that a saved search keeps: the filters alone, names as the list call has them. */
export function savedText(filters: Filters): string {
  const { page: _page, ...rest } = searchOf(filters)
  return new URLSearchParams(rest as Record<string, string>).toString()
}

/** The address that a saved search opens. */
export const savedSearch = (text: string): PolicySearch =>
  searchOf(filtersOf(Object.fromEntries(new URLSearchParams(text))))

/** What a saved search looks for, in words. */
export function searchWords(text: string): string {
  const filters = filtersOf(savedSearch(text))
  const words = wordFilters.flatMap((key) => filters[key] ?? [])
  return [filters.keyword, ...words].filter(Boolean).join('、') || '全部可申报的政策'
}

/** The page's address for what is asked. */
export const linkTo = (filters: Filters) => linkOptions({ to: '/policy/search', search: searchOf(filters) })

/** The orders of the list; `fits` where it can be ordered by how well it fits the enterprise. */
export const sortsOf = (sort: Filters['sort'], fits: boolean): ChoiceOf<Filters>[] =>
  (['最匹配', '截止最近', '最新发布'] as const).map((one) => ({
    label: one === '最匹配' && fits ? '最匹配本企业' : one,
    chosen: one === sort,
    change: { sort: one },
  }))
