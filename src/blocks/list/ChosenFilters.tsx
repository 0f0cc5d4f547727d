import { Chosen } from '#ui/list/Chosen.tsx'
import type { FilterOf, ListLink, ListSearch } from './list-address.ts'
import type { ListAnswer } from './answer.ts'

interface Props<S extends ListSearch> {
  search: S
  linkTo: ListLink<S>
  filters: readonly FilterOf<S>[]
  /** What the list shows; undefined while it is on its way. */
  list: ListAnswer<unknown> | undefined
}

/** What is set in a list's filters, each taken away by one press. A list where nothing fits names it in its place. */
export const ChosenFilters = <S extends ListSearch>({ search, linkTo, filters, list }: Props<S>) =>
  list?.records.length !== 0 && (
    <Chosen
      chips={wordsSet(filters).map(({ words, without }) => ({
        words,
        without: linkTo({ ...search, page: undefined, ...without }),
      }))}
    />
  )

/** Every word that is set in a list's filters, each with what takes it alone away. */
const wordsSet = <S,>(filters: readonly FilterOf<S>[]): { words: string; without: Partial<S> }[] =>
  filters.flatMap(({ label, choices, moreSet, isOrder }) => {
    if (isOrder) return []
    const none = choices[0]!.change
    const set = choices.slice(1).filter(({ chosen }) => chosen)
    return [
      // Of several, a press on one takes it away again.
      ...set.map((one) => ({ label: one.label, without: set.length > 1 ? one.change : none })),
      ...(moreSet ? [{ label: moreSet, without: none }] : []),
    ].map((one) => ({ words: `${label}：${one.label}`, without: one.without }))
  })
