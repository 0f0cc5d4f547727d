import { type Attachment, fileIdOf, isAttachment, keptIdOf } from '#lib/attachment.ts'
import { readFile } from '#offline/drafts/files.ts'
import type { ItemFile } from '#offline/outbox/item.ts'

/**
 * The files among some values whose bytes rest on this device, in their order: what a draft keeps, and what is uploaded
 * unless it is up already.
 */
export function localFiles(values: unknown): ItemFile[] {
  if (typeof values !== 'object' || values === null) return []
  if (!isAttachment(values)) return Object.values(values).flatMap(localFiles)
  const fileId = keptIdOf(values)
  if (!fileId) return []
  const { filePath, fileName: name, size, type, keptAs } = values
  return [{ fileId, name, size, type, ...(keptAs ? { serverPath: filePath } : {}) }]
}

/** Those of some attachments whose bytes can still be had: what no draft refers to is swept from the device after a day. */
export async function stillHere(attachments: readonly Attachment[]): Promise<Attachment[]> {
  const held = await Promise.all(
    attachments.map(async ({ filePath }) => {
      const local = fileIdOf(filePath)
      // Where the device cannot be read now, sending them will say so.
      return local === undefined || (await readFile(local).catch(() => true)) !== undefined
    }),
  )
  return attachments.filter((_, index) => held[index])
}
