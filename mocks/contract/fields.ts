/** One field of a request with its path: `['body', 'materials', '0', 'size']`. */
interface RequestField {
  path: string[]
  schema: SchemaNode
  /** Fields that select the variant containing this one, where there are several: `{ action: 'urge' }`. */
  variant?: Record<string, unknown>
}

interface SchemaNode {
  kind: string
  type: string
  pipe?: SchemaNode[]
  wrapped?: SchemaNode
  entries?: Record<string, SchemaNode>
  options?: SchemaNode[]
  item?: SchemaNode
  /** Field that distinguishes the forms of a variant, and its value for one of them. */
  key?: string
  literal?: unknown
}

/** Lists every field of a schema, with the fields inside it; for a list, those of its first entry. */
export function fieldsIn(schema: unknown, path: string[] = []): RequestField[] {
  const { pipe, wrapped, entries, options, item } = schema as SchemaNode
  // The last schema of a pipe describes the value; the earlier ones only check it.
  const last = pipe?.findLast((one) => one.kind === 'schema')
  if (last) return fieldsIn(last, path)
  if (wrapped) return fieldsIn(wrapped, path)
  const inside = [
    ...Object.entries(entries ?? {}).flatMap(([key, one]) => fieldsIn(one, [...path, key])),
    ...((schema as SchemaNode).type === 'variant'
      ? (options ?? []).flatMap((one) => variantFields(schema as SchemaNode, one, path))
      : []),
    ...(item ? fieldsIn(item, [...path, '0']) : []),
  ]
  return [...(path.length ? [{ path, schema: schema as SchemaNode }] : []), ...inside]
}

/**
 * Lists the fields of one form of a variant, each with the value that selects this form; a form selected by no value
 * carries none.
 */
function variantFields({ key = '' }: SchemaNode, form: SchemaNode, path: string[]): RequestField[] {
  const { literal, type, options } = form.entries?.[key] ?? {}
  const word = type === 'picklist' ? options?.[0] : literal
  const fields = fieldsIn(form, path)
  return word === undefined || path.length
    ? fields
    : fields.map((one) => ({ ...one, variant: { [key]: word } }))
}

/** Returns a copy of a value with another value put at a path; missing parents become objects or lists. */
export function withAt(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put
  const isPlace = key === '0'
  const whole = (
    typeof value === 'object' && value !== null ? structuredClone(value) : isPlace ? [] : {}
  ) as Record<string, unknown>
  whole[key] = withAt(whole[key], rest, put)
  return whole
}

/** A text longer than any that the contract allows. */
export const LONG = 'x'.repeat(30_000)

/** Values that no field of the contract may accept, by the kind of the field. A search word may be any text. */
const wrong: Record<string, unknown[]> = {
  string: [1, {}, [], null, LONG],
  number: ['abc', {}, [], null, 1e300, -1e300],
  boolean: ['abc', 1, {}, [], null],
  picklist: ['abc', 1, {}, [], null, LONG],
  literal: ['abc', {}, []],
  array: ['abc', 1, {}, Array.from({ length: 11_000 }, () => 'abc')],
  object: ['abc', 1, [], null],
  record: ['abc', 1, [], null],
  union: [{}, [], null, 1e300, LONG],
}
/** Returns the wrong values for a field; for a date also days that no calendar has. */
export const wrongAt = (path: string[], type: string): unknown[] => [
  ...(wrong[type] ?? []),
  ...(/^date$|Date$|^deadline$/.test(path.at(-1)!) ? ['2026-99-99 hello', '2026-02-30', ''] : []),
]

/**
 * Returns true for a field at the path, inside it or around it: a list counts as its entries do, and a variant is
 * refused at the field that selects its form.
 */
export const isNear = (field: string, path: string[]): boolean => {
  const at = path.join('.')
  return field === at || field.startsWith(`${at}.`) || at.startsWith(`${field}.`)
}
