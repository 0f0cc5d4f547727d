import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Glyph, Icon } from '#ui/Icon.tsx'
import { appAround } from '#app/in-app.ts'
import { install, useInstallWay } from '#app/install.ts'
import styles from './InstallEntry.module.css'

const INSTALL = 'M12 3v9m-3.5-3.5L12 12l3.5-3.5M8 4H6v13h12V4h-2M9 21h6M12 17v4'
const SHARE = 'M12 14V3.5M8.5 7 12 3.5 15.5 7M8 10H5.5v10.5h13V10H16'
const ADD = 'M5 4h14v16H5zM12 8v8M8 12h8'

/**
 * Shows a menu entry that installs the portal on the home screen, or that it is installed; renders nothing if neither
 * applies.
 */
export function InstallEntry({ className = '' }: { className?: string }) {
  const way = useInstallWay()
  const [open, setOpen] = useState(false)
  if (way === 'none') return null
  if (way === 'installed') {
    return (
      <p className={className}>
        <Icon name="check" />
        已安装到桌面
      </p>
    )
  }
  const isByHand = way !== 'offered'
  const title = way === 'elsewhere' ? '在浏览器中打开' : '安装到桌面'
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup={isByHand ? 'dialog' : undefined}
        onClick={() => (isByHand ? setOpen(true) : void install())}
      >
        <Glyph d={INSTALL} />
        {title}
      </button>
      <Dialog
        open={open}
        title={title}
        shape="sheet"
        onClose={() => setOpen(false)}
        actions={
          <Button look="primary" onClick={() => setOpen(false)}>
            知道了
          </Button>
        }
      >
        {way === 'elsewhere' ? (
          <BrowserSteps />
        ) : (
          <ol className={styles.steps}>
            <li>
              点浏览器底部或顶部的 <Glyph d={SHARE} /> <strong>分享</strong>
            </li>
            <li>
              在菜单中选择 <Glyph d={ADD} /> <strong>添加到主屏幕</strong>
            </li>
            <li>
              点右上角的 <strong>添加</strong>
            </li>
          </ol>
        )}
        <p className={styles.note}>
          {way === 'elsewhere'
            ? '在浏览器中打开后，草稿和离线内容保存在本机，也可安装到桌面。'
            : '安装后可从桌面打开，断网也能使用。'}
        </p>
      </Dialog>
    </>
  )
}

/** Explains how to leave the browser inside another app (微信, QQ, 钉钉 …). */
const BrowserSteps = () => (
  <ol className={styles.steps}>
    <li>
      点{appAround(navigator.userAgent)}右上角的 <strong>···</strong>
    </li>
    <li>
      选择 <strong>在浏览器打开</strong>
    </li>
  </ol>
)
