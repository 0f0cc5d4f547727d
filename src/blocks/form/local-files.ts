import { fileIdOf, isAttachment } from '#lib/attachment.ts'
import type { LocalFile } from '#offline/outbox/item.ts'

/** The files among some values whose bytes rest on this device, in their order: what a draft keeps, and what is uploaded. */
export function localFiles(values: unknown): LocalFile[] {
  if (typeof values !== 'object' || values === null) return []
  if (!isAttachment(values)) return Object.values(values).flatMap(localFiles)
  const fileId = fileIdOf(values.filePath)
  return fileId ? [{ fileId, name: values.fileName, size: values.size, type: values.type }] : []
}
