import type { ComponentProps } from 'react'
import type { Facet } from '#api/call/shape.ts'
import type { FilterGroup } from '#ui/list/filter-group.ts'
import type { Target } from '#ui/link.ts'
import type { EmptyState } from '#ui/state/EmptyState.tsx'

/** Search parameters of every list: page (from 1) and keyword. */
export interface ListSearch {
  page?: number
  keyword?: string
}

/** Choice of a filter or tab, with the search parameters that it changes. */
export interface ChoiceOf<S> {
  label: string
  chosen: boolean
  change: Partial<S>
  /** Number of records that it selects, if known. */
  count?: number
}

/** Filter of a list. The first choice filters nothing. */
export interface FilterOf<S> extends Pick<FilterGroup, 'label' | 'isOrder' | 'fold' | 'more' | 'moreSet'> {
  choices: ChoiceOf<S>[]
}

/** Returns the address of a list's search parameters. */
export type ListLink<S> = (search: S) => Target

/**
 * Returns a function for the number of records of a filter value by the last answer; undefined if the city did not
 * count them.
 */
export function countsOf<Name extends string>(facets: readonly Facet<Name>[], name: Name) {
  const group = facets.find((one) => one.name === name)
  const counts = new Map(group?.words.map(({ word, count }) => [word, count]))
  return (word: string): number | undefined => group && (counts.get(word) ?? 0)
}

/**
 * Creates a filter with one selected value at a time.
 * @param label subject of the filter: 类别
 * @param words all values
 * @param chosen value in the page address; undefined for all
 * @param changeTo returns the search parameters that a value changes
 * @param countOf returns the number of records of a value, if the list counts them
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
 * Creates a filter with several selected values: a press toggles a value. A value in the page address that is not among
 * `words` is shown as well.
 * @param none label of the choice that filters nothing
 */
export function filterOfSeveral<S, W extends string>(
  label: string,
  words: readonly W[],
  chosen: readonly W[] | undefined,
  changeTo: (words: W[] | undefined) => Partial<S>,
  none = '全部',
): FilterOf<S> {
  const toggled = (word: W) => {
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
        change: changeTo(toggled(word)),
      })),
    ],
  }
}

/**
 * Returns the search parameters that filters and tabs do not recognize, each as undefined: if the first choice, which
 * filters nothing, is selected, the page address must not name another value.
 */
export const unrecognizedIn = <S>(groups: readonly { choices: ChoiceOf<S>[] }[]): Record<string, undefined> =>
  Object.fromEntries(
    groups.flatMap(({ choices: [all, ...others] }) => {
      if (!all?.chosen) return []
      const named = others.flatMap(({ change }) => Object.entries(change))
      // A change also resets dependent parameters to undefined, which may still be recognized.
      return named.flatMap(([name, value]) =>
        value === undefined || all.change[name as keyof S] !== undefined ? [] : [[name, undefined]],
      )
    }),
  )

/** Returns the selected filters and the keyword, each with the change that removes it. */
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

/** Content of an empty list's message. */
export type EmptyWords = ComponentProps<typeof EmptyState>
