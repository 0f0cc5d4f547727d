import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 30_000 })
const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
// Imported late, because the module listens for pagehide from its start.
const { storeOf } = await import('./db.ts')
const { transact } = await import('./transact.ts')
const { anything, read } = await import('./checked.ts')
const { stick } = await import('./stuck.test-kit.ts')

const newDbName = () => `test-${crypto.randomUUID()}`
const hide = () => page.dispatchEvent(new Event('pagehide'))
const show = () => page.dispatchEvent(new Event('pageshow'))
let opened: string[]

beforeEach(() => {
  opened = []
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    opened.push(name)
    return open(name, version)
  })
})
afterEach(() => {
  show()
  vi.restoreAllMocks()
})

/** Makes the first connection to a database never answer for its store `meta`; later ones do. */
async function silenceFirstConnection(db: string) {
  const free = await stick(`${db}-deaf`, 'meta')
  const elsewhere = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open(`${db}-deaf`)
    request.onsuccess = () => done(request.result)
  })
  opened = []
  const { transaction } = IDBDatabase.prototype
  const deaf = new Set<IDBDatabase>()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...rest) {
    if (this.name === db && deaf.size === 0) deaf.add(this)
    return transaction.apply(deaf.has(this) ? elsewhere : this, rest)
  })
  return async () => {
    await free()
    elsewhere.close()
  }
}

test('a store that does not answer is reopened, and the read succeeds', async () => {
  const db = newDbName()
  await set('owner', 'me', storeOf(db, 'meta'))
  const free = await silenceFirstConnection(db)
  expect(await get('owner', storeOf(db, 'meta'))).toBe('me')
  expect(opened).toEqual([db])
  await free()
})
test('a write to a store that does not answer is done once, on the new connection', async () => {
  const db = newDbName()
  await set('count', 1, storeOf(db, 'meta'))
  const free = await silenceFirstConnection(db)
  await transact(db, ['meta'], async ({ meta }) => {
    meta.put(Number((await read(meta, 'count', anything)) ?? 0) + 1, 'count')
  })
  expect(await get('count', storeOf(db, 'meta'))).toBe(2)
  await free()
})
test('a store that never answers is reported, and nothing is written', async () => {
  const db = newDbName()
  const free = await stick(db, 'drafts')
  const failed = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  set('draft', 'typed', storeOf(db, 'drafts')).catch(failed)
  for (let second = 0; second < 70; second += 1) await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failed' })))
  await free()
  expect(await get('draft', storeOf(db, 'drafts'))).toBeUndefined()
})
test('a hidden page blocks no other page, and continues when it is shown again', async () => {
  const db = newDbName()
  await set('x', 'kept', storeOf(db, 'meta'))
  const free = await stick(db, 'meta')
  const reading = get('x', storeOf(db, 'meta'))
  const counting = transact(db, ['meta'], async ({ meta }) => {
    meta.put(`${((await read(meta, 'x', anything)) as string | undefined) ?? ''} on`, 'x')
  })
  await vi.waitFor(() => expect(opened).not.toEqual([]))
  hide()
  await free()
  // Checks that another page finds the store free and unchanged.
  expect(await readElsewhere(db)).toBe('kept')
  show()
  expect(await reading).toMatch(/^kept/)
  await counting
  expect(await readElsewhere(db)).toBe('kept on')
})
test('typed text is saved by a page that is being left', async () => {
  const db = newDbName()
  await set('draft', 'typed', storeOf(db, 'drafts'))
  const free = await stick(db, 'drafts')
  const before = transact(db, ['drafts'], ({ drafts }) => void drafts.put('typed on', 'draft'))
  hide()
  const last = transact(db, ['drafts'], ({ drafts }) => void drafts.put('to the last letter', 'draft'))
  await free()
  await before
  await last
  show()
  expect(await get('draft', storeOf(db, 'drafts'))).toBe('to the last letter')
})

/** Reads a key of the store `meta` like another page. */
const readElsewhere = (db: string) =>
  new Promise((done) => {
    const request = indexedDB.open(db)
    request.onsuccess = () => {
      const asked = request.result.transaction('meta').objectStore('meta').get('x')
      asked.onsuccess = () => {
        request.result.close()
        done(asked.result)
      }
    }
  })
