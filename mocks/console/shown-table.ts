/** Names of a row's columns. */
type ColumnOf<Model> = Model extends { schema: { entries: infer Entries } } ? keyof Entries & string : never

/** Table as the console lists it. */
export interface ShownTable<Column extends string = string> {
  /** Chinese name of its records: 申报. */
  title: string
  /** Columns of the list, the name of the record first; the others show when a record opens. */
  columns: readonly [Column, ...Column[]]
}

/** Tables of an area as the console lists them; each area writes its own in `shown.ts`. */
export type Shown<Tables> = { [Name in keyof Tables]: ShownTable<ColumnOf<Tables[Name]>> }
