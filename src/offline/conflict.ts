/** One field on which this device and the city disagree. */
export interface Difference {
  /** Dotted path into the body. */
  path: string
  mine: unknown
  theirs: unknown
  /** Which one is taken unless the person says otherwise: whoever alone has changed it since `base`; mine where both have. */
  suggested: 'mine' | 'theirs'
}

/** Numbers of the record's own book-keeping: nobody chooses between those. */
const bookkeeping = new Set(['id', 'version', 'action', 'status', 'createTime', 'updateTime'])

/** Where a body and the city's record differ, field by field; fields that only one of them has are left alone. */
export function differences(mine: unknown, theirs: unknown, base: unknown): Difference[] {
  const own = flat(mine)
  const city = flat(theirs)
  const before = flat(base)
  return [...own].flatMap(([path, value]) => {
    if (!city.has(path) || bookkeeping.has(path) || same(value, city.get(path))) return []
    const untouched = before.has(path) && same(before.get(path), value)
    return [{ path, mine: value, theirs: city.get(path), suggested: untouched ? 'theirs' : 'mine' } as const]
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
    const place = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, body)
    place[last] = city.get(path)
  }
  return 'version' in theirs ? { ...body, version: theirs.version } : body
}

/** Leaves by dotted path. A list is one leaf: nobody merges materials by their index. */
function flat(value: unknown, prefix = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[prefix, value]])
  return new Map(
    Object.entries(value).flatMap(([key, one]) => [...flat(one, prefix ? `${prefix}.${key}` : key)]),
  )
}

const plain = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
