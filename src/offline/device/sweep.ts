import { promisifyRequest } from 'idb-keyval'
import { cityNow } from '#lib/clock.ts'
import { anything, read, readAll } from './checked.ts'
import { transact } from './transact.ts'
import { files as shape } from '#offline/drafts/files.ts'
import { owner, ownDb } from '#offline/owner.ts'

/** Milliseconds before an unreferenced file is deleted: a day. */
const GRACE = 86_400_000

/** Stores whose rows may refer to files. */
export const fileHolders = ['drafts', 'outbox', 'aside'] as const

/** Returns every text within some rows; a file is in use if its id is among them. */
export function textsIn(rows: unknown): ReadonlySet<unknown> {
  const found = new Set<unknown>()
  collectTexts(rows, found)
  return found
}

/**
 * Deletes files that no draft and no outbox item refers to, left by forms that were closed before a save. Rows that
 * were moved aside or written by a newer version count as references too.
 */
export async function sweepFiles(now = cityNow()): Promise<void> {
  if (!owner()) return
  const oldest = new Date(now - GRACE).toISOString()
  const sweep: Parameters<typeof transact>[2] = async ({ files, ...holders }) => {
    const rows: unknown[] = []
    for (const name of fileHolders) rows.push(await readAll(holders[name], anything))
    const used = textsIn(rows)
    // Reads one file at a time, because all their bytes may not fit into memory.
    for (const fileId of await promisifyRequest(files.getAllKeys())) {
      if (used.has(fileId)) continue
      const file = await read(files, fileId, shape)
      if (file && file.keptAt < oldest) files.delete(fileId)
    }
  }
  await transact(ownDb(), [...fileHolders, 'files'], sweep, true)
}

/** Collects every text within a value of any shape, and the objects visited. */
function collectTexts(value: unknown, into: Set<unknown>): void {
  if (into.has(value)) return
  into.add(value)
  // Skips bytes, which are many and contain no file ids.
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const one of Object.values(value)) collectTexts(one, into)
  }
}
