import { Chosen } from '#ui/list/Chosen.tsx'
import type { FilterOf, ListLink, ListSearch } from './list-address.ts'
import type { ListAnswer } from './answer.ts'

interface Props<S extends ListSearch> {
  search: S
  linkTo: ListLink<S>
  filters: readonly FilterOf<S>[]
  /** Answer of the list; undefined while loading. */
  list: ListAnswer<unknown> | undefined
}

/** Shows the selected filters, each removable by one press. An empty list shows them in its own message instead. */
export const ChosenFilters = <S extends ListSearch>({ search, linkTo, filters, list }: Props<S>) =>
  list?.records.length !== 0 && (
    <Chosen
      chips={chipsOf(filters).map(({ words, without }) => ({
        words,
        without: linkTo({ ...search, page: undefined, ...without }),
      }))}
    />
  )

/** Returns a chip for every selected filter value, each with the change that removes only it. */
const chipsOf = <S,>(filters: readonly FilterOf<S>[]): { words: string; without: Partial<S> }[] =>
  filters.flatMap(({ label, choices, moreSet, isOrder }) => {
    if (isOrder) return []
    const none = choices[0]!.change
    const set = choices.slice(1).filter(({ chosen }) => chosen)
    return [
      // With several values selected, the change of one toggles it off.
      ...set.map((one) => ({ label: one.label, without: set.length > 1 ? one.change : none })),
      ...(moreSet ? [{ label: moreSet, without: none }] : []),
    ].map((one) => ({ words: `${label}：${one.label}`, without: one.without }))
  })
