/** A side of a conflict: this device's values or the city's. */
export type Side = 'mine' | 'theirs'

/**
 * Returns the suggested side for a field: the city's if this device has not changed the field, because then only
 * somebody else has; this device's if both may have changed it.
 * @param isUntouched true if the field is known to be unchanged; false also if that is unknown
 */
export const suggestedSide = (isUntouched: boolean): Side => (isUntouched ? 'theirs' : 'mine')

/** A field with different values on this device and in the city. */
interface Difference {
  /** Dotted path into the body. */
  path: string
  mine: unknown
  theirs: unknown
  suggested: Side
}

/** Fields that are managed automatically, so that nobody chooses between their values. */
const managedFields = new Set(['id', 'version', 'action', 'status', 'createTime', 'updateTime'])

/**
 * Returns the differences between a body and the city's record by field; ignores fields of only one of them.
 * @param base the city's record when editing began; undefined if unknown
 */
export function differences(mine: unknown, theirs: unknown, base: unknown): Difference[] {
  const own = leavesOf(mine)
  const city = leavesOf(theirs)
  const before = leavesOf(base)
  return [...own].flatMap(([path, value]) => {
    if (!city.has(path) || managedFields.has(path) || same(value, city.get(path))) return []
    const untouched = before.has(path) && same(before.get(path), value)
    return [{ path, mine: value, theirs: city.get(path), suggested: suggestedSide(untouched) }]
  })
}

/** Returns the body with the city's value at each of these paths, based on the city's version. */
export function merged(mine: object, theirs: object, takeTheirs: string[]): Record<string, unknown> {
  // Copies the body, because displayed values are read-only views and a sent body must be plain.
  const body = plain(mine)
  const city = leavesOf(plain(theirs))
  for (const path of takeTheirs) {
    const keys = path.split('.')
    const last = keys.pop()!
    const place = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], body)
    const keyed = isKeyed(place) ? place.find((one) => one.key === last) : undefined
    if (keyed) keyed.value = city.get(path)
    else (place as Record<string, unknown>)[last] = city.get(path)
  }
  if (!('version' in theirs)) return body
  // Adopts the id of the city's record if the body was sent as new, such as after another device's draft.
  const id = 'id' in theirs && !('version' in mine) ? { id: theirs.id } : {}
  return { ...body, ...id, version: theirs.version }
}

/** An entry of a list with keys, such as an attribute of an enterprise. */
interface Keyed {
  key: string
  value?: unknown
}

const isKeyed = (value: unknown): value is Keyed[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one: unknown) => typeof one === 'object' && one !== null && 'key' in one)

/**
 * Returns the leaves of a value by dotted path. A list is one leaf, because nobody merges materials by index; a list
 * with keys is split.
 */
function leavesOf(value: unknown, prefix = ''): Map<string, unknown> {
  if (isKeyed(value)) return new Map(value.map((one) => [`${prefix}.${one.key}`, one.value]))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[prefix, value]])
  return new Map(
    Object.entries(value).flatMap(([key, one]) => [...leavesOf(one, prefix ? `${prefix}.${key}` : key)]),
  )
}

const plain = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
