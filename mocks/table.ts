import { factory } from '@mswjs/data'
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js'
import type { OneOf } from '@mswjs/data/lib/relations/Relation'
import type * as v from 'valibot'
import { definitionOf, type Model, type RecordSchema } from './model.ts'
import type { Query } from './query.ts'
import { refuse } from './refusal.ts'

/**
 * One table of a world: a model of @mswjs/data with the library's queries and shortcuts by id. Rows are frozen; only
 * `create`, `change` and `remove` alter the table.
 */
export interface Table<Row extends { id: string }, Referred = unknown> {
  getAll: () => Row[]
  /** Returns the first matching row in the table's order; see {@link Query} for the conditions. */
  findFirst: (query: Query<Row, Referred>) => Row | undefined
  /** Returns matching rows, in the table's order unless the query sets another. */
  findMany: (query: Query<Row, Referred>) => Row[]
  /** Returns the number of rows that match a query, or of all rows. */
  count: (query?: Query<Row, Referred>) => number
  find: (id: string) => Row | undefined
  /** Returns a row by id. @throws Refusal that names the missing record in Chinese: `get(id, '政策')` */
  get: (id: string, what: string) => Row
  create: (row: Row) => Row
  /** Changes columns of a row; undefined clears a column. @throws Refusal where no row has this id */
  change: (id: string, patch: Partial<Row>) => Row
  remove: (id: string) => void
}

/** Table of a world, whichever its columns are; declared with methods, so that every table is one. */
export interface AnyTable {
  getAll(): Row[]
  find(id: string): Row | undefined
  create(row: Row): Row
  change(id: string, patch: Partial<Row>): Row
  remove(id: string): void
}

/** Tables of an area by name, as `tables` in its tables.ts. */
type Tables = Record<string, Model>
/** Row of a model's table. */
export type RowOf<M> = M extends { schema: infer Schema extends RecordSchema }
  ? v.InferOutput<Schema> & { id: string }
  : never
type ReferredOf<T, M> = M extends { refs: infer Refs }
  ? { [Name in keyof Refs]: Refs[Name] extends OneOf<infer To> ? RowOf<T[To & keyof T]> : never }
  : never
export type Rows<T> = { [K in keyof T]: Table<RowOf<T[K]>, ReferredOf<T, T[K]>> }

interface Row {
  id: string
}

/** Initial rows of tables by the table's name, frozen. */
export type InitialRows = Record<string, readonly Row[]>

type Entity = Record<string, unknown>

/** Model of @mswjs/data; declared with methods, so that queries may be wider than the library's own types. */
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
 * Library entities by row, shared between worlds with the same initial rows. Sharing is safe without relations, because
 * `update` creates a new entity instead of altering one. Creating all entities of the default world takes 50 ms,
 * sharing them 1 ms.
 */
const entities = new WeakMap<Row, Entity>()

/** Hears of each changed row: `before` is undefined for a new row, `after` for a removed one. */
export type ChangeListener = (table: string, before: Row | undefined, after: Row | undefined) => void

/**
 * Opens tables of @mswjs/data for models, empty or with initial rows. The rows are passed to the library when their
 * table is first used, because relations need entities of the other tables.
 * @param onWrite called after each change of a table
 */
export function openTables<T extends Tables>(
  tables: T,
  initialRows: InitialRows = {},
  onChange: ChangeListener = () => undefined,
): Rows<T> {
  const names = Object.keys(tables)
  const db = factory(Object.fromEntries(names.map((name) => [name, definitionOf(tables[name]!)])))
  const waiting = new Map(Object.entries(initialRows))
  const openModel: OpenModel = (name) => {
    const store: Store = db[name]!
    const entitiesById = db[DATABASE_INSTANCE].getModel(name) as unknown as Map<string, Entity>
    const rows = waiting.get(name) ?? []
    waiting.delete(name)
    for (const row of rows) {
      const sharedEntity = Object.keys(tables[name]!.refs).length ? undefined : entities.get(row)
      if (sharedEntity) entitiesById.set(row.id, sharedEntity)
      else store.create(entityOf(tables[name]!, row, [row], openModel))
    }
    return { store, entitiesById }
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      tableOf(
        tables[name]!,
        () => openModel(name),
        openModel,
        (before, after) => onChange(name, before, after),
      ),
    ]),
  ) as unknown as Rows<T>
}

/** Opens a library model by table name; returns it with the library's own map of entities by primary key. */
type OpenModel = (name: string) => { store: Store; entitiesById: Map<string, Entity> }

const byId = (id: string) => ({ where: { id: { equals: id } } })
const rowIn = (entity: Entity): Row => (entity['row'] as [Row])[0]
const rowIfAny = (entity: Entity | null | undefined): Row | undefined => (entity ? rowIn(entity) : undefined)

/** Remembers a new entity and returns its row. */
function remember(entity: Entity): Row {
  entities.set(rowIn(entity), entity)
  return rowIn(entity)
}

function tableOf(
  model: Model,
  open: () => ReturnType<OpenModel>,
  openModel: OpenModel,
  onChange: (before: Row | undefined, after: Row | undefined) => void,
): Table<Row> {
  const store = () => open().store
  // Not by a query, which takes the library 1 ms for 1,000 rows.
  const find = (id: string) => rowIfAny(open().entitiesById.get(id))
  return {
    getAll: () => store().getAll().map(rowIn),
    findFirst: (query) => rowIfAny(store().findFirst(query)),
    findMany: (query) => store().findMany(query).map(rowIn),
    count: (query) => store().count(query),
    find,
    get: (id, what) => find(id) ?? refuse.missing(what),
    create(row) {
      const created = remember(store().create(entityOf(model, row, [frozen(model, row)], openModel)))
      onChange(undefined, created)
      return created
    },
    change(id, patch) {
      let earlier: Row | undefined
      const row = ([before]: [Row]) => {
        earlier = before
        return [frozen(model, { ...before, ...patch })]
      }
      const changed = store().update({ ...byId(id), data: entityOf(model, patch, row, openModel) })
      const after = remember(changed ?? refuse.missing('记录'))
      onChange(earlier, after)
      return after
    },
    remove(id) {
      const removed = rowIfAny(store().delete(byId(id)))
      if (removed) onChange(removed, undefined)
    },
  }
}

/**
 * Returns the library's entity for a row, or for a change of one; `row` is a list of the resulting row, or a
 * function that returns one. A missing value becomes null. An object is wrapped in a list, because `update` would keep nested values
 * that the new object does not name.
 */
function entityOf({ refs }: Model, columns: object, row: unknown, openModel: OpenModel): Entity {
  const entity: Entity = { row }
  for (const [name, value] of Object.entries<unknown>(columns as Record<string, unknown>)) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    entity[name] = isObject ? [value] : (value ?? null)
  }
  for (const [name, { target }] of Object.entries(refs)) {
    const column = `${name}Id`
    if (column in entity)
      entity[name] = openModel(target.modelName).store.findFirst(byId(String(entity[column])))
  }
  return entity
}

/** Returns a frozen row of the table's own columns, without missing values. */
function frozen({ schema }: Model, row: object): Row {
  const values = row as Record<string, unknown>
  const own: Record<string, unknown> = {}
  for (const name of Object.keys(schema.entries))
    if (values[name] !== undefined && values[name] !== null) own[name] = values[name]
  return Object.freeze(own) as unknown as Row
}
