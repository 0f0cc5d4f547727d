import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Glyph, Icon } from '#ui/Icon.tsx'
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
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup={way === 'byHand' ? 'dialog' : undefined}
        onClick={() => (way === 'byHand' ? setOpen(true) : void install())}
      >
        <Glyph d={INSTALL} />
        安装到桌面
      </button>
      <Dialog
        open={open}
        title="安装到桌面"
        shape="sheet"
        onClose={() => setOpen(false)}
        actions={
          <Button look="primary" onClick={() => setOpen(false)}>
            知道了
          </Button>
        }
      >
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
        <p className={styles.note}>安装后可从桌面打开，断网也能使用。</p>
      </Dialog>
    </>
  )
}
