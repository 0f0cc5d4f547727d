import type { ComponentProps } from 'react'
import type { Facet } from '#api/call/shape.ts'
import type { FilterGroup } from '#ui/list/filter-group.ts'
import type { Target } from '#ui/link.ts'
import type { EmptyState } from '#ui/state/EmptyState.tsx'

/** What the address of every list may hold: a page from 1, words that are looked for. */
export interface ListSearch {
  page?: number
  keyword?: string
}

/** One choice of a filter or a tab: what it changes in the address. */
export interface ChoiceOf<S> {
  label: string
  chosen: boolean
  change: Partial<S>
  /** How many it would show, where that is known. */
  count?: number
}

/** One filter of a list. Its first choice is the one that filters nothing. */
export interface FilterOf<S> extends Pick<FilterGroup, 'label' | 'isOrder' | 'fold' | 'more' | 'moreSet'> {
  choices: ChoiceOf<S>[]
}

/** Makes an address of what a list is asked for. */
export type ListLink<S> = (search: S) => Target

/** How many each word of a group would leave, as the last answer counts; unknown where it counted nothing. */
export function countsOf<Name extends string>(facets: readonly Facet<Name>[], name: Name) {
  const group = facets.find((one) => one.name === name)
  const counts = new Map(group?.words.map(({ word, count }) => [word, count]))
  return (word: string): number | undefined => group && (counts.get(word) ?? 0)
}

/**
 * Makes a filter of which one word is chosen at a time.
 * @param label what it filters by: 类别
 * @param words all that can be chosen
 * @param chosen the one that the address names; undefined for all
 * @param changeTo what choosing a word changes in the address
 * @param countOf how many a word would leave, where the list counts that
 */
export const filterOf = <S, W extends string>(
  label: string,
  words: readonly W[],
  chosen: W | undefined,
  changeTo: (word: W | undefined) => Partial<S>,
  countOf?: (word: string) => number | undefined,
): FilterOf<S> => ({
  label,
  choices: [
    { label: '全部', chosen: chosen === undefined, change: changeTo(undefined) },
    ...words.map((word) => ({
      label: word,
      count: countOf?.(word),
      chosen: word === chosen,
      change: changeTo(word),
    })),
  ],
})

/**
 * Makes a filter of which several words may be chosen: a press on one adds it, another takes it away again. A word of
 * the address that is in no list yet is shown all the same.
 * @param none what the choice is called that filters nothing
 */
export function filterOfSeveral<S, W extends string>(
  label: string,
  words: readonly W[],
  chosen: readonly W[] | undefined,
  changeTo: (words: W[] | undefined) => Partial<S>,
  none = '全部',
): FilterOf<S> {
  const turned = (word: W) => {
    const next = chosen?.includes(word) ? chosen.filter((one) => one !== word) : [...(chosen ?? []), word]
    return next.length > 0 ? next : undefined
  }
  return {
    label,
    choices: [
      { label: none, chosen: !chosen?.length, change: changeTo(undefined) },
      ...[...new Set([...words, ...(chosen ?? [])])].map((word) => ({
        label: word,
        chosen: chosen?.includes(word) ?? false,
        change: changeTo(turned(word)),
      })),
    ],
  }
}

/**
 * Returns the parts of an address that filters and tabs show nothing of, each undefined: where the first choice is chosen,
 * which filters nothing, the address must not name another.
 */
export const unmeant = <S>(groups: readonly { choices: ChoiceOf<S>[] }[]): Record<string, undefined> =>
  Object.fromEntries(
    groups.flatMap(({ choices: [all, ...others] }) => {
      if (!all?.chosen) return []
      const named = others.flatMap(({ change }) => Object.entries(change))
      // A change also takes away what would make no sense with it, and that may well be shown.
      return named.flatMap(([name, value]) =>
        value === undefined || all.change[name as keyof S] !== undefined ? [] : [[name, undefined]],
      )
    }),
  )

/** What is set in a list's filters and its search box, each with what takes it away. */
export function chosenIn<S extends ListSearch>(
  search: S,
  filters: readonly FilterOf<S>[],
): { words: string; without: Partial<S> }[] {
  const set = filters.flatMap(({ label, choices, moreSet, isOrder }) => {
    if (isOrder) return []
    const words = [
      ...choices.slice(1).filter(({ chosen }) => chosen),
      ...(moreSet ? [{ label: moreSet }] : []),
    ]
    return words.length > 0
      ? [{ words: `${label}：${words.map((one) => one.label).join('、')}`, without: choices[0]!.change }]
      : []
  })
  const keyword = search.keyword
    ? [{ words: `关键词：${search.keyword}`, without: { keyword: undefined } as Partial<S> }]
    : []
  return [...keyword, ...set]
}

/** What stands where a list has nothing at all. */
export type EmptyWords = ComponentProps<typeof EmptyState>
