import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { saveFile } from '#ui/save-file.ts'

/** Downloads the receipt (回执) as PDF. A failure is announced by the call itself. */
export async function saveReceipt(id: string): Promise<void> {
  const file = await call(declare.receipt, { query: { id } }).catch(() => undefined)
  if (file) saveFile(file.blob, file.name)
}
