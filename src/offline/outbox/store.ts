import { getRow, getRows, read, readAll } from '#offline/device/checked.ts'
import type { StoreName } from '#offline/device/db.ts'
import { NO_RECEIPT, type OutboxItem, type Receipt, type ReceiptNo } from './item.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { counts, items, receipts } from './rows.ts'

/** Returns the signed-in user's waiting items of all enterprises, oldest first. */
export async function listOutbox(db = ownDb()): Promise<OutboxItem[]> {
  const all = await getRows(db, 'outbox', items)
  return all.map(([, item]) => item).sort((a, b) => a.seq - b.seq)
}

/**
 * Compares receipts by their number, regardless of the clock; receipts of an older portal have no number and are
 * compared by time.
 */
export const newestFirst = (a: Receipt, b: Receipt): number =>
  (b.seq ?? 0) - (a.seq ?? 0) || b.time.localeCompare(a.time)

/** Returns the receipts on this device, newest first. */
export async function listReceipts(): Promise<Receipt[]> {
  const all = await getRows(ownDb(), 'receipts', receipts)
  return all.map(([, receipt]) => receipt).sort(newestFirst)
}

/** Returns the number of the signed-in user's newest receipt; 0 if there is none. */
export const newestReceipt = async (): Promise<ReceiptNo> =>
  (owner() && ((await getRow(ownDb(), 'meta', 'receipts', counts)) as ReceiptNo | undefined)) ?? NO_RECEIPT

/**
 * Returns the sequence number of the next item: after the last one, or after all waiting ones if the last is unknown.
 */
export async function nextSeq({ meta, outbox }: Record<StoreName, IDBObjectStore>): Promise<number> {
  const last = await read(meta, 'seq', counts)
  return (
    Math.max(0, ...(last === undefined ? (await readAll(outbox, items)).map(({ seq }) => seq) : [last])) + 1
  )
}
