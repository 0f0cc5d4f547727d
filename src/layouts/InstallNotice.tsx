import { closeOffer } from '#app/offer-install.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { InstallEntry } from './toolbar/look-parts.ts'
import styles from './InstallNotice.module.css'

/** Words of the offer: install after the first success without a network, or open in a browser. */
const words = {
  install: { title: '断网也已办成。', text: '安装到桌面后打开更快，草稿和待上传的内容不易被浏览器清理。' },
  browser: { title: '请在浏览器中打开。', text: '当前应用内不保留离线内容和草稿，也不能安装。' },
}

/** Offers once to install the portal, or to open it in a browser; it can be closed, and the menu has the same entry. */
export function InstallNotice({ offer }: { offer: keyof typeof words }) {
  const { title, text } = words[offer]
  return (
    <Notice
      tone="info"
      title={title}
      action={
        <span className={styles.actions}>
          <InstallEntry className={styles.entry} />
          <Button look="plain" onClick={closeOffer}>
            关闭
          </Button>
        </span>
      }
    >
      {text}
    </Notice>
  )
}
