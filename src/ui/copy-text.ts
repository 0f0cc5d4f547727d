import { showToast } from './state/Toast.tsx'

/**
 * Puts a text into the clipboard and says so; where the browser does not let it, says how to copy it by hand.
 * @param otherwise what is said then
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
 * Hands something on by the device's own sheet; does `instead` where it has none or the sheet fails. Who closes the sheet has
 * changed their mind: nothing went wrong.
 */
export async function shareOr(data: ShareData, instead: () => Promise<void>): Promise<void> {
  const canShare = 'canShare' in navigator ? navigator.canShare(data) : 'share' in navigator && !data.files
  if (!canShare) return await instead()
  try {
    await navigator.share(data)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    await instead()
  }
}
