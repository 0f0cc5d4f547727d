import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { levels, policyTypes, supportModes, targetScales, targetTags, validities } from '#api/policy-words.ts'
import { type PolicyFilter, policySorts } from '#api/policy-filter.ts'
import type { ChoiceOf } from '#blocks/list/list-address.ts'
import { Moment } from '#api/call/sent.ts'
import { shownStates, shownValidities } from '#rules/policy-search.ts'
import { windowStates } from '#rules/window.ts'
import type { PolicySearch } from './policy-address.ts'
import { optionalParam, pageNumber } from '#lib/address.ts'
import { someWords, wordsAmong } from '#lib/address-words.ts'

/** Schema of the search parameters; an invalid value counts as missing. */
const Search = v.object({
  keyword: optionalParam(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))),
  level: optionalParam(wordsAmong(levels)),
  region: optionalParam(someWords),
  department: optionalParam(someWords),
  policyType: optionalParam(wordsAmong(policyTypes)),
  supportMode: optionalParam(wordsAmong(supportModes)),
  industry: optionalParam(someWords),
  targetScale: optionalParam(wordsAmong(targetScales)),
  targetTag: optionalParam(wordsAmong(targetTags)),
  state: optionalParam(wordsAmong(windowStates)),
  validity: optionalParam(wordsAmong(validities)),
  publishedFrom: optionalParam(Moment),
  publishedTo: optionalParam(Moment),
  sort: optionalParam(v.picklist(policySorts)),
  page: pageNumber,
})

/** Validated search parameters. Lists hold at least one word; `page` starts at 1. */
export type Filters = v.InferOutput<typeof Search>

/** Filters that hold words, in the order of the page. */
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

/** Labels of the filters. */
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

/** Validates an address. */
export const filtersOf = (search: PolicySearch): Filters => v.parse(Search, search)

/** Returns the address of the filters: lists as words joined by commas, without empty values. */
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

/**
 * Returns the address with some filters changed; a change opens the first page, unless the change is the
 * page.
 */
export const changed = (filters: Filters, change: Partial<Filters>): PolicySearch =>
  searchOf({ ...filters, page: undefined, ...change })

/** True while closed or repealed policies are hidden by default. */
export const hidesClosed = ({ state, validity }: Filters): boolean => !state || !validity

/**
 * Returns the address that shows closed and repealed policies too, and keeps the states that the user chose.
 */
export const withClosed = (filters: Filters): PolicySearch =>
  changed(filters, {
    state: filters.state ?? [...windowStates],
    validity: filters.validity ?? [...validities],
  })

/**
 * Returns the parameters for the list call or the library: closed policies are left out unless the user chose
 * otherwise.
 */
export function askedOf({ page, sort, ...filters }: Filters): PolicyFilter {
  return {
    ...definedOf(filters),
    state: filters.state ?? shownStates,
    validity: filters.validity ?? [...shownValidities],
    sort: sort ?? defaultSort(filters),
    current: page ?? 1,
  }
}

/** Returns the default order: by relevance with a keyword, else the newest first. */
export const defaultSort = ({ keyword }: Pick<Filters, 'keyword'>): (typeof policySorts)[number] =>
  keyword ? '最匹配' : '最新发布'

function definedOf<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

/** Returns the query string of a saved search: the filters alone, under the names of the list call. */
export function savedText(filters: Filters): string {
  const { page: _page, ...rest } = searchOf(filters)
  return new URLSearchParams(rest as Record<string, string>).toString()
}

/** Returns the address that a saved search opens. */
export const savedSearch = (text: string): PolicySearch =>
  searchOf(filtersOf(Object.fromEntries(new URLSearchParams(text))))

/** Returns the filters of a saved search in words. */
export function searchWords(text: string): string {
  const filters = filtersOf(savedSearch(text))
  const words = wordFilters.flatMap((key) => filters[key] ?? [])
  return [filters.keyword, ...words].filter(Boolean).join('、') || '全部可申报的政策'
}

/** Returns a link to the page with these filters. */
export const linkTo = (filters: Filters) => linkOptions({ to: '/policy/search', search: searchOf(filters) })

/**
 * Returns the orders of the list; `fits` is true where the list can be ordered by its match with the
 * enterprise.
 */
export const sortsOf = (sort: Filters['sort'], fits: boolean): ChoiceOf<Filters>[] =>
  (['最匹配', '截止最近', '最新发布'] as const).map((one) => ({
    label: one === '最匹配' && fits ? '最匹配本企业' : one,
    chosen: one === sort,
    change: { sort: one },
  }))
