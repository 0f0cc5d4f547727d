import { type Attachment, fileIdOf, isAttachment, keptIdOf } from '#lib/attachment.ts'
import { readFile } from '#offline/drafts/files.ts'
import type { ItemFile } from '#offline/outbox/item.ts'

/**
 * Returns the files in some values whose bytes are on this device, in order: a draft keeps them, and a submission
 * uploads those without `serverPath`.
 */
export function localFiles(values: unknown): ItemFile[] {
  if (typeof values !== 'object' || values === null) return []
  if (!isAttachment(values)) return Object.values(values).flatMap(localFiles)
  const fileId = keptIdOf(values)
  if (!fileId) return []
  const { filePath, fileName: name, size, type, keptAs } = values
  return [{ fileId, name, size, type, ...(keptAs ? { serverPath: filePath } : {}) }]
}

/**
 * Returns the attachments whose bytes are still available: files that no draft refers to are deleted from the device
 * after a day.
 */
export async function stillHere(attachments: readonly Attachment[]): Promise<Attachment[]> {
  const available = await Promise.all(
    attachments.map(async ({ filePath }) => {
      const local = fileIdOf(filePath)
      // Keeps the attachment if the device cannot be read now; sending it will report the error.
      return local === undefined || (await readFile(local).catch(() => true)) !== undefined
    }),
  )
  return attachments.filter((_, index) => available[index])
}
