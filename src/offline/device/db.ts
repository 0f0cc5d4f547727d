import { promisifyRequest, type UseStore } from 'idb-keyval'
import { abort, markComplete, runTransaction, type DatabaseAccess } from './run-transaction.ts'
import { storageProblem } from './problem.ts'

const stores = ['cache', 'drafts', 'files', 'outbox', 'receipts', 'meta', 'library', 'aside'] as const
export type StoreName = (typeof stores)[number]

/** Version of the database; raised when a store is added. Rows have versions of their own. */
const VERSION = 3

/** Name of the database shared by all users of this device. */
export const SHARED = 'portal-shared'

/** Returns the name of a user's own database, which no other user's code path opens. */
export const userDb = (userId: string): string => `portal-user-${userId}`

const connections = new Map<string, Promise<IDBDatabase>>()
let memory: Promise<IDBFactory> | undefined
let fallbackListener = () => undefined as void

/** Registers a listener for the fallback to memory, when the browser does not store anything. */
export function onFallback(listener: () => void): void {
  fallbackListener = listener
}

/** Databases that an older tab blocks from opening. */
const blockedDatabases = new Set<string>()
let blockedListener = (_waits: boolean) => undefined as void

/**
 * Registers a listener for a blocked upgrade: true when a tab of an older version blocks a database, false when it no
 * longer does.
 */
export function onBlocked(listener: (waits: boolean) => void): void {
  blockedListener = listener
}

/**
 * Returns an idb-keyval store in one of our databases. A write must make all its requests at once, so that it completes
 * even if the page closes a moment later. A write that depends on a read uses {@link transact}.
 */
export function storeOf(db: string, name: StoreName, options: IDBTransactionOptions = {}): UseStore {
  return (mode, callback) =>
    runTransaction(accessTo(db), [name], mode, mode === 'readonly', options, (transaction) => {
      const done = callback(transaction.objectStore(name))
      if (mode === 'readwrite') markComplete(transaction)
      return done
    }).catch(throwStorageProblem)
}

/** Work on several stores in one transaction; may await requests of these stores only. */
export type Work<T> = (stores: Record<StoreName, IDBObjectStore>) => T | Promise<T>

/** Runs `work` in one transaction; {@link ./transact.ts} also handles invalid rows. @throws StorageProblem */
export function transactOnce<T>(
  db: string,
  names: StoreName[],
  work: Work<T>,
  canWait = !names.includes('drafts'),
): Promise<T> {
  return runTransaction(
    accessTo(db),
    names,
    'readwrite',
    canWait,
    { durability: 'strict' },
    async (transaction) => {
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
      })
      // Handles an abort by the browser before `work` notices it; the wait below reports it.
      done.catch(() => undefined)
      const selected = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]))
      try {
        const result = await work(selected as Record<StoreName, IDBObjectStore>)
        markComplete(transaction)
        await done
        return result
      } catch (error) {
        abort(transaction)
        throw transaction.error ?? error
      }
    },
  ).catch(throwStorageProblem)
}

function throwStorageProblem(error: unknown): never {
  throw storageProblem(error)
}

/** Opens all further databases in the memory of this page, so that nothing is written to disk (公共电脑模式). */
export function keepInMemory(): void {
  memory ??= fakeIndexedDb()
}

/** Deletes a database, in memory and on disk. Other tabs close their connections to it. */
export async function dropDb(name: string): Promise<void> {
  const connection = connections.get(name)
  connections.delete(name)
  await connection?.then(
    (db) => db.close(),
    () => undefined,
  )
  const factories = [...(memory ? [await memory] : []), indexedDB]
  await Promise.all(factories.map((factory) => promisifyRequest(factory.deleteDatabase(name))))
}

const accessTo = (name: string): DatabaseAccess => ({
  open: () => open(name),
  isBlocked: () => blockedDatabases.has(name),
  forget(connection) {
    forget(name, connection)
    connection.then(
      (db) => db.close(),
      () => undefined,
    )
  },
})

function open(name: string): Promise<IDBDatabase> {
  const known = connections.get(name)
  if (known) return known
  const opening = openAnywhere(name)
  connections.set(name, opening)
  opening.then(
    (db) => {
      db.onclose = () => forget(name, opening)
      // Closes the connection for another tab that upgrades the database to a newer version; the next access reopens
      // it.
      db.onversionchange = () => {
        db.close()
        forget(name, opening)
      }
    },
    () => forget(name, opening),
  )
  return opening
}

/** Removes this connection, so that the next access opens another; ignores one that was replaced already. */
function forget(name: string, connection: Promise<IDBDatabase>): void {
  if (connections.get(name) === connection) connections.delete(name)
}

async function openAnywhere(name: string): Promise<IDBDatabase> {
  if (memory) return await openIn(await memory, name)
  try {
    return await openIn(indexedDB, name)
  } catch (error) {
    if (storageProblem(error).kind === 'newer') throw error
    // Continues in memory if IndexedDB is missing or forbidden; the page shows a message.
    memory ??= fakeIndexedDb()
    fallbackListener()
    return await openIn(await memory, name)
  }
}

/**
 * Loads the same API over memory, so that a browser that stores nothing and a public computer need no code of their
 * own. Price: a reload loses drafts, which the page says.
 */
const fakeIndexedDb = () => import('fake-indexeddb').then((fake) => fake.indexedDB)

function openIn(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, VERSION)
  request.onupgradeneeded = () => {
    const missing = stores.filter((store) => !request.result.objectStoreNames.contains(store))
    for (const store of missing) request.result.createObjectStore(store)
  }
  // Waits for a tab of the portal that is frozen or in a transaction; other tabs close their connections at once.
  request.onblocked = () => {
    blockedDatabases.add(name)
    blockedListener(true)
  }
  return promisifyRequest(request).finally(() => blockedDatabases.delete(name) && blockedListener(false))
}
