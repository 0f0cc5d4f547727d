import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Choice } from '#ui/list/filter-group.ts'
import { maybe, pageNumber } from '#lib/address.ts'

const word = maybe(v.string())

/**
 * Which view of each block is open: all of it is in the address, so that it can be shared and gone back to. The words
 * are the blocks' own affair (`chosenOf`): the contract that knows them comes with the blocks, after the first screen.
 */
export const HomeSearch = v.object({
  tab: word,
  policies: word,
  activities: word,
  trade: word,
  docking: word,
  news: word,
  /** True where a phone shows every block, not four of them. */
  all: maybe(v.boolean()),
  /** Page of the news, from 1. */
  page: pageNumber,
  /** The calendar's month, `2026-04`. */
  month: maybe(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  /** The calendar's day, `2026-04-18`. */
  day: maybe(v.pipe(v.string(), v.isoDate())),
})
export type HomeSearch = v.InferOutput<typeof HomeSearch>

/** A link to the home page with some of its views changed; it stays where it is on the screen. */
export const homeLink = (search: HomeSearch, change: HomeSearch) =>
  linkOptions({ to: '/', search: { ...search, ...change }, replace: true, resetScroll: false })

/** The view that the address asks for, or the first where it asks for none that there is. */
export const chosenOf = <Word extends string>(words: readonly [Word, ...Word[]], asked: string | undefined) =>
  words.find((one) => one === asked) ?? words[0]

/** The views of a block as tabs; the first is not in the address. */
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
