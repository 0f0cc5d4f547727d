import { deleteBy } from '@tanstack/react-form'

/** Conditions of a form's conditional fields, by name; a field without a condition is always shown. */
export type Shown<Values> = Readonly<Record<string, (values: Values) => boolean>>

/** Returns true if a field, and every conditional field that contains it, is shown. */
export const isShown = <Values>(shown: Shown<Values>, name: string, values: Values): boolean =>
  Object.entries(shown).every(
    ([field, isVisible]) =>
      (name !== field && !name.startsWith(`${field}.`) && !name.startsWith(`${field}[`)) || isVisible(values),
  )

/**
 * Returns the values without hidden fields. The draft keeps them; the schema, which declares conditional fields as
 * `v.exactOptional`, and the body never contain them.
 */
export function shownOnly<Values>(shown: Shown<Values>, values: Values): unknown {
  return Object.entries(shown).reduce<unknown>(
    (rest, [field, isVisible]) => (isVisible(values) ? rest : deleteBy(rest, field)),
    values,
  )
}
