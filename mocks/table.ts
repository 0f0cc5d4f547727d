import { factory } from '@mswjs/data'
import type * as v from 'valibot'
import { definitionOf, type Model, type RecordSchema, type Reference } from './model.ts'
import { refuse } from './refusal.ts'

/** What a column of one type can be asked for; a missing value fits nothing, not even `notEquals`. */
type Asked<Value> = [Value] extends [boolean]
  ? { equals?: Value; notEquals?: Value }
  : [Value] extends [string]
    ? {
        equals?: Value
        notEquals?: Value
        in?: readonly Value[]
        notIn?: readonly Value[]
        contains?: string
        gt?: string
        gte?: string
        lt?: string
        lte?: string
      }
    : [Value] extends [number]
      ? {
          equals?: Value
          notEquals?: Value
          in?: readonly Value[]
          gt?: number
          gte?: number
          lt?: number
          lte?: number
        }
      : never

/** What every row that is found must be. A column that is undefined here may be anything; there is no OR. */
type Where<Row> = {
  [Column in keyof Row as NonNullable<Row[Column]> extends string | number | boolean ? Column : never]?:
    | Asked<NonNullable<Row[Column]>>
    | undefined
}

/** A query of @mswjs/data, by columns and, through references, by columns of the rows referred to. */
interface Query<Row, Referred = unknown> {
  where?: Where<Row> & { [Name in keyof Referred]?: Where<Referred[Name]> }
  orderBy?: { [Column in keyof Row]?: 'asc' | 'desc' }
  take?: number
  skip?: number
}

/** One table of a world. Rows come out frozen: only `create`, `change` and `remove` alter what is kept. */
export interface Table<Row extends { id: string }, Referred = unknown> {
  getAll: () => Row[]
  find: (id: string) => Row | undefined
  /** The row, or a refusal that says in Chinese what is missing: `get(id, '政策')`. */
  get: (id: string, what: string) => Row
  findFirst: (query: Query<Row, Referred>) => Row | undefined
  /** In the order of the table, where the query says no other. */
  findMany: (query: Query<Row, Referred>) => Row[]
  count: (query: Query<Row, Referred>) => number
  create: (row: Row) => Row
  change: (id: string, patch: Partial<Row>) => Row
  remove: (id: string) => void
}

/** What a filter asks of a column: that value, or anything where the filter is not set. */
export const is = <Value extends string | number | boolean>(value: Value | undefined) =>
  value === undefined ? undefined : { equals: value }

/** The tables of an area, by name: what `tables` in its tables.ts holds. */
type Tables = Record<string, Model>
type RowOf<M> = M extends { schema: infer Schema extends RecordSchema }
  ? v.InferOutput<Schema> & { id: string }
  : never
type ReferredOf<T, M> = M extends { refs: infer Refs }
  ? { [Name in keyof Refs]: Refs[Name] extends { to: infer To extends keyof T } ? RowOf<T[To]> : never }
  : never
export type Rows<T> = { [K in keyof T]: Table<RowOf<T[K]>, ReferredOf<T, T[K]>> }

/** The rows that tables begin with, by the table's name. */
export type Begun = Record<string, readonly { id: string }[]>

/**
 * Makes tables of @mswjs/data from models, empty or with these rows. A row that is there from the beginning is given to
 * the library when its table is first asked by a query or altered: most worlds ask a few of their tables only, and to
 * make all entities takes 0.2 s.
 */
export function openTables<T extends Tables>(tables: T, begun: Begun = {}): Rows<T> {
  const db: Record<string, Store> = factory(
    Object.fromEntries(Object.entries(tables).map(([name, one]) => [name, definitionOf(one)])),
  )
  const entities = new Map(Object.keys(tables).map((name) => [name, new Map<string, Entity>()]))
  const fills = new Map<string, () => void>()
  return Object.fromEntries(
    Object.entries(tables).map(([name, one]) => {
      const { fill, ...table } = open(db[name]!, one, entities, name, begun[name] ?? [], (to) =>
        fills.get(to)?.(),
      )
      fills.set(name, fill)
      return [name, table]
    }),
  ) as unknown as Rows<T>
}

type Entity = Record<string, unknown>

/** One model of @mswjs/data; as methods, whose queries may be written wider than the library's own types say them. */
interface Store {
  create(row: object): Entity
  update(query: object): Entity | null
  delete(query: object): Entity | null
  findFirst(query: object): Entity | null
  findMany(query: object): Entity[]
  count(query?: object): number
}

function open(
  store: Store,
  { schema, refs }: Model,
  entities: Map<string, Map<string, Entity>>,
  name: string,
  begun: readonly { id: string }[],
  fillOther: (table: string) => void,
): Table<{ id: string }> & { fill: () => void } {
  const where = (id: string) => ({ where: { id: { equals: id } } })
  const columns = Object.keys(schema.entries)
  const own = entities.get(name)!
  /*
   * Rows by their ids, unpacked and frozen once, when they are written. Among 5,000 policies the library takes 7 ms to
   * find one by its id, for it walks them all, where this takes 0.001; and a search that reads all of them would unpack
   * them for 40 ms, where this takes 0.02. A query by a column takes it 10 ms there, and 0.5 in a table of 200.
   */
  const rows = new Map(begun.map((row) => [row.id, row]))
  const keep = (written: Entity | null) => {
    if (!written) return refuse.missing('记录')
    const row = unpack(written, columns)
    own.set(row.id, written)
    rows.set(row.id, row)
    return row
  }
  const refers = Object.keys(refs).length > 0
  const packed = (row: object, names: string[]) =>
    refers ? { ...pack(row, names), ...referred(row, refs, entities) } : pack(row, names)
  const kept = (entity: Entity) => rows.get(String(entity['id']))!
  let isFilled = false
  const fill = () => {
    if (isFilled) return
    isFilled = true
    for (const { to } of Object.values(refs)) fillOther(to)
    for (const row of begun) own.set(row.id, store.create(packed(row, columns)))
  }
  const filled = () => {
    fill()
    return store
  }
  return {
    fill,
    getAll: () => [...rows.values()],
    find: (id) => rows.get(id),
    get: (id, what) => rows.get(id) ?? refuse.missing(what),
    findFirst(query) {
      const found = filled().findFirst(query)
      return found ? kept(found) : undefined
    },
    findMany: (query) => filled().findMany(query).map(kept),
    count: (query) => filled().count(query),
    create: (row) => keep(filled().create(packed(row, columns))),
    change: (id, patch) => keep(filled().update({ ...where(id), data: packed(patch, Object.keys(patch)) })),
    remove(id) {
      filled().delete(where(id))
      own.delete(id)
      rows.delete(id)
    },
  }
}

/** The entities that a row refers to, as far as the row says. */
function referred(
  row: object,
  refs: Record<string, Reference>,
  entities: Map<string, Map<string, Entity>>,
): Entity {
  const values = row as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(refs).flatMap(([name, { to, by }]): [string, unknown][] =>
      by in values ? [[name, entities.get(to)!.get(String(values[by])) ?? null]] : [],
    ),
  )
}

/** Missing is null there, and what is not a scalar sits in an array of one (see `definitionOf`). */
function pack(row: object, names: string[]): Entity {
  const values = row as Entity
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name]
      return [name, typeof value === 'object' && value !== null ? [value] : (value ?? null)]
    }),
  )
}

function unpack(entity: Entity, columns: string[]): { id: string } {
  const kept = columns.map((name) => [name, entity[name]] as const).filter(([, value]) => value !== null)
  return Object.freeze(
    Object.fromEntries(
      kept.map(([name, value]) => [name, Array.isArray(value) ? (value[0] as unknown) : value]),
    ),
  ) as { id: string }
}
