import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './SubscribeDialog.module.css'

interface Props {
  title: string
  /** Complete address that calendar programs fetch; undefined if there is none. */
  address: string | undefined
  /** Further actions. */
  actions?: ReactNode
  /** Content and scope of the calendar, in paragraphs. */
  children: ReactNode
  onClose: () => void
}

/**
 * Shows how to subscribe to a calendar of the city: a link to the device's own calendar, and the address for any other
 * program.
 */
export function SubscribeDialog({ title, address, actions, children, onClose }: Props) {
  // Uses the scheme that opens the device's own calendar.
  const webcal = address?.replace(/^https?:/, 'webcal:')
  const copy = () => copyText(address ?? '', '订阅地址已复制', '无法复制，请选中地址后手动复制')
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          {actions}
          {address && (
            <>
              <Button onClick={() => void copy()}>复制地址</Button>
              <a href={webcal} className={styles.open}>
                打开日历应用
              </a>
            </>
          )}
        </>
      }
    >
      {children}
      {address && (
        <>
          <p>
            订阅地址
            <code className={styles.address}>{address}</code>
          </p>
          <p>如未自动打开，请复制地址，在日历应用中选择“添加订阅日历”或“通过网址订阅”。</p>
        </>
      )}
    </Dialog>
  )
}
