import { promisifyRequest } from 'idb-keyval'
import { cityNow } from '#lib/clock.ts'
import { announce } from '#offline/channel.ts'
import { type StoreName, transactOnce } from './db.ts'

/** Rows of a store, some of which are not what the portal wrote. */
export interface UnfitRows {
  db: string
  store: StoreName
  keys: IDBValidKey[]
  /** Which of them: asked where they are moved, since another tab may have been there. */
  isUnfit: (value: unknown) => boolean
}

/** Something that was read back from the device and is not what the portal wrote. */
export interface Aside {
  /** The store it lay in; `sessionStorage` for what was typed in a tab. */
  store: string
  key: unknown
  value: unknown
  /** When it was set aside, ISO. */
  at: string
}

/**
 * Moves rows that do not fit out of their store, in one transaction: whatever they are, nothing of them is lost.
 * @throws StorageProblem
 */
export async function setAside({ db, store: name, keys, isUnfit }: UnfitRows): Promise<void> {
  await transactOnce(db, [name, 'aside'], async (stores) => {
    for (const key of keys) {
      const value = await promisifyRequest<unknown>(stores[name].get(key))
      if (value === undefined || !isUnfit(value)) continue
      put(stores.aside, { store: name, key, value })
      stores[name].delete(key)
    }
  })
  announce({ type: 'aside' })
}

/** Keeps text that somebody typed in a tab and that cannot be read any more, in the database `db`. @throws StorageProblem */
export async function setTextAside(db: string, key: string, value: string): Promise<void> {
  await transactOnce(db, ['aside'], ({ aside }) => put(aside, { store: 'sessionStorage', key, value }))
  announce({ type: 'aside' })
}

function put(store: IDBObjectStore, row: Omit<Aside, 'at'>): void {
  store.put({ ...row, at: new Date(cityNow()).toISOString() } satisfies Aside, crypto.randomUUID())
}
