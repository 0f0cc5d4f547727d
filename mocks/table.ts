import { factory } from '@mswjs/data'
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js'
import type { OneOf } from '@mswjs/data/lib/relations/Relation'
import type * as v from 'valibot'
import { definitionOf, type Model, type RecordSchema } from './model.ts'
import type { Query } from './query.ts'
import { refuse } from './refusal.ts'

/**
 * Describes one table of a world: a model of @mswjs/data with the queries of its documentation, and what is asked by an
 * id in short. Rows come out frozen: only `create`, `change` and `remove` alter what is kept.
 */
export interface Table<Row extends { id: string }, Referred = unknown> {
  getAll: () => Row[]
  /** Returns the first row in the table's order; {@link Query} says what can be asked. */
  findFirst: (query: Query<Row, Referred>) => Row | undefined
  /** Returns rows in the table's order, where the query says no other. */
  findMany: (query: Query<Row, Referred>) => Row[]
  /** Returns how many rows a query finds, or all there are. */
  count: (query?: Query<Row, Referred>) => number
  find: (id: string) => Row | undefined
  /** Returns a row, or refuses by saying in Chinese what is missing: `get(id, '政策')`. */
  get: (id: string, what: string) => Row
  create: (row: Row) => Row
  /** Changes columns of a row; undefined empties one. @throws Refusal where there is no row of this id */
  change: (id: string, patch: Partial<Row>) => Row
  remove: (id: string) => void
}

/** Names the tables of an area, as `tables` in its tables.ts does. */
type Tables = Record<string, Model>
type RowOf<M> = M extends { schema: infer Schema extends RecordSchema }
  ? v.InferOutput<Schema> & { id: string }
  : never
type ReferredOf<T, M> = M extends { refs: infer Refs }
  ? { [Name in keyof Refs]: Refs[Name] extends OneOf<infer To> ? RowOf<T[To & keyof T]> : never }
  : never
export type Rows<T> = { [K in keyof T]: Table<RowOf<T[K]>, ReferredOf<T, T[K]>> }

interface Row {
  id: string
}

/** Holds the rows that tables begin with, frozen, by the table's name. */
export type Begun = Record<string, readonly Row[]>

type Entity = Record<string, unknown>

/** Describes a model of @mswjs/data; as methods, whose queries may be written wider than the library's own types. */
interface Store {
  create(row: object): Entity
  update(query: object): Entity | null
  delete(query: object): Entity | null
  getAll(): Entity[]
  findFirst(query: object): Entity | null
  findMany(query: object): Entity[]
  count(query?: object): number
}

/**
 * Holds entities by their rows, for worlds that begin as another did: an entity is never altered, `update` makes a new
 * one, so they can share those without relations. To make all of the default world anew takes 50 ms, to share them 1.
 */
const entities = new WeakMap<Row, Entity>()

/**
 * Makes tables of @mswjs/data from models, empty or with these rows. The library is given them when their table is first
 * asked for: relations want entities of the other tables.
 */
export function openTables<T extends Tables>(tables: T, begun: Begun = {}): Rows<T> {
  const names = Object.keys(tables)
  const db = factory(Object.fromEntries(names.map((name) => [name, definitionOf(tables[name]!)])))
  const waiting = new Map(Object.entries(begun))
  const opened: Opened = (name) => {
    const store: Store = db[name]!
    const kept = db[DATABASE_INSTANCE].getModel(name) as unknown as Map<string, Entity>
    const rows = waiting.get(name) ?? []
    waiting.delete(name)
    for (const row of rows) {
      const known = Object.keys(tables[name]!.refs).length ? undefined : entities.get(row)
      if (known) kept.set(row.id, known)
      else store.create(entityOf(tables[name]!, row, [row], opened))
    }
    return { store, kept }
  }
  return Object.fromEntries(
    names.map((name) => [name, tableOf(tables[name]!, () => opened(name), opened)]),
  ) as unknown as Rows<T>
}

/** Opens a model of the library, by the table's name, with the map by primary keys in which it keeps its entities. */
type Opened = (name: string) => { store: Store; kept: Map<string, Entity> }

const byId = (id: string) => ({ where: { id: { equals: id } } })
const rowIn = (entity: Entity): Row => (entity['row'] as [Row])[0]
const rowIfAny = (entity: Entity | null | undefined): Row | undefined => (entity ? rowIn(entity) : undefined)

/** Returns the row of an entity that was just made. */
function made(entity: Entity): Row {
  entities.set(rowIn(entity), entity)
  return rowIn(entity)
}

function tableOf(model: Model, open: () => ReturnType<Opened>, opened: Opened): Table<Row> {
  const store = () => open().store
  const find = (id: string) => rowIfAny(model.isIndexed ? open().kept.get(id) : store().findFirst(byId(id)))
  return {
    getAll: () => store().getAll().map(rowIn),
    findFirst: (query) => rowIfAny(store().findFirst(query)),
    findMany: (query) => store().findMany(query).map(rowIn),
    count: (query) => store().count(query),
    find,
    get: (id, what) => find(id) ?? refuse.missing(what),
    create: (row) => made(store().create(entityOf(model, row, [frozen(model, row)], opened))),
    change(id, patch) {
      const row = ([before]: [Row]) => [frozen(model, { ...before, ...patch })]
      const changed = store().update({ ...byId(id), data: entityOf(model, patch, row, opened) })
      return made(changed ?? refuse.missing('记录'))
    },
    remove: (id) => void store().delete(byId(id)),
  }
}

/**
 * Returns what the library keeps of a row, or of a change of one: `row` is what it becomes. Missing is null there; an
 * object stands in a list of one, for `update` would leave the nested values that a new object does not name as they
 * were.
 */
function entityOf({ refs }: Model, columns: object, row: unknown, opened: Opened): Entity {
  const entity: Entity = { row }
  for (const [name, value] of Object.entries<unknown>(columns as Record<string, unknown>)) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    entity[name] = isObject ? [value] : (value ?? null)
  }
  for (const [name, { target }] of Object.entries(refs)) {
    const column = `${name}Id`
    if (column in entity)
      entity[name] = opened(target.modelName).store.findFirst(byId(String(entity[column])))
  }
  return entity
}

/** Returns a row of the table's own columns, without those that are missing. */
function frozen({ schema }: Model, row: object): Row {
  const values = row as Record<string, unknown>
  const own: Record<string, unknown> = {}
  for (const name of Object.keys(schema.entries))
    if (values[name] !== undefined && values[name] !== null) own[name] = values[name]
  return Object.freeze(own) as unknown as Row
}
