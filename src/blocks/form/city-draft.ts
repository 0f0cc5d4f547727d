import { hashKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { fileIdOf, isAttachment } from '#lib/attachment.ts'

/** Reference to a form's draft at the city: id and version last seen here, or the key of its first save. */
export interface AtCity {
  id: string
  version: number
  key: string
}

/** Reference of a draft that the city does not have. */
export const NO_CITY_DRAFT: AtCity = { id: '', version: 0, key: '' }

/** Returns where the draft of a record stands: a record in 草稿 is its own draft. */
export const cityOf = ({ id = '', version = 0, status }: Partial<AtCity> & { status?: string }): AtCity =>
  status === '草稿' ? { ...NO_CITY_DRAFT, id, version } : NO_CITY_DRAFT

/** The record that a save is about: the draft at the city, else the record that an edit began from. */
interface Target {
  id?: string
  version?: number
  draftKey?: string
}

/** Holds the body of a save, made of a form's checked values. */
export type Saved<Checked> = Omit<Checked, 'city'> & Target

/** Returns the body that saves checked values: as the draft at the city, as an edit (`base`), or as a new record. */
export function savedOf<Checked extends object>(
  checked: Checked & { city?: AtCity },
  base: { id: string; version: number } | undefined,
): Saved<Checked> {
  const { city: { id, version, key } = NO_CITY_DRAFT, ...fields } = checked
  if (id) return { ...fields, id, version }
  if (base) return { ...fields, id: base.id, version: base.version }
  return key ? { ...fields, draftKey: key } : fields
}

/**
 * Returns the part of a body that the city accepts as a draft, without the fields that its contract refuses; `isWhole`
 * if none was left out. Undefined if a field required even of a draft is missing, such as the title.
 */
export function acceptedPart<S extends v.GenericSchema>(
  schema: S,
  body: object,
): { body: v.InferInput<S>; isWhole: boolean } | undefined {
  const wrong = new Set((v.safeParse(schema, body).issues ?? []).map(({ path }) => path?.[0]?.key))
  const left = Object.fromEntries(Object.entries(body).filter(([name]) => !wrong.has(name)))
  return v.is(schema, left) ? { body: left, isWhole: wrong.size === 0 } : undefined
}

/** Returns true if two values are equal, regardless of the order of their keys. */
export const isEqual = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

/** Returns true for a file that exists only on this device. */
export const isOnlyLocal = (value: unknown) => isAttachment(value) && fileIdOf(value.filePath) !== undefined

/** Returns a field's value without the files that exist only on this device. */
const withoutLocal = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((one) => !isOnlyLocal(one)) : value

/** Returns the names of the fields in which two drafts differ, ignoring files that exist only on this device. */
export const differing = <Values extends object>(
  one: Values,
  other: Values,
  names: readonly string[],
): (keyof Values & string)[] => {
  const pathsOf = (value: unknown) =>
    Array.isArray(value) && value.every(isAttachment) ? value.map(({ filePath }) => filePath) : value
  const comparableOf = (values: Values, name: keyof Values) => pathsOf(withoutLocal(values[name]))
  return names
    .filter((name): name is keyof Values & string => name in one)
    .filter((name) => !isEqual(comparableOf(one, name) ?? null, comparableOf(other, name) ?? null))
}
