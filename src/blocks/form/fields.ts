import * as v from 'valibot'
import type { Field, FieldKind, Fields } from '#api/call/fields.ts'
import { type Attachment, isAttachment } from '#lib/attachment.ts'
import type { Typed, Writing } from '#ui/form/typed.ts'
import type { FormStep } from './names.ts'

/** The value of each kind of field while it is typed. */
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

/** The values of these fields; what only the form itself knows how to begin (papers, rows) is not among them. */
export type ValuesOf<F extends Fields> = {
  -readonly [
    Name in keyof F as F[Name]['kind'] extends keyof TypedAs ? Name : never
  ]: TypedAs[F[Name]['kind'] & keyof TypedAs]
}

const isText = v.string()
const isNumber = v.union([v.number(), isText])
/** The value of each kind before anything is typed, and the shape of what a device keeps of it. */
const kinds: Partial<Record<FieldKind, { blank: unknown; shape: v.GenericSchema }>> = {
  text: { blank: '', shape: isText },
  choice: { blank: '', shape: isText },
  day: { blank: '', shape: isText },
  money: { blank: undefined, shape: isNumber },
  number: { blank: undefined, shape: isNumber },
  flag: { blank: false, shape: v.boolean() },
  stars: { blank: undefined, shape: v.number() },
  list: { blank: [], shape: v.array(isText) },
  files: { blank: [], shape: v.array(v.custom<Attachment>(isAttachment)) },
}

const mapped = <T>(fields: Fields, to: (field: Field) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = to(field)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Returns the values of a form before anything is typed or chosen. */
export const blankOf = <F extends Fields>(fields: F): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => (kinds[kind] ? [[name, kinds[kind].blank]] : [])),
  ) as ValuesOf<F>

/** Returns the schema of what a device keeps of these fields: any of them may be missing, since it was kept earlier. */
export const shapeOf = <F extends Fields>(fields: F) =>
  v.partial(v.object(mapped(fields, ({ kind }) => kinds[kind]?.shape))) as unknown as v.GenericSchema<
    unknown,
    Partial<ValuesOf<F>>
  >

/** Returns how the fields are said: their words in the form's order, which of them are amounts, and how numbers are written. */
export const saidOf = <F extends Fields>(fields: F) => ({
  labels: mapped(fields, ({ label }) => label) as Record<keyof F & string, string>,
  amounts: Object.keys(fields).filter((name) => fields[name]!.kind === 'money'),
  numbers: mapped(fields, ({ kind, unit = '', decimals = 0 }): Writing | undefined =>
    kind === 'number' ? { unit, decimals } : undefined,
  ),
})

/** Returns the steps of a form with the fields that stand in them. @param titles the steps in their order, by key */
export const stepsOf = <Key extends string>(
  titles: Readonly<Record<Key, string>>,
  fields: Fields,
): FormStep<Key>[] =>
  (Object.entries(titles) as [Key, string][]).map(([key, title]) => ({
    key,
    title,
    fields: Object.keys(fields).filter((name) => fields[name]!.step === key),
  }))

type Inside<F extends Fields, Part extends string> = {
  [Name in keyof F as Name extends `${Part}.${infer Rest}` ? Rest : never]: F[Name]
}

/** Returns the fields of one part of the values by their own names: `revenue` of `form.revenue`. */
export const inside = <F extends Fields, const Part extends string>(fields: F, part: Part): Inside<F, Part> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), field]] : [],
    ),
  ) as unknown as Inside<F, Part>
