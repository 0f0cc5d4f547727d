import { getRow, getRows, read, readAll } from '#offline/device/checked.ts'
import type { StoreName } from '#offline/device/db.ts'
import { NO_RECEIPT, type OutboxItem, type Receipt, type ReceiptNo } from './item.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { counts, items, receipts } from './rows.ts'

/** Everything of the signed-in user that waits, over all of its enterprises, oldest first. */
export async function listOutbox(db = ownDb()): Promise<OutboxItem[]> {
  const all = await getRows(db, 'outbox', items)
  return all.map(([, item]) => item).sort((a, b) => a.seq - b.seq)
}

/** Orders receipts by when they came, whatever the clock said; those of an older portal, which have no number, by time. */
export const newestFirst = (a: Receipt, b: Receipt): number =>
  (b.seq ?? 0) - (a.seq ?? 0) || b.time.localeCompare(a.time)

/** What was sent from this device, newest first. */
export async function listReceipts(): Promise<Receipt[]> {
  const all = await getRows(ownDb(), 'receipts', receipts)
  return all.map(([, receipt]) => receipt).sort(newestFirst)
}

/** The number of the newest receipt of who is signed in; 0 where there is none. */
export const newestReceipt = async (): Promise<ReceiptNo> =>
  (owner() && ((await getRow(ownDb(), 'meta', 'receipts', counts)) as ReceiptNo | undefined)) ?? NO_RECEIPT

/** The sequence of the next item: after the last one, and after all that wait where the last one is not known. */
export async function nextSeq({ meta, outbox }: Record<StoreName, IDBObjectStore>): Promise<number> {
  const last = await read(meta, 'seq', counts)
  return (
    Math.max(0, ...(last === undefined ? (await readAll(outbox, items)).map(({ seq }) => seq) : [last])) + 1
  )
}
