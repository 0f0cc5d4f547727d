import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Choice } from '#ui/list/filter-group.ts'
import { optionalParam, pageNumber } from '#lib/address.ts'

const word = optionalParam(v.string())

/**
 * Search parameters of the home page: the view of each block, so that it can be shared and returned to. The words are
 * validated by the blocks (`chosenOf`), because the contract that lists them is loaded with the blocks, after the first
 * screen.
 */
export const HomeSearch = v.object({
  tab: word,
  policies: word,
  activities: word,
  trade: word,
  docking: word,
  news: word,
  /** True if a phone shows every block instead of five. */
  all: optionalParam(v.boolean()),
  /** Page of the news, from 1. */
  page: pageNumber,
  /** Month of the calendar, `2026-04`. */
  month: optionalParam(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  /** Day of the calendar, `2026-04-18`. */
  day: optionalParam(v.pipe(v.string(), v.isoDate())),
})
export type HomeSearch = v.InferOutput<typeof HomeSearch>

/** Links to the home page with some views changed; keeps the scroll position. */
export const homeLink = (search: HomeSearch, change: HomeSearch) =>
  linkOptions({ to: '/', search: { ...search, ...change }, replace: true, resetScroll: false })

/** Returns the view that the address selects, or the first if it selects no existing one. */
export const chosenOf = <Word extends string>(words: readonly [Word, ...Word[]], asked: string | undefined) =>
  words.find((one) => one === asked) ?? words[0]

/** Returns the views of a block as tabs; the first is not in the address. */
export const viewTabs = (
  search: HomeSearch,
  words: readonly [string, ...string[]],
  chosen: string,
  change: (word: string | undefined) => HomeSearch,
): Choice[] =>
  words.map((label) => ({
    label,
    chosen: label === chosen,
    link: homeLink(search, change(label === words[0] ? undefined : label)),
  }))
