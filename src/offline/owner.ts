import * as v from 'valibot'
import { within } from '#lib/within.ts'
import { getRow, shape } from './device/checked.ts'
import { SHARED, storeOf, userDb } from './device/db.ts'
import { keep } from './device/keep.ts'

/** In whose name things are kept on this device now. */
interface Owner {
  userId: string
  enId: string
}

const meta = storeOf(SHARED, 'meta')
let current: Owner | undefined
let awaited = false
let keeping: Promise<void> | undefined

/** Milliseconds that whoever opens a page, signs in or out waits for the device; it may take longer by itself. */
export const DEVICE_LIMIT = 300

/** Who keeps things now; undefined for a visitor. */
export const owner = (): Owner | undefined => current

/** Somebody is signed in, and it is not known yet who: what is read until {@link setOwner} is not kept as a visitor's. */
export const awaitOwner = (): void => void (awaited = true)

/** True while somebody is signed in and it is not known yet who. */
export const isOwnerAwaited = (): boolean => awaited

/** The database of who is signed in. @throws for a visitor: nothing private is kept without an owner. */
export function ownDb(): string {
  if (!current) throw new Error('nobody is signed in')
  return userDb(current.userId)
}

/**
 * Says who is signed in, at once for this page; the service worker reads it too, for sending while no tab is open. A
 * device that cannot keep it loses that, and nothing else; one that takes long is not waited for.
 */
export async function setOwner(next: Owner | undefined): Promise<void> {
  current = next
  awaited = false
  keeping ??= keepOwner().finally(() => (keeping = undefined))
  await within(DEVICE_LIMIT, keeping)
}

/** One at a time: what was said last is what is kept in the end, however slow the device. */
async function keepOwner(): Promise<void> {
  let kept: Owner | undefined
  do {
    kept = current
    await keep('owner', kept, meta).catch(() => undefined)
  } while (kept !== current)
}

/** What the last tab said of who is signed in. */
export const rememberedOwner = (): Promise<Owner | undefined> =>
  getRow(SHARED, 'meta', 'owner', shape<Owner>(v.object({ userId: v.string(), enId: v.string() })))
