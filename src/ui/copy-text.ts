import { showToast } from './state/Toast.tsx'

/**
 * Copies a text to the clipboard and shows a message.
 * @param otherwise message if the browser refuses
 */
export async function copyText(
  text: string,
  copied = '链接已复制',
  otherwise = '无法复制，请从地址栏复制链接',
) {
  try {
    await navigator.clipboard.writeText(text)
    showToast(copied)
  } catch {
    showToast(otherwise)
  }
}

/**
 * Shares data through the device's share sheet; runs `instead` if there is none or it fails. A sheet closed by the user
 * is not a failure.
 */
export async function shareOrElse(data: ShareData, instead: () => Promise<void>): Promise<void> {
  const canShare = 'canShare' in navigator ? navigator.canShare(data) : 'share' in navigator && !data.files
  if (!canShare) return await instead()
  try {
    await navigator.share(data)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    await instead()
  }
}
