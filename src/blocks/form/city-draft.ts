import { hashKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { fileIdOf, isAttachment } from '#lib/attachment.ts'

/** Where a form's draft stands at the city: its record, as it was last seen from here, or the key it is first sent with. */
export interface AtCity {
  id: string
  version: number
  key: string
}

/** A draft that the city knows nothing of. */
export const nowhere: AtCity = { id: '', version: 0, key: '' }

/** What a save says of the record it is about: the draft at the city, else the record that an edit began from. */
export function targetOf(
  { id, version, key }: AtCity,
  base: { id: string; version: number } | undefined,
): { id?: string; version?: number; draftKey?: string } {
  if (id) return { id, version }
  if (base) return { id: base.id, version: base.version }
  return key ? { draftKey: key } : {}
}

/**
 * What of a body the city takes as a draft by now: without the fields that its contract refuses as they are. Undefined
 * where something is missing that it takes no draft without, such as the title.
 */
export function keepable<S extends v.GenericSchema>(
  schema: S,
  body: object,
): { body: v.InferInput<S>; isWhole: boolean } | undefined {
  const wrong = new Set((v.safeParse(schema, body).issues ?? []).map(({ path }) => path?.[0]?.key))
  const left = Object.fromEntries(Object.entries(body).filter(([name]) => !wrong.has(name)))
  return v.is(schema, left) ? { body: left, isWhole: wrong.size === 0 } : undefined
}

/** True where two values hold the same, whatever the order of their keys. */
export const isAlike = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

/** True for a file whose bytes only this device has. */
export const isHere = (value: unknown) => isAttachment(value) && fileIdOf(value.filePath) !== undefined

/** A field's value without the files that only this device has. */
const withoutLocal = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((one) => !isHere(one)) : value

/** The fields that two drafts of a form say differently, files of this device aside. */
export const differing = <Values extends object>(
  one: Values,
  other: Values,
  names: readonly string[],
): (keyof Values & string)[] => {
  const pathsOf = (value: unknown) =>
    Array.isArray(value) && value.every(isAttachment) ? value.map(({ filePath }) => filePath) : value
  const heldOf = (values: Values, name: keyof Values) => pathsOf(withoutLocal(values[name]))
  return names
    .filter((name): name is keyof Values & string => name in one)
    .filter((name) => !isAlike(heldOf(one, name) ?? null, heldOf(other, name) ?? null))
}
