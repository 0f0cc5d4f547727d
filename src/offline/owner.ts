import { set } from 'idb-keyval'
import * as v from 'valibot'
import { getRow, shape } from './checked.ts'
import { SHARED, storeOf, userDb } from './db.ts'

/** In whose name things are kept on this device now. */
export interface Owner {
  userId: string
  enId: string
}

const meta = storeOf(SHARED, 'meta')
let current: Owner | undefined

/** Who keeps things now; undefined for a visitor. */
export const owner = (): Owner | undefined => current

/** The database of who is signed in. @throws for a visitor: nothing private is kept without an owner. */
export function ownDb(): string {
  if (!current) throw new Error('nobody is signed in')
  return userDb(current.userId)
}

/**
 * Says who is signed in; the service worker reads it too, for sending while no tab is open. A device that cannot keep
 * it loses that, and nothing else.
 */
export async function setOwner(next: Owner | undefined): Promise<void> {
  current = next
  await set('owner', next, meta).catch(() => undefined)
}

/** What the last tab said of who is signed in. */
export const rememberedOwner = (): Promise<Owner | undefined> =>
  getRow(SHARED, 'meta', 'owner', shape<Owner>(v.object({ userId: v.string(), enId: v.string() })))
