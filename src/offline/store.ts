import { entries } from 'idb-keyval'
import { storeOf } from './db.ts'
import type { OutboxItem, Receipt } from './item.ts'
import { ownDb } from './owner.ts'

/** Everything of the signed-in user that waits, over all of its enterprises, oldest first. */
export async function listOutbox(db = ownDb()): Promise<OutboxItem[]> {
  const all = await entries<string, OutboxItem>(storeOf(db, 'outbox'))
  return all.map(([, item]) => item).sort((a, b) => a.seq - b.seq)
}

/** Orders receipts by when they came, whatever the clock said; those of an older portal, which have no number, by time. */
export const newestFirst = (a: Receipt, b: Receipt): number =>
  (b.seq ?? 0) - (a.seq ?? 0) || b.time.localeCompare(a.time)

/** What was sent from this device, newest first. */
export async function listReceipts(): Promise<Receipt[]> {
  const all = await entries<string, Receipt>(storeOf(ownDb(), 'receipts'))
  return all.map(([, receipt]) => receipt).sort(newestFirst)
}
