import type { ReactNode } from 'react'

/** Row of a comparison. */
export interface CompareRow<T> {
  label: string
  /** Returns a record's value as text, '' for none; equal texts count as no difference. */
  words: (one: T) => string
  /** Renders the value, where the text does not suffice. */
  show?: (one: T) => ReactNode
  /** True if every record has its own value, such as a number: a difference is not marked. */
  own?: true
}

/**
 * Views of a comparison. all: every row. different: rows in which the records differ. filled: rows in which any record
 * has a value.
 */
export const compareViews = ['all', 'different', 'filled'] as const
export type CompareView = (typeof compareViews)[number]

/**
 * Returns the rows of a view, each with whether the records differ in it (`differs`) and any has a value (`filled`).
 */
export function rowsIn<T>(view: CompareView, rows: readonly CompareRow<T>[], records: readonly T[]) {
  return rows
    .map((row) => {
      const values = records.map(row.words)
      return { ...row, differs: !row.own && new Set(values).size > 1, filled: values.some(Boolean) }
    })
    .filter((row) => view === 'all' || (view === 'different' ? row.differs : row.filled))
}
