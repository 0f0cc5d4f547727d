import { promisifyRequest } from 'idb-keyval'
import { type StoreName, storeOf } from './db.ts'

/**
 * Holds a store open for writing from another page, as one does that was left half-way: every transaction that is asked
 * for meanwhile waits. Answers how to let it go.
 */
export async function stick(name: string, store: StoreName): Promise<() => Promise<void>> {
  // There at all.
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
