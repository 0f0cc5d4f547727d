// @own-process: the disk’s errors are set in the globals of the process
import { get, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { onBlocked, onFallback, storeOf } from './db.ts'
import { transact } from './transact.ts'
import { StorageProblem } from './problem.ts'

afterEach(() => vi.unstubAllGlobals())

const newDbName = () => `test-${crypto.randomUUID()}`

test('several stores change together or not at all', async () => {
  const db = newDbName()
  await set('draft', 'typed', storeOf(db, 'drafts'))
  const broken = transact(db, ['drafts', 'outbox'], ({ drafts, outbox }) => {
    drafts.delete('draft')
    outbox.put({ deep: () => 'functions cannot be kept' }, 'item')
  })
  await expect(broken).rejects.toBeInstanceOf(StorageProblem)
  expect(await get('draft', storeOf(db, 'drafts'))).toBe('typed')
  expect(await get('item', storeOf(db, 'outbox'))).toBeUndefined()
})
test('a full disk shows its own message', async () => {
  const db = newDbName()
  const full = transact(db, ['files'], () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(full).rejects.toMatchObject({
    kind: 'quota',
    message: expect.stringContaining('空间不足') as string,
  })
})
test('data of a newer version of the portal is not touched, and the version is reported', async () => {
  const db = newDbName()
  await new Promise((done) => {
    const request = indexedDB.open(db, 99)
    request.onsuccess = () => done(request.result.close())
  })
  await expect(get('x', storeOf(db, 'drafts'))).rejects.toMatchObject({ kind: 'newer' })
})
/** Opens a connection like an older tab’s that never closes for an upgrade. */
const openConnection = (name: string, version: number) =>
  new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open(name, version)
    request.onsuccess = () => done(request.result)
  })
test('a newer version in another tab need not wait, and this tab continues after it', async () => {
  const db = newDbName()
  await set('draft', 'typed', storeOf(db, 'drafts'))
  const newer = await openConnection(db, 99)
  newer.close()
  await expect(get('draft', storeOf(db, 'drafts'))).rejects.toMatchObject({ kind: 'newer' })
})
test('a device of the first version keeps its data, and can also store the library', async () => {
  const db = newDbName()
  await new Promise((done) => {
    const request = indexedDB.open(db, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('drafts').put('typed', 'draft')
    request.onsuccess = () => done(request.result.close())
  })
  await set('meta', 'library', storeOf(db, 'library'))
  expect(await get('meta', storeOf(db, 'library'))).toBe('library')
  expect(await get('draft', storeOf(db, 'drafts'))).toBe('typed')
})
test('an older tab that blocks the upgrade is reported until it closes its connection', async () => {
  const told = vi.fn()
  onBlocked(told)
  const db = newDbName()
  const older = await openConnection(db, 1)
  const { indexedDB: real } = globalThis
  vi.stubGlobal('indexedDB', { open: (name: string) => real.open(name, 4) })
  const reading = get('draft', storeOf(db, 'drafts'))
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(true))
  older.close()
  expect(await reading).toBeUndefined()
  expect(told).toHaveBeenLastCalledWith(false)
})
test('a connection closed by the browser is reopened', async () => {
  const db = newDbName()
  await set('draft', 'typed', storeOf(db, 'drafts'))
  const { transaction } = IDBDatabase.prototype
  let isClosed = true
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...rest) {
    if (isClosed && this.name === db) {
      isClosed = false
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    }
    return transaction.apply(this, rest)
  })
  expect(await get('draft', storeOf(db, 'drafts'))).toBe('typed')
})
// Must be the last test, because all later databases are in memory.
test('a browser without storage keeps working in memory, and the page is notified', async () => {
  const told = vi.fn()
  onFallback(told)
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const db = newDbName()
  await set('draft', 'typed', storeOf(db, 'drafts'))
  expect(await get('draft', storeOf(db, 'drafts'))).toBe('typed')
  expect(told).toHaveBeenCalledOnce()
})
