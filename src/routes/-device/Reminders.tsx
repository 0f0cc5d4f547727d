import { linkOptions } from '@tanstack/react-router'
import { withoutNotices } from '#blocks/notices/without-notices.ts'
import { messageOf } from '#lib/message-of.ts'
import { askForNotices, saveNotices, useNotices } from '#offline/notices/here.ts'
import type { NoticeSettings } from '#offline/notices/kept.ts'
import { useDeviceState } from '#offline/view.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import styles from './device.module.css'

/** Kinds of reminders, each with what it brings. */
const kinds: readonly [keyof NoticeSettings, string][] = [
  ['results', '提交结果：已提交、未通过、内容有冲突'],
  ['due', '补正和期限：需要补正、确认的事项，今天和明日截止的待办'],
  ['badge', '图标角标：安装到桌面的图标上显示待办数'],
]
const none: NoticeSettings = { results: false, due: false, badge: true }

/** Holds every switch of notifications and badge on this device (提醒), and names the ways without them. */
export function Reminders() {
  const { isKnown, settings = none, permission } = useNotices()
  const { storage } = useDeviceState()
  const isPossible = storage === 'disk' && permission !== 'denied' && permission !== 'none'
  const isOn = isPossible && permission === 'granted' && (settings.results || settings.due)
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => showToast(messageOf(error)))
  const allow = async () => {
    if (!(await askForNotices())) showToast('浏览器未允许通知')
  }
  return (
    <Card
      title="提醒"
      aside={<StateChip tone={isOn ? 'ok' : 'neutral'}>{isOn ? '已开启' : '未开启'}</StateChip>}
    >
      <p>离开页面后，由这台设备通知您。通知只写事项名称和期限，不写金额、编号和联系人。</p>
      {storage === 'disk' ? (
        <ul className={styles.reminders}>
          {kinds.map(([key, words]) => (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={settings[key] && (key === 'badge' || permission === 'granted')}
                  disabled={!isKnown || (key !== 'badge' && permission !== 'granted')}
                  onChange={({ target }) => void attempt(saveNotices({ ...settings, [key]: target.checked }))}
                />
                {words}
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <p>本机不保存内容，不发送通知。</p>
      )}
      {storage === 'disk' && !isPossible && <p>{withoutNotices(permission)}</p>}
      {permission === 'denied' && <p>重新允许：打开浏览器的网站设置，将本平台的通知改为允许，再刷新本页。</p>}
      <div className={styles.switch}>
        {isPossible && permission === 'default' && (
          <Button look="primary" onClick={() => void attempt(allow())}>
            允许通知
          </Button>
        )}
        <LinkButton look="plain" link={linkOptions({ to: '/user/message' })}>
          查看消息中心
        </LinkButton>
        <LinkButton look="plain" link={linkOptions({ to: '/user/relation' })}>
          将待办加入日历
        </LinkButton>
      </div>
    </Card>
  )
}
