/** The two sides of a conflict: what was filled in on this device, and what the city holds. */
export type Side = 'mine' | 'theirs'

/**
 * Which side of a field is taken unless the person says otherwise: the city's where this device has left the field as it
 * was before, for then only somebody else has changed it; this device's where both may have.
 * @param isUntouched true where the field is known to be as it was before; false also where nobody knows
 */
export const suggestedSide = (isUntouched: boolean): Side => (isUntouched ? 'theirs' : 'mine')

/** One field on which this device and the city disagree. */
interface Difference {
  /** Dotted path into the body. */
  path: string
  mine: unknown
  theirs: unknown
  suggested: Side
}

/** Numbers of the record's own book-keeping: nobody chooses between those. */
const bookkeeping = new Set(['id', 'version', 'action', 'status', 'createTime', 'updateTime'])

/**
 * Where a body and the city's record differ, field by field; fields that only one of them has are left alone.
 * @param base the record as the city held it when editing began; undefined where that is not known
 */
export function differences(mine: unknown, theirs: unknown, base: unknown): Difference[] {
  const own = flat(mine)
  const city = flat(theirs)
  const before = flat(base)
  return [...own].flatMap(([path, value]) => {
    if (!city.has(path) || bookkeeping.has(path) || same(value, city.get(path))) return []
    const untouched = before.has(path) && same(before.get(path), value)
    return [{ path, mine: value, theirs: city.get(path), suggested: suggestedSide(untouched) }]
  })
}

/** The body with the city's value at each of these paths, made for the version that the city holds. */
export function merged(mine: object, theirs: object, takeTheirs: string[]): Record<string, unknown> {
  // What is shown comes as read-only views; what is sent must be plain.
  const body = plain(mine)
  const city = flat(plain(theirs))
  for (const path of takeTheirs) {
    const keys = path.split('.')
    const last = keys.pop()!
    const place = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], body)
    const keyed = isKeyed(place) ? place.find((one) => one.key === last) : undefined
    if (keyed) keyed.value = city.get(path)
    else (place as Record<string, unknown>)[last] = city.get(path)
  }
  if (!('version' in theirs)) return body
  // What was sent as new and met a record of the city's, such as the draft of another device, goes on as that one.
  const id = 'id' in theirs && !('version' in mine) ? { id: theirs.id } : {}
  return { ...body, ...id, version: theirs.version }
}

/** One of a list whose entries are told apart by a key: an attribute of an enterprise. */
interface Keyed {
  key: string
  value?: unknown
}

const isKeyed = (value: unknown): value is Keyed[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one: unknown) => typeof one === 'object' && one !== null && 'key' in one)

/** Leaves by dotted path. A list is one leaf, since nobody merges materials by their index; but for one with keys. */
function flat(value: unknown, prefix = ''): Map<string, unknown> {
  if (isKeyed(value)) return new Map(value.map((one) => [`${prefix}.${one.key}`, one.value]))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[prefix, value]])
  return new Map(
    Object.entries(value).flatMap(([key, one]) => [...flat(one, prefix ? `${prefix}.${key}` : key)]),
  )
}

const plain = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
