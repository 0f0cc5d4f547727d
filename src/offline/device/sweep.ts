import { promisifyRequest } from 'idb-keyval'
import { cityNow } from '#lib/clock.ts'
import { anything, read, readAll } from './checked.ts'
import { transact } from './transact.ts'
import { files as shape } from '#offline/drafts/files.ts'
import { owner, ownDb } from '#offline/owner.ts'

/** Milliseconds that a file may lie here before a draft must refer to it: a day. */
const GRACE = 86_400_000

/** Where what refers to files lies. */
export const fileHolders = ['drafts', 'outbox', 'aside'] as const

/** Every text within some rows: a file whose id is among them is referred to. */
export function textsIn(rows: unknown): ReadonlySet<unknown> {
  const found = new Set<unknown>()
  gather(rows, found)
  return found
}

/**
 * Forgets files that no draft and nothing in the outbox refers to any more: of forms that were left before a save.
 * What was set aside, or a newer version wrote, may refer to a file as well: whatever holds its id keeps it.
 */
export async function sweepFiles(now = cityNow()): Promise<void> {
  if (!owner()) return
  const oldest = new Date(now - GRACE).toISOString()
  const sweep: Parameters<typeof transact>[2] = async ({ files, ...holders }) => {
    const rows: unknown[] = []
    for (const name of fileHolders) rows.push(await readAll(holders[name], anything))
    const used = textsIn(rows)
    // Reads one at a time: the bytes of all of them may not fit into memory.
    for (const fileId of await promisifyRequest(files.getAllKeys())) {
      if (used.has(fileId)) continue
      const file = await read(files, fileId, shape)
      if (file && file.keptAt < oldest) files.delete(fileId)
    }
  }
  await transact(ownDb(), [...fileHolders, 'files'], sweep, true)
}

/** Gathers every text within a value, whatever it is, and what it has been through. */
function gather(value: unknown, into: Set<unknown>): void {
  if (into.has(value)) return
  into.add(value)
  // Bytes name no file, and there may be many.
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const one of Object.values(value)) gather(one, into)
  }
}
