import { call } from '#api/call/call.ts'
import { common } from '#api/common.ts'
import type { StoredFile } from '#api/call/shape.ts'
import { saveFile } from '#ui/save-file.ts'

/** Downloads an uploaded file from the city; does nothing if the call fails. */
export async function saveStored({
  filePath,
  fileName,
}: Pick<StoredFile, 'filePath' | 'fileName'>): Promise<void> {
  const file = await call(common.download, { query: { filePath, fileName } }).catch(() => undefined)
  if (file) saveFile(file.blob, fileName)
}
