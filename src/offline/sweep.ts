import { promisifyRequest } from 'idb-keyval'
import { read, readAll, transact } from './db.ts'
import type { KeptFile } from './files.ts'
import type { Draft, OutboxItem } from './item.ts'
import { owner, ownDb } from './owner.ts'

/** Milliseconds that a file may lie here before a draft must refer to it: a day. */
const GRACE = 86_400_000

/** Forgets files that no draft and nothing in the outbox refers to any more: of forms that were left before a save. */
export async function sweepFiles(now = Date.now()): Promise<void> {
  if (!owner()) return
  const oldest = new Date(now - GRACE).toISOString()
  const sweep: Parameters<typeof transact>[2] = async ({ drafts, outbox, files }) => {
    const items = await readAll<OutboxItem>(outbox)
    const made = items.flatMap((item) => (item.draft ? [item.draft] : []))
    const holders = [...(await readAll<Draft>(drafts)), ...items, ...made]
    const used = new Set<IDBValidKey>(holders.flatMap((holder) => holder.files.map((file) => file.fileId)))
    // One at a time: all their bytes at once might be more than there is memory.
    for (const fileId of await promisifyRequest(files.getAllKeys())) {
      if (used.has(fileId)) continue
      const file = await read<KeptFile>(files, fileId)
      if (file && file.keptAt < oldest) files.delete(fileId)
    }
  }
  await transact(ownDb(), ['drafts', 'outbox', 'files'], sweep, true)
}
