import { type Field, type FieldKind, type Fields, labelsOf } from '#api/call/fields.ts'
import type { Attachment } from '#lib/attachment.ts'
import type { Typed, Writing } from '#ui/form/typed.ts'
import type { FormStep } from './names.ts'

/** Value type of each kind of field while it is typed. */
interface TypedAs {
  text: string
  choice: string
  day: string
  money: Typed
  number: Typed
  flag: boolean
  stars: number | undefined
  list: string[]
  files: Attachment[]
}

/** Values of a form's fields, without the kinds that only the form can initialize (papers, rows). */
export type ValuesOf<F extends Fields> = {
  -readonly [
    Name in keyof F as F[Name]['kind'] extends keyof TypedAs ? Name : never
  ]: TypedAs[F[Name]['kind'] & keyof TypedAs]
}

/** Initial value of each kind. */
const blanks: Partial<Record<FieldKind, unknown>> = {
  text: '',
  choice: '',
  day: '',
  money: undefined,
  number: undefined,
  flag: false,
  stars: undefined,
  list: [],
  files: [],
}

const mapped = <T>(fields: Fields, to: (field: Field) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = to(field)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Returns the initial values of a form. */
export const blankOf = <F extends Fields>(fields: F): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => (kind in blanks ? [[name, blanks[kind]]] : [])),
  ) as ValuesOf<F>

/**
 * Returns a form's values from a record of the city. Missing fields get their initial value; a list that is typed as
 * text has one entry per line.
 */
export const valuesFrom = <F extends Fields>(fields: F, record: object): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(blankOf(fields)).map(([name, blank]) => {
      const value: unknown = Reflect.get(record, name)
      if (value === undefined) return [name, blank]
      return [name, blank === '' && Array.isArray(value) ? value.join('\n') : value]
    }),
  ) as ValuesOf<F>

/** Names of the fields of one kind. */
export type NamesOf<F extends Fields, Kind extends FieldKind> = {
  [Name in keyof F & string]: F[Name]['kind'] extends Kind ? Name : never
}[keyof F & string]

/** Returns labels in the form's order, the names of amounts, and the format of numbers. */
export const formatsOf = <F extends Fields>(fields: F) => ({
  labels: labelsOf(fields),
  amounts: Object.keys(fields).filter((name) => fields[name]!.kind === 'money') as NamesOf<F, 'money'>[],
  numbers: mapped(fields, ({ kind, unit = '', decimals = 0 }): Writing | undefined =>
    kind === 'number' ? { unit, decimals } : undefined,
  ) as Record<NamesOf<F, 'number'>, Writing>,
})

/** Returns the steps of a form with their fields. @param titles titles in step order, by key */
export const stepsOf = <Key extends string>(
  titles: Readonly<Record<Key, string>>,
  fields: Fields,
): FormStep<Key>[] =>
  (Object.entries(titles) as [Key, string][]).map(([key, title]) => ({
    key,
    title,
    fields: Object.keys(fields).filter((name) => fields[name]!.step === key),
  }))

/** Fields of one part of the values, see {@link fieldsOfPart}. */
export type Inside<F extends Fields, Part extends string> = {
  [Name in keyof F as Name extends `${Part}.${infer Rest}` ? Rest : never]: F[Name]
}

/** Returns the fields of one part of the values by their names within it: `form.revenue` as `revenue`. */
export const fieldsOfPart = <F extends Fields, const Part extends string>(
  fields: F,
  part: Part,
): Inside<F, Part> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), field]] : [],
    ),
  ) as unknown as Inside<F, Part>
