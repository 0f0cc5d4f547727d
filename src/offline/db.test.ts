import { get, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { onFallback, storeOf, transact } from './db.ts'
import { StorageProblem } from './problem.ts'

afterEach(() => vi.unstubAllGlobals())

const fresh = () => `test-${crypto.randomUUID()}`

test('several stores change together or not at all', async () => {
  const db = fresh()
  await set('draft', 'typed', storeOf(db, 'drafts'))
  const broken = transact(db, ['drafts', 'outbox'], ({ drafts, outbox }) => {
    drafts.delete('draft')
    outbox.put({ deep: () => 'functions cannot be kept' }, 'item')
  })
  await expect(broken).rejects.toBeInstanceOf(StorageProblem)
  expect(await get('draft', storeOf(db, 'drafts'))).toBe('typed')
  expect(await get('item', storeOf(db, 'outbox'))).toBeUndefined()
})
test('a full disk has its words', async () => {
  const db = fresh()
  const full = transact(db, ['files'], () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(full).rejects.toMatchObject({
    kind: 'quota',
    message: expect.stringContaining('空间不足') as string,
  })
})
test('data of a newer version of the portal is left alone, and said so', async () => {
  const db = fresh()
  await new Promise((done) => {
    const request = indexedDB.open(db, 99)
    request.onsuccess = () => done(request.result.close())
  })
  await expect(get('x', storeOf(db, 'drafts'))).rejects.toMatchObject({ kind: 'newer' })
})
test('a browser that allows no storage keeps working in memory, and the page is told', async () => {
  const told = vi.fn()
  onFallback(told)
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const db = fresh()
  await set('draft', 'typed', storeOf(db, 'drafts'))
  expect(await get('draft', storeOf(db, 'drafts'))).toBe('typed')
  expect(told).toHaveBeenCalledOnce()
})
