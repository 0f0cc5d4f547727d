import { promisifyRequest, type UseStore } from 'idb-keyval'
import { abort, allSaid, begin, type Way } from './begin.ts'
import { storageProblem } from './problem.ts'

const stores = ['cache', 'drafts', 'files', 'outbox', 'receipts', 'meta', 'library', 'aside'] as const
export type StoreName = (typeof stores)[number]

/** Raised when a store is added; data inside carries versions of its own. */
const VERSION = 3

/** Name of the database that everybody on this device shares. */
export const SHARED = 'portal-shared'

/** Name of a user's own database: nobody else's code path ever opens it. */
export const userDb = (userId: string): string => `portal-user-${userId}`

const opened = new Map<string, Promise<IDBDatabase>>()
let memory: Promise<IDBFactory> | undefined
let fellBack = () => undefined as void

/** Told when the browser keeps nothing and everything rests in memory instead. */
export function onFallback(listener: () => void): void {
  fellBack = listener
}

/** Databases that an older tab keeps from being opened. */
const waiting = new Set<string>()
let blocked = (_waits: boolean) => undefined as void

/** Told while a tab with an older version keeps a database that this one has to upgrade, and when it no longer does. */
export function onBlocked(listener: (waits: boolean) => void): void {
  blocked = listener
}

/**
 * A store as idb-keyval wants it, in one of our databases. What writes must say all of it at once: it is carried out
 * even where the page is gone a moment later. What has to read first is a {@link transact}.
 */
export function storeOf(db: string, name: StoreName, options: IDBTransactionOptions = {}): UseStore {
  return (mode, callback) =>
    begin(wayTo(db), [name], mode, mode === 'readonly', options, (transaction) => {
      const done = callback(transaction.objectStore(name))
      if (mode === 'readwrite') allSaid(transaction)
      return done
    }).catch(failed)
}

/** What is done over several stores in one transaction; it may await requests of these stores, nothing else. */
export type Work<T> = (stores: Record<StoreName, IDBObjectStore>) => T | Promise<T>

/** Does `work` in one transaction; see {@link ./transact.ts}, which also sets aside what it cannot read. @throws StorageProblem */
export function transactOnce<T>(
  db: string,
  names: StoreName[],
  work: Work<T>,
  canWait = !names.includes('drafts'),
): Promise<T> {
  return begin(wayTo(db), names, 'readwrite', canWait, { durability: 'strict' }, async (transaction) => {
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
    })
    const chosen = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]))
    try {
      const result = await work(chosen as Record<StoreName, IDBObjectStore>)
      allSaid(transaction)
      await done
      return result
    } catch (error) {
      done.catch(() => undefined)
      abort(transaction)
      throw transaction.error ?? error
    }
  }).catch(failed)
}

function failed(error: unknown): never {
  throw storageProblem(error)
}

/** From now on whatever is opened rests in the memory of this page: nothing is written to the disk (公共电脑模式). */
export function keepInMemory(): void {
  memory ??= fakeIndexedDb()
}

/** Forgets a database of ours with all that is in it, in memory and on the disk. Other tabs make way for it. */
export async function dropDb(name: string): Promise<void> {
  const connection = opened.get(name)
  opened.delete(name)
  await connection?.then(
    (db) => db.close(),
    () => undefined,
  )
  const places = [...(memory ? [await memory] : []), indexedDB]
  await Promise.all(places.map((place) => promisifyRequest(place.deleteDatabase(name))))
}

const wayTo = (name: string): Way => ({
  open: () => open(name),
  isBlocked: () => waiting.has(name),
  forget(connection) {
    forget(name, connection)
    connection.then(
      (db) => db.close(),
      () => undefined,
    )
  },
})

function open(name: string): Promise<IDBDatabase> {
  const known = opened.get(name)
  if (known) return known
  const opening = openAnywhere(name)
  opened.set(name, opening)
  opening.then(
    (db) => {
      db.onclose = () => forget(name, opening)
      // Another tab with a newer version upgrades the database: closes it, to be opened again when needed.
      db.onversionchange = () => {
        db.close()
        forget(name, opening)
      }
    },
    () => forget(name, opening),
  )
  return opening
}

/** Forgets this connection, so that the next access opens another; does nothing where one has been opened already. */
function forget(name: string, connection: Promise<IDBDatabase>): void {
  if (opened.get(name) === connection) opened.delete(name)
}

async function openAnywhere(name: string): Promise<IDBDatabase> {
  if (memory) return await openIn(await memory, name)
  try {
    return await openIn(indexedDB, name)
  } catch (error) {
    if (storageProblem(error).kind === 'newer') throw error
    // No IndexedDB, or none that may be used: the same code goes on over memory, and the page says so.
    memory ??= fakeIndexedDb()
    fellBack()
    return await openIn(await memory, name)
  }
}

const fakeIndexedDb = () => import('fake-indexeddb').then((fake) => fake.indexedDB)

function openIn(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, VERSION)
  request.onupgradeneeded = () => {
    const missing = stores.filter((store) => !request.result.objectStoreNames.contains(store))
    for (const store of missing) request.result.createObjectStore(store)
  }
  // A tab of the portal closes its connection at once, unless it is frozen or in the middle of a transaction.
  request.onblocked = () => {
    waiting.add(name)
    blocked(true)
  }
  return promisifyRequest(request).finally(() => waiting.delete(name) && blocked(false))
}
