/**
 * Kind of a field's value: `text` one line or several, `choice` a word of a list, `day` as 2026-04-18, `money` an
 * amount in 元, `number` any other number (with its `unit` and `decimals`), `flag` yes or no, `stars` 1 to 5, `list`
 * words, `files` attachments, `papers` a slot for each document of an item, `rows` lines of a table and `column` one of
 * its columns, `shown` a value that is computed or comes from elsewhere, and is never typed.
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

/** Description of a field: its label, the kind of its value, and its step in the form. */
export interface Field {
  label: string
  kind: FieldKind
  /** Key of the step; missing for a form without steps, and for a column. */
  step?: string
  /** True if the field may stay empty. */
  optional?: true
  /** Unit of a number ('' for none), and its number of decimals. */
  unit?: string
  decimals?: number
}

/** Fields of a form by the paths of their values (`form.revenue`), in the form's order. */
export type Fields = Readonly<Record<string, Field>>

/** Returns the labels of fields, in the form's order. */
export const labelsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as Record<
    keyof F & string,
    string
  > &
    Readonly<Record<string, string>>
