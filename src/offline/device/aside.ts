import { promisifyRequest } from 'idb-keyval'
import { cityNow } from '#lib/clock.ts'
import { announce } from '#offline/channel.ts'
import { type StoreName, transactOnce } from './db.ts'

/** Rows of a store, some of which may be invalid. */
export interface InvalidRows {
  db: string
  store: StoreName
  keys: IDBValidKey[]
  /** Selects the invalid rows; evaluated inside the transaction, because another tab may have moved them already. */
  isInvalid: (value: unknown) => boolean
}

/** An invalid row that was moved aside. */
export interface MovedRow {
  /** Original store; `sessionStorage` for text typed in a tab. */
  store: string
  key: unknown
  value: unknown
  /** ISO time of the move. */
  at: string
}

/**
 * Moves invalid rows out of their store in one transaction, so that their data is not lost.
 * @throws StorageProblem
 */
export async function moveRowsAside({ db, store: name, keys, isInvalid }: InvalidRows): Promise<void> {
  await transactOnce(db, [name, 'aside'], async (stores) => {
    for (const key of keys) {
      const value = await promisifyRequest<unknown>(stores[name].get(key))
      if (value === undefined || !isInvalid(value)) continue
      putMoved(stores.aside, { store: name, key, value })
      stores[name].delete(key)
    }
  })
  announce({ type: 'aside' })
}

/** Saves unreadable text that was typed in a tab, in the database `db`. @throws StorageProblem */
export async function moveTextAside(db: string, key: string, value: string): Promise<void> {
  await transactOnce(db, ['aside'], ({ aside }) => putMoved(aside, { store: 'sessionStorage', key, value }))
  announce({ type: 'aside' })
}

function putMoved(store: IDBObjectStore, row: Omit<MovedRow, 'at'>): void {
  store.put({ ...row, at: new Date(cityNow()).toISOString() } satisfies MovedRow, crypto.randomUUID())
}
