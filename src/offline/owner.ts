import * as v from 'valibot'
import { withTimeout } from '#lib/with-timeout.ts'
import { getRow, shape } from './device/checked.ts'
import { SHARED, storeOf, userDb } from './device/db.ts'
import { keep } from './device/keep.ts'

/** User and enterprise of newly stored data. */
interface Owner {
  userId: string
  enId: string
}

const meta = storeOf(SHARED, 'meta')
let current: Owner | undefined
let isAwaited = false
let storing: Promise<void> | undefined

/**
 * Maximum milliseconds that opening a page, signing in or signing out waits for the device; the device may continue
 * longer in the background. Otherwise a store that does not answer would block the page (`runTransaction`). Price: data
 * of a slower device is shown later.
 */
export const DEVICE_LIMIT = 300

/** Returns the current owner of stored data; undefined for a visitor. */
export const owner = (): Owner | undefined => current

/** Marks that an unknown user is signed in: answers read before {@link setOwner} are not stored as a visitor's. */
export const awaitOwner = (): void => void (isAwaited = true)

/** Checks if somebody is signed in who is not known yet. */
export const isOwnerAwaited = (): boolean => isAwaited

/** Returns the database of the signed-in user. @throws for a visitor, because private data needs an owner */
export function ownDb(): string {
  if (!current) throw new Error('nobody is signed in')
  return userDb(current.userId)
}

/**
 * Sets the signed-in user, at once for this page; also stores it for the service worker, which sends while no tab is
 * open. A device that cannot store it only loses background sending; a slow device is not waited for longer than {@link
 * DEVICE_LIMIT}.
 */
export async function setOwner(next: Owner | undefined): Promise<void> {
  current = next
  isAwaited = false
  storing ??= storeOwner().finally(() => (storing = undefined))
  await withTimeout(DEVICE_LIMIT, storing)
}

/** Stores the current user, one write at a time, so that the last value is the stored one even on a slow device. */
async function storeOwner(): Promise<void> {
  let kept: Owner | undefined
  do {
    kept = current
    await keep('owner', kept, meta).catch(() => undefined)
  } while (kept !== current)
}

/** Returns the signed-in user stored by the last tab. */
export const rememberedOwner = (): Promise<Owner | undefined> =>
  getRow(SHARED, 'meta', 'owner', shape<Owner>(v.object({ userId: v.string(), enId: v.string() })))
