/**
 * The kind of value that a field holds: `text` one line or several, `choice` a word of a list, `day` as 2026-04-18, `money`
 * an amount in 元, `number` any other (with its `unit` and `decimals`), `flag` yes or no, `stars` 1 to 5, `list` words,
 * `files` what is attached, `papers` a slot for each paper of an item, `rows` lines of a table and `column` one of its
 * columns, `shown` what comes from elsewhere or is computed, and is never typed.
 */
export type FieldKind =
  | 'text'
  | 'choice'
  | 'day'
  | 'money'
  | 'number'
  | 'flag'
  | 'stars'
  | 'list'
  | 'files'
  | 'papers'
  | 'rows'
  | 'column'
  | 'shown'

/** All that is said of a field in one place: its word, the kind of its value, and the step of the form it stands in. */
export interface Field {
  label: string
  kind: FieldKind
  /** Key of the step; missing where the form has no steps, and for a column. */
  step?: string
  /** True where it may stay empty. */
  optional?: true
  /** Of a number: what it is counted in ('' for none), and how many decimals it has. */
  unit?: string
  decimals?: number
}

/** The fields of a form by the paths of their values (`form.revenue`), in the form's order. */
export type Fields = Readonly<Record<string, Field>>

/** Returns the words of the fields, in the form's order. */
export const labelsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as Record<
    keyof F & string,
    string
  > &
    Readonly<Record<string, string>>
