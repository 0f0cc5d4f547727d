import { Button, type ButtonLook } from './Button.tsx'
import { copyText, shareOr } from './copy-text.ts'

/** Hands the page's address on: by the device's own sheet where it has one, else to the clipboard. */
export function ShareButton({ title, look = 'secondary' }: { title: string; look?: ButtonLook }) {
  const share = () => {
    const url = location.origin + location.pathname + location.search
    return shareOr({ title, url }, () => copyText(url))
  }
  return (
    <Button look={look} onClick={() => void share()}>
      {'share' in navigator ? '分享' : '复制链接'}
    </Button>
  )
}
