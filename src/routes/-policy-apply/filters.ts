import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { todaySorts, todayTabs } from '#api/declare-words.ts'
import { levels, policyTypes } from '#api/policy-words.ts'
import { filterOfSeveral, type FilterOf } from '#blocks/list/list-address.ts'
import type { ApplySearch } from './apply-address.ts'
import { optionalParam, PageNumber } from '#lib/address.ts'
import { someWords, wordsAmong } from '#lib/address-words.ts'

const Asked = v.object({
  tab: v.fallback(v.picklist(todayTabs), todayTabs[0]),
  level: optionalParam(wordsAmong(levels)),
  department: optionalParam(someWords),
  policyType: optionalParam(wordsAmong(policyTypes)),
  keyword: optionalParam(v.string()),
  sort: v.fallback(v.picklist(todaySorts), todaySorts[0]),
  page: v.fallback(PageNumber, 1),
  view: optionalParam(v.literal('calendar')),
  month: optionalParam(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  day: optionalParam(v.pipe(v.string(), v.isoDate())),
})

/** Validated search parameters of the page. */
export type Asked = v.InferOutput<typeof Asked>

/** Validates an address; an invalid value counts as missing. */
export const askedOf = (search: ApplySearch): Asked => v.parse(Asked, search)

/** Returns a link to this page. */
export const linkTo = (search: ApplySearch) => linkOptions({ to: '/policy/apply', search })

/** Returns a link with another day, month or view of the calendar, on the first page. */
export const withDay = (search: ApplySearch, change: Pick<ApplySearch, 'day' | 'month' | 'view'>) =>
  linkTo({ ...search, page: undefined, day: undefined, ...change })

/** Returns the filters of the page, each choice with its change of the address. */
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
    // Leaves out the order in the calendar, which is ordered by day.
    ...(asked.view === 'calendar' ? [] : [order]),
  ]
}
