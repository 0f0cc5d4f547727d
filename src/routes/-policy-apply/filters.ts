import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { todaySorts, todayTabs } from '#api/declare-words.ts'
import { levels, policyTypes } from '#api/policy-words.ts'
import type { FilterGroup } from '#ui/list/FilterBlock.tsx'
import type { ApplySearch } from './search.ts'
import { maybe } from '#lib/address.ts'
import { someWords, wordsAmong } from '#lib/address-words.ts'

const Asked = v.object({
  tab: v.fallback(v.picklist(todayTabs), todayTabs[0]),
  level: maybe(wordsAmong(levels)),
  department: maybe(someWords),
  policyType: maybe(wordsAmong(policyTypes)),
  keyword: maybe(v.string()),
  sort: v.fallback(v.picklist(todaySorts), todaySorts[0]),
  page: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  view: maybe(v.literal('calendar')),
  month: maybe(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  day: maybe(v.pipe(v.string(), v.isoDate())),
})

/** What is asked of the page, all of it told by the address. */
export type Asked = v.InferOutput<typeof Asked>

/** What an address asks for: what it cannot mean is as if it were not there. */
export const askedOf = (search: ApplySearch): Asked => v.parse(Asked, search)

/** Links to this page with some of the address changed; another filter begins at the first page and with no day open. */
export const linkTo = (search: ApplySearch, change: ApplySearch) =>
  linkOptions({ to: '/policy/apply', search: { ...search, page: undefined, day: undefined, ...change } })

/** Whether something narrows the list, the tab aside. */
export const isFiltered = ({ level, department, policyType, keyword }: Asked): boolean =>
  Boolean(level ?? department ?? policyType ?? keyword)

/** A line of filters of which several may be chosen: a press on one adds it, another takes it away again. */
export function filterOf(
  label: string,
  known: readonly string[],
  chosen: readonly string[] = [],
  link: (joined: string | undefined) => FilterGroup['choices'][number]['link'],
): FilterGroup {
  // A word from the address that is in no list yet is shown all the same.
  const all = [...known, ...chosen.filter((one) => !known.includes(one))]
  const turned = (word: string) =>
    chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]
  return {
    label,
    choices: [
      { label: '全部', chosen: chosen.length === 0, link: link(undefined) },
      ...all.map((word) => ({
        label: word,
        chosen: chosen.includes(word),
        link: link(turned(word).join(',') || undefined),
      })),
    ],
  }
}
