import { type Attachment, localPath } from '#lib/attachment.ts'
import { keepFile } from '#offline/drafts/files.ts'

/** Keeps a chosen file on this device until it is sent. @throws Error with a message for people */
export async function attach(file: File): Promise<Attachment> {
  const kept = await keepFile(file)
  return { filePath: localPath(kept), fileName: kept.name, size: kept.size, type: kept.type }
}
