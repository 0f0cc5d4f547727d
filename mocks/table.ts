import { factory, nullable, primaryKey } from '@mswjs/data'
import type { ModelDefinition } from '@mswjs/data/lib/glossary'
import type * as v from 'valibot'
import { refuse } from './refusal.ts'

type RecordSchema = v.ObjectSchema<v.ObjectEntries & { id: v.GenericSchema<string> }, undefined>

/** One table of a world. Rows come out frozen: only `add`, `change` and `remove` alter what is kept. */
export interface Table<Row extends { id: string }> {
  all: () => Row[]
  find: (id: string) => Row | undefined
  /** The row, or a refusal that says in Chinese what is missing: `get(id, '政策')`. */
  get: (id: string, what: string) => Row
  add: (row: Row) => Row
  change: (id: string, patch: Partial<Row>) => Row
  remove: (id: string) => void
}

/** The tables of an area, by name: what `tables` in its tables.ts holds. */
export type Tables = Record<string, RecordSchema>
export type Rows<T extends Tables> = { [K in keyof T]: Table<v.InferOutput<T[K]> & { id: string }> }

/** Makes empty tables of @mswjs/data from record schemas: the columns are said once, in the contract. */
export function openTables<T extends Tables>(tables: T): Rows<T> {
  const db = factory(
    Object.fromEntries(Object.entries(tables).map(([name, schema]) => [name, columns(schema)])),
  ) as unknown as Record<string, Model>
  return Object.fromEntries(
    Object.keys(tables).map((name) => [name, open(db[name]!, Object.keys(tables[name]!.entries))]),
  ) as Rows<T>
}

type Model = {
  create: (row: object) => object
  update: (query: object) => object | null
  delete: (query: object) => object | null
}

/** Any column may be missing, and @mswjs/data knows that only of `nullable` ones. */
function columns(schema: RecordSchema): ModelDefinition {
  return Object.fromEntries(
    Object.keys(schema.entries).map((name) => [name, name === 'id' ? primaryKey(String) : nullable(Object)]),
  )
}

function open(model: Model, names: string[]): Table<{ id: string }> {
  const where = (id: string) => ({ where: { id: { equals: id } } })
  // Each row is unpacked and frozen once, when it is written: reading is far more frequent.
  const rows = new Map<string, { id: string }>()
  const keep = (written: object | null) => {
    if (!written) return refuse.missing('记录')
    const row = unpack(written)
    rows.set(row.id, row)
    return row
  }
  return {
    all: () => [...rows.values()],
    find: (id) => rows.get(id),
    get: (id, what) => rows.get(id) ?? refuse.missing(what),
    add: (row) => keep(model.create(pack(row, names))),
    change: (id, patch) => keep(model.update({ ...where(id), data: pack(patch, Object.keys(patch)) })),
    remove(id) {
      model.delete(where(id))
      rows.delete(id)
    },
  }
}

/** Missing is null there, and what is not a scalar sits in an array of one: `update` leaves nested objects as they were. */
function pack(row: object, names: string[]): object {
  const values = row as Record<string, unknown>
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name]
      return [name, typeof value === 'object' && value !== null ? [value] : (value ?? null)]
    }),
  )
}

function unpack(row: object): { id: string } {
  const kept = Object.entries(row as Record<string, unknown>).filter(([, value]) => value !== null)
  return Object.freeze(
    Object.fromEntries(
      kept.map(([name, value]) => [name, Array.isArray(value) ? (value[0] as unknown) : value]),
    ),
  ) as { id: string }
}
