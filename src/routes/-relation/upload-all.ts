import { type Attachment, fileIdOf } from '#lib/attachment.ts'
import { readFile } from '#offline/drafts/files.ts'
import { shareText, uploadFile } from '#offline/upload.ts'

/**
 * Uploads the files that are only on this device, one after the other, and returns all with their paths at the city. The
 * key of each upload is its file's id, so that a second try stores it once.
 * @param tell is told how far a large file is: 3.2 / 12.4 MB
 * @throws ApiError of the city, or Error if the browser has deleted a file
 */
export async function uploadAll(
  files: readonly Attachment[],
  tell: (share: string) => void,
): Promise<Attachment[]> {
  const uploaded: Attachment[] = []
  for (const file of files) {
    const fileId = fileIdOf(file.filePath)
    if (fileId === undefined) uploaded.push(file)
    else {
      const kept = await readFile(fileId)
      if (!kept) throw new Error(`“${file.fileName}”已不在本机，请重新选择`)
      const options = { quiet: true, idempotencyKey: `letter:${fileId}` }
      const stored = await uploadFile(kept, fileId, options, (sent) => tell(shareText(sent, kept.size)))
      uploaded.push({ ...stored, keptAs: fileId })
    }
  }
  return uploaded
}
