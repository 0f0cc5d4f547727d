import { call } from '#api/call/call.ts'
import { common } from '#api/common.ts'
import { type Attachment, fileIdOf } from '#lib/attachment.ts'
import { readFile } from '#offline/drafts/files.ts'

/**
 * Uploads the files that are only on this device, one after the other, and returns all with their paths at the city. The
 * key of each upload is its file's id, so that a second try stores it once.
 * @throws ApiError of the city, or Error if the browser has deleted a file
 */
export async function uploadAll(files: readonly Attachment[]): Promise<Attachment[]> {
  const uploaded: Attachment[] = []
  for (const file of files) {
    const fileId = fileIdOf(file.filePath)
    if (fileId === undefined) uploaded.push(file)
    else {
      const kept = await readFile(fileId)
      if (!kept) throw new Error(`“${file.fileName}”已不在本机，请重新选择`)
      const body = new FormData()
      body.append('file', kept)
      const options = { quiet: true, idempotencyKey: `letter:${fileId}` }
      uploaded.push({ ...(await call(common.upload, { body }, options)), keptAs: fileId })
    }
  }
  return uploaded
}
