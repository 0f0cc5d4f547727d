import { Button } from './Button.tsx'
import { showToast } from './state/Toast.tsx'

/** Hands the page's address on: by the device's own sheet where it has one, else to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const canShare = 'share' in navigator
  const share = async () => {
    const url = location.href
    try {
      if (canShare) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast('链接已复制')
      }
    } catch (error) {
      // Who closes the sheet has changed their mind: nothing went wrong.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast('无法复制，请从地址栏复制链接')
    }
  }
  return <Button onClick={() => void share()}>{canShare ? '分享' : '复制链接'}</Button>
}
