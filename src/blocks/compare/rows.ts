import type { ReactNode } from 'react'

/** One line of a comparison. */
export interface CompareRow<T> {
  label: string
  /** What a record says in it, as words, '' for nothing: where these are the same, nothing differs. */
  words: (one: T) => string
  /** How it is shown, where not as these words. */
  show?: (one: T) => ReactNode
  /** True where each record has its own value, such as a number: then a difference is not marked. */
  own?: true
}

/** all: every line. different: in which the records differ. filled: in which at least one says anything. */
export const compareViews = ['all', 'different', 'filled'] as const
export type CompareView = (typeof compareViews)[number]

/** Returns the lines that a view shows of these records, each with whether they differ in it. */
export function rowsIn<T>(view: CompareView, rows: readonly CompareRow<T>[], records: readonly T[]) {
  return rows
    .map((row) => {
      const said = records.map(row.words)
      return { ...row, differs: !row.own && new Set(said).size > 1, filled: said.some(Boolean) }
    })
    .filter((row) => view === 'all' || (view === 'different' ? row.differs : row.filled))
}
