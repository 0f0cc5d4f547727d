import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { deviceState } from '#offline/view.ts'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Downloads the receipt (回执) as PDF. The call itself announces a failure. */
export async function saveReceipt(id: string): Promise<void> {
  if (deviceState.reach === 'offline') return showToast('当前没有网络，联网后可以下载回执')
  const file = await call(declare.receipt, { query: { id } }).catch(() => undefined)
  if (file) saveFile(file.blob, file.name)
}
