import * as v from 'valibot'
import type { MovedRow } from './aside.ts'
import { announce } from '#offline/channel.ts'
import { anything, getRows, isNewer, shape } from './checked.ts'
import { SHARED, type StoreName } from './db.ts'
import { transact } from './transact.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { toBase64 } from '#offline/drafts/transfer.ts'

const movedRows = shape<MovedRow>(
  v.object({ store: v.string(), key: v.unknown(), value: v.unknown(), at: v.string() }),
)

/** An unreadable row, with its location. */
export interface Unreadable extends Omit<MovedRow, 'at'> {
  db: string
  id: IDBValidKey
  /**
   * ISO time at which the row was moved aside; undefined for a row of a newer version of the portal, which stays in its
   * store.
   */
  at: string | undefined
}

/** Stores whose rows have a version and exist nowhere else. */
const versioned = ['outbox', 'receipts'] satisfies StoreName[]

/** Returns the unreadable rows on this device, shared ones and the signed-in user's, newest first. */
export async function listUnreadable(): Promise<Unreadable[]> {
  const own = owner() ? [ownDb()] : []
  const [aside, newer] = await Promise.all([
    Promise.all(
      [...own, SHARED].map(async (db) =>
        (await getRows(db, 'aside', movedRows)).map(([id, row]) => ({ ...row, db, id })),
      ),
    ),
    Promise.all(own.flatMap((db) => versioned.map((store) => newerRows(db, store)))),
  ])
  return [...newer.flat(), ...aside.flat().sort((a, b) => b.at.localeCompare(a.at))]
}

async function newerRows(db: string, store: StoreName): Promise<Unreadable[]> {
  const rows = await getRows(db, store, anything)
  return rows
    .filter(([, value]) => isNewer(value, 1))
    .map(([key, value]) => ({ db, id: key, store, key, value, at: undefined }))
}

/** Deletes a row that was moved aside. @throws StorageProblem */
export async function removeAside({ db, id }: Unreadable): Promise<void> {
  await transact(db, ['aside'], ({ aside }) => void aside.delete(id))
  announce({ type: 'aside' })
}

/** Returns an unreadable row as a file to keep or to send to support: JSON, with bytes as base64. */
export async function asFile({ store, key, value, at }: Unreadable): Promise<Blob> {
  const text = JSON.stringify(await toJsonValue({ store, key, value, at }), undefined, 2)
  return new Blob([text], { type: 'application/json' })
}

/**
 * Converts a value to JSON-compatible data: IndexedDB also stores dates, bytes, maps, large integers and circular
 * references.
 */
async function toJsonValue(value: unknown, ancestors: readonly unknown[] = []): Promise<unknown> {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (ancestors.includes(value)) return '[…]'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof Blob) return await toBase64(value)
  if (value instanceof ArrayBuffer) return await toBase64(new Blob([value]))
  if (ArrayBuffer.isView(value)) return await toBase64(new Blob([value as ArrayBufferView<ArrayBuffer>]))
  const inside = [...ancestors, value]
  if (value instanceof Map || value instanceof Set) return await toJsonValue([...value], inside)
  if (Array.isArray(value)) return await Promise.all(value.map((one) => toJsonValue(one, inside)))
  const entries = Object.entries(value).map(
    async ([name, one]) => [name, await toJsonValue(one, inside)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
