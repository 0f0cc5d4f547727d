import { call } from '#api/call.ts'
import { common } from '#api/common.ts'
import { declare } from '#api/declare.ts'
import type { StoredFile } from '#api/shape.ts'
import { saveFile } from '#ui/save-file.ts'

/** Downloads the receipt (回执) as PDF. A failure is announced by the call itself. */
export async function saveReceipt(id: string): Promise<void> {
  const file = await call(declare.receipt, { query: { id } }).catch(() => undefined)
  if (file) saveFile(file.blob, file.name)
}

/** Downloads a file that was handed in. */
export async function saveStored({
  filePath,
  fileName,
}: Pick<StoredFile, 'filePath' | 'fileName'>): Promise<void> {
  const file = await call(common.download, { query: { filePath, fileName } }).catch(() => undefined)
  if (file) saveFile(file.blob, fileName)
}
