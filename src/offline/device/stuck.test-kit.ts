import { promisifyRequest } from 'idb-keyval'
import { type StoreName, storeOf } from './db.ts'

/**
 * Holds a write transaction on a store like a page that was left during it, so that every other transaction waits.
 * Returns a function that ends it.
 */
export async function stick(name: string, store: StoreName): Promise<() => Promise<void>> {
  // Creates the store.
  await storeOf(name, store)('readonly', () => Promise.resolve())
  const db = await promisifyRequest(indexedDB.open(name))
  const transaction = db.transaction(store, 'readwrite')
  const ended = new Promise<void>((done) => transaction.addEventListener('complete', () => done()))
  let held = true
  const hold = () => {
    const request = transaction.objectStore(store).getKey(0)
    request.onsuccess = () => held && hold()
  }
  hold()
  return async () => {
    held = false
    await ended
    db.close()
  }
}
