import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './Subscribe.module.css'

interface Props {
  /** Complete address that calendar programs fetch. */
  address: string
  /** Words of the page's filters, which also filter the calendar. */
  filters: readonly string[]
  onClose: () => void
}

/**
 * Shows how to subscribe to the city's activities: a link to the device's own calendar, and the address for
 * any other program.
 */
export function Subscribe({ address, filters, onClose }: Props) {
  // Uses the scheme that opens the device's own calendar.
  const webcal = address.replace(/^https?:/, 'webcal:')
  const copy = () => copyText(address, '订阅地址已复制', '无法复制，请选中地址后手动复制')
  return (
    <Dialog
      open
      title="订阅活动日历"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>复制地址</Button>
          <a href={webcal} className={styles.open}>
            打开日历应用
          </a>
        </>
      }
    >
      <p>订阅后，日历应用联网时自动更新：新活动自动加入，改期、取消的活动自动更正，无需重新导入。</p>
      <p>订阅范围：{filters.length > 0 ? filters.join('、') : '全部活动'}</p>
      <p>
        订阅地址
        <code className={styles.address}>{address}</code>
      </p>
      <p>如未自动打开，请复制地址，在日历应用中选择“添加订阅日历”或“通过网址订阅”。</p>
    </Dialog>
  )
}
