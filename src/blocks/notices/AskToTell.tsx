import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { askForNotices, saveNotices, useNotices } from '#offline/notices/here.ts'
import { messageOf } from '#lib/message-of.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import styles from './AskToTell.module.css'
import { withoutNotices } from './without-notices.ts'

/**
 * Asks once, beside the first submit that waits, whether to tell its result; the browser's own question follows only
 * the press. Where the browser cannot notify it names the messages and the calendar instead.
 */
export function AskToTell() {
  const { isKnown, settings, permission } = useNotices()
  const { storage } = useDeviceState()
  const [busy, setBusy] = useState(false)
  if (!isKnown || settings || storage !== 'disk') return null
  const isPossible = permission === 'default' || permission === 'granted'
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().catch((error: unknown) => showToast(messageOf(error)))
    setBusy(false)
  }
  const accept = async () =>
    showToast((await askForNotices()) ? '已开启提醒，可在本机存储中关闭' : '浏览器未允许通知，结果见消息中心')
  const decline = () => saveNotices({ results: false, due: false, badge: true })
  return (
    <Notice
      tone="info"
      title={isPossible ? '提交有结果时通知您。' : undefined}
      action={
        <span className={styles.actions}>
          {isPossible ? (
            <Button busy={busy} onClick={() => void attempt(accept)}>
              通知我
            </Button>
          ) : (
            <LinkButton look="plain" link={linkOptions({ to: '/user/message' })}>
              查看消息中心
            </LinkButton>
          )}
          <Button look="plain" busy={busy} onClick={() => void attempt(decline)}>
            {isPossible ? '不再询问' : '不再显示'}
          </Button>
        </span>
      }
    >
      {isPossible ? '离开页面后，提交的结果、补正和截止日期会通知到这台设备。' : withoutNotices(permission)}
    </Notice>
  )
}
