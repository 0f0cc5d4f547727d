import { Button, type ButtonLook } from './Button.tsx'
import { copyText, shareOrElse } from './copy-text.ts'

/** Shares the page's address through the device's share sheet, or copies it to the clipboard without one. */
export function ShareButton({ title, look = 'secondary' }: { title: string; look?: ButtonLook }) {
  const share = () => {
    const url = location.origin + location.pathname + location.search
    return shareOrElse({ title, url }, () => copyText(url))
  }
  return (
    <Button look={look} onClick={() => void share()}>
      {'share' in navigator ? '分享' : '复制链接'}
    </Button>
  )
}
