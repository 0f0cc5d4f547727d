import { promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { storeOf, type StoreName } from './db.ts'
import { reportInvalid, withoutInvalidRows } from './invalid-rows.ts'

/**
 * Validation of a row; every read from the device needs one. An invalid row is moved aside and listed on
 * 本机存储, so that it breaks nothing else. Price: a check of each row that is read.
 */
export interface Shape<T> {
  fits: (value: unknown) => value is T
  /** Highest `schema` that this portal understands; a row without `schema` has version 1. */
  version: number
}

/** Returns the shape defined by a valibot schema. */
export const shape = <T>(schema: v.GenericSchema<T>, version = 1): Shape<T> => ({
  fits: (value): value is T => v.is(schema, value),
  version,
})

/** Shape of rows that are only counted, measured or copied. */
export const anything: Shape<unknown> = { fits: (_value): _value is unknown => true, version: Infinity }

/** Checks if a newer version of the portal wrote a row; such a row stays in its store unread, for that version. */
export function isNewer(value: unknown, version: number): boolean {
  const { schema } = Object(value) as { schema?: unknown }
  return typeof schema === 'number' && schema > version
}

/**
 * Reads one key inside a transaction; undefined also for a row of a newer version.
 * @throws StorageProblem for `transact`, which moves the invalid row aside and restarts
 */
export async function read<T>(
  store: IDBObjectStore,
  key: IDBValidKey,
  shape: Shape<T>,
): Promise<T | undefined> {
  return validRows(store, [key], [await promisifyRequest<unknown>(store.get(key))], shape)[0]?.[1]
}

/** Reads all rows of a store inside a transaction, by key. @throws as {@link read} */
async function readEntries<T>(store: IDBObjectStore, shape: Shape<T>): Promise<[IDBValidKey, T][]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ])
  return validRows(store, keys, values, shape)
}

/** Reads all rows of a store inside a transaction, without keys. @throws as {@link read} */
export const readAll = async <T>(store: IDBObjectStore, shape: Shape<T>): Promise<T[]> =>
  (await readEntries(store, shape)).map(([, row]) => row)

/** Returns one row of a database; undefined for an invalid row, which is moved aside. @throws StorageProblem */
export const getRow = <T>(
  db: string,
  name: StoreName,
  key: IDBValidKey,
  shape: Shape<T>,
): Promise<T | undefined> => readFrom(db, name, (store) => read(store, key, shape))

/** Returns all valid rows of a store, by key; moves invalid ones aside. @throws StorageProblem */
export const getRows = <T>(db: string, name: StoreName, shape: Shape<T>): Promise<[IDBValidKey, T][]> =>
  readFrom(db, name, (store) => readEntries(store, shape))

const readFrom = <T>(db: string, name: StoreName, work: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  withoutInvalidRows(() => storeOf(db, name)('readonly', work))

function validRows<T>(
  store: IDBObjectStore,
  keys: IDBValidKey[],
  values: unknown[],
  { fits, version }: Shape<T>,
): [IDBValidKey, T][] {
  const known = keys
    .map((key, at) => [key, values[at]] as const)
    .filter(([, value]) => value !== undefined && !isNewer(value, version))
  const valid = known.filter((row): row is [IDBValidKey, T] => fits(row[1]))
  if (valid.length < known.length) {
    reportInvalid({
      db: store.transaction.db.name,
      store: store.name as StoreName,
      keys,
      isInvalid: (value) => !isNewer(value, version) && !fits(value),
    })
  }
  return valid
}
