import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { todaySorts, todayTabs } from '#api/declare-words.ts'
import { levels, policyTypes } from '#api/policy-words.ts'
import { filterOfSeveral, type FilterOf } from '#blocks/list/list-address.ts'
import type { ApplySearch } from './apply-address.ts'
import { maybe, PageNumber } from '#lib/address.ts'
import { someWords, wordsAmong } from '#lib/address-words.ts'

const Asked = v.object({
  tab: v.fallback(v.picklist(todayTabs), todayTabs[0]),
  level: maybe(wordsAmong(levels)),
  department: maybe(someWords),
  policyType: maybe(wordsAmong(policyTypes)),
  keyword: maybe(v.string()),
  sort: v.fallback(v.picklist(todaySorts), todaySorts[0]),
  page: v.fallback(PageNumber, 1),
  view: maybe(v.literal('calendar')),
  month: maybe(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  day: maybe(v.pipe(v.string(), v.isoDate())),
})

/** What is asked of the page, all of it told by the address. */
export type Asked = v.InferOutput<typeof Asked>

/** What an address asks for: what it cannot mean is as if it were not there. */
export const askedOf = (search: ApplySearch): Asked => v.parse(Asked, search)

/** This page's address. */
export const linkTo = (search: ApplySearch) => linkOptions({ to: '/policy/apply', search })

/** The same, with another day or month of the calendar. */
export const withDay = (search: ApplySearch, change: Pick<ApplySearch, 'day' | 'month' | 'view'>) =>
  linkTo({ ...search, page: undefined, day: undefined, ...change })

/** The filters of the page, each with what a choice changes in its address. */
export function filtersOf(asked: Asked, departments: readonly string[]): FilterOf<ApplySearch>[] {
  const several = (key: 'level' | 'department' | 'policyType', label: string, words: readonly string[]) =>
    filterOfSeveral<ApplySearch, string>(label, words, asked[key], (chosen) => ({
      [key]: chosen?.join(','),
      day: undefined,
    }))
  const order: FilterOf<ApplySearch> = {
    label: '排序',
    isOrder: true,
    choices: todaySorts.map((sort) => ({
      label: sort,
      chosen: sort === asked.sort,
      change: { sort: sort === todaySorts[0] ? undefined : sort },
    })),
  }
  return [
    several('level', '层级', levels),
    several('department', '部门', departments),
    several('policyType', '类型', policyTypes),
    // A calendar has an order of its own.
    ...(asked.view === 'calendar' ? [] : [order]),
  ]
}
