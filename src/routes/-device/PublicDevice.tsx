import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { useDeviceState } from '#offline/view.ts'
import { becomePrivate, becomePublic } from '#session/switch-device.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import styles from './device.module.css'

/** Switches the public computer mode (公共电脑模式), which removes a user's data when the page is closed. */
export function PublicDevice({ drafts }: { drafts: number }) {
  const { storage, waiting, held, reach } = useDeviceState()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const on = storage === 'public'
  const kept = waiting + held
  const change = async () => {
    setBusy(true)
    try {
      await (on ? becomePrivate() : becomePublic())
    } catch (error) {
      showToast(messageOf(error))
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <Card
      title="公共电脑模式"
      aside={<StateChip tone={on ? 'ok' : 'neutral'}>{on ? '已开启' : '未开启'}</StateChip>}
    >
      <p>在网吧、办事大厅或他人电脑上办事时开启。开启后：</p>
      <ul className={styles.points}>
        <li>草稿、附件、待上传和浏览过的内容仅保存在当前页面，关闭或刷新后清除。</li>
        <li>关闭全部页面后自动退出登录；退出登录时立即清除。</li>
        <li>断网时可以填写和提交，须待联网上传完成后再关闭页面。</li>
        <li>此设置保存在这台电脑上，对以后的使用者同样有效；其他账号此前保存在本机的内容不受影响。</li>
      </ul>
      {kept > 0 && (
        <Notice
          tone="warn"
          title={`还有 ${String(kept)} 项待上传。`}
          action={
            <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
              查看待上传
            </LinkButton>
          }
        >
          {on ? '关闭' : '开启'}后会丢失，请先提交或放弃。
        </Notice>
      )}
      <div className={styles.switch}>
        <Button
          look={on ? 'secondary' : 'primary'}
          disabled={kept > 0 || reach !== 'online'}
          onClick={() => setAsking(true)}
        >
          {on ? '关闭公共电脑模式' : '开启公共电脑模式'}
        </Button>
        {reach !== 'online' && <p>联网后可以切换。</p>}
      </div>
      <ConfirmDialog
        open={asking}
        title={on ? '关闭公共电脑模式' : '开启公共电脑模式'}
        confirmLabel={on ? '关闭' : '开启'}
        danger={drafts > 0}
        busy={busy}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
      >
        {drafts > 0 && `${String(drafts)} 份草稿和附件将删除，不能恢复，需要时请先在待上传页导出。`}
        {on ? '此后的内容将保存在这台电脑上。' : '本账号保存在这台电脑上的内容将全部清除。'}
        页面会重新载入，登录不受影响。
      </ConfirmDialog>
    </Card>
  )
}
