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
  sort: optionalParam(v.picklist(todaySorts)),
  page: v.fallback(PageNumber, 1),
  view: optionalParam(v.literal('calendar')),
  month: optionalParam(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  day: optionalParam(v.pipe(v.string(), v.isoDate())),
})

/** Validated search parameters of the page, for an enterprise if there is one. */
export type Asked = v.InferOutput<typeof Asked> & { sort: (typeof todaySorts)[number]; enId: string }

/** Returns the orders of the page: 可申报优先 only for a member with an enterprise, for whom it is the default. */
const sortsFor = (enId: string) => todaySorts.filter((sort) => enId !== '' || sort !== '可申报优先')

/** Validates an address; an invalid value counts as missing. `enId` is the current enterprise, '' without one. */
export function askedOf(search: ApplySearch, enId = ''): Asked {
  const asked = v.parse(Asked, search)
  const sorts = sortsFor(enId)
  return { ...asked, enId, sort: sorts.find((one) => one === asked.sort) ?? sorts[0]! }
}

const orders: Record<Asked['sort'], string> = {
  可申报优先: '本企业可申报的排在前面，其次是接近符合、信息不足、暂不符合的；同类按截止日期排序。',
  截止最近: '按截止日期排序。',
  额度最高: '按额度从高到低排序。',
  最新发布: '按发布日期排序，最新的在前。',
}

/** Returns the order of the list in words; the calendar is ordered by day. */
export const orderWords = ({ sort, view }: Pick<Asked, 'sort' | 'view'>): string =>
  view === 'calendar' ? orders.截止最近 : orders[sort]

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
    choices: sortsFor(asked.enId).map((sort, at) => ({
      label: sort,
      chosen: sort === asked.sort,
      change: { sort: at === 0 ? undefined : sort },
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
