import { deleteBy } from '@tanstack/react-form'

/** When the conditional fields of a form are asked for, by their names; the others always are. */
export type Shown<Values> = Readonly<Record<string, (values: Values) => boolean>>

/** True where a field, or what it lies in, is asked for. */
export const isShown = <Values>(shown: Shown<Values>, name: string, values: Values): boolean =>
  Object.entries(shown).every(
    ([field, asks]) =>
      (name !== field && !name.startsWith(`${field}.`) && !name.startsWith(`${field}[`)) || asks(values),
  )

/**
 * The values without those of fields that are not asked for. The draft keeps them; the schema, which says
 * `v.exactOptional` for a conditional field, and the body never see them.
 */
export function shownOnly<Values>(shown: Shown<Values>, values: Values): unknown {
  return Object.entries(shown).reduce<unknown>(
    (rest, [field, asks]) => (asks(values) ? rest : deleteBy(rest, field)),
    values,
  )
}
