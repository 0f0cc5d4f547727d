// @own-process: the disk’s errors are set in the globals of the process
import { get, set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { onFallback, storeOf } from './db.ts'
import { transact } from './transact.ts'

test('on a full disk the failed write and all later ones go to memory', async () => {
  const told = vi.fn()
  onFallback(told)
  const db = 'portal-user-full'
  await set('draft', 'typed', storeOf(db, 'drafts'))
  // Fails like Chromium: the write fails, and then the database cannot be opened.
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError')
    },
  })
  let isFull = true
  await transact(db, ['files'], ({ files }) => {
    if (isFull) {
      isFull = false
      throw new DOMException('Encountered disk full while committing transaction.', 'QuotaExceededError')
    }
    files.put('bytes', 'file')
  })
  expect(await get('file', storeOf(db, 'files'))).toBe('bytes')
  expect(told).toHaveBeenCalledOnce()
})
