import { type ReactNode, useState } from 'react'
import { flushForms } from '#offline/drafts/open-forms.ts'
import { countMine, type Mine } from '#offline/device/usage.ts'
import { deviceState, useDeviceState } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './SignOutDialog.module.css'

interface Props {
  /** Signs out. `stays`: the user's data on this device is kept, for that user only. `goes`: it is deleted. */
  onLeave: (rest: 'stays' | 'goes') => void
  onCancel: () => void
}

/**
 * Returns the dialog before signing out; undefined if nothing of the user is stored on this device. Saves open forms
 * first, so that they are counted.
 * @throws StorageProblem if the device cannot be read
 */
export async function signOutDialog(props: Props): Promise<ReactNode> {
  await flushForms()
  const mine = await countMine()
  // On a public computer only unsubmitted data is lost by signing out.
  const counts = deviceState.storage === 'public' ? [mine.drafts, mine.outbox] : Object.values(mine)
  if (counts.every((count) => count === 0)) return undefined
  return <SignOutDialog {...props} mine={mine} />
}

/** Returns the counts of stored data as text: 草稿 2 份、待上传 1 项. */
function wordsOf({ drafts, files, received, outbox, receipts }: Mine): string {
  const counts: [name: string, count: number, unit: string][] = [
    ['草稿', drafts, '份'],
    ['附件', files, '个'],
    ['收到的文件', received, '个'],
    ['待上传', outbox, '项'],
    ['回执', receipts, '项'],
  ]
  const existing = counts.filter(([, count]) => count > 0)
  return existing.map(([name, count, unit]) => `${name} ${String(count)} ${unit}`).join('、')
}

function SignOutDialog({ mine, onLeave, onCancel }: Props & { mine: Mine }) {
  const { storage } = useDeviceState()
  const [isConfirmed, setIsConfirmed] = useState(mine.outbox === 0)
  const notSent = `还有 ${String(mine.outbox)} 项待上传没有提交。`
  if (storage === 'public') {
    return (
      <ConfirmDialog
        open
        title="退出登录"
        confirmLabel="确认退出"
        danger
        onConfirm={() => onLeave('goes')}
        onCancel={onCancel}
      >
        {mine.outbox > 0 && notSent}
        本页有{wordsOf(mine)}。公共电脑模式不保留内容，退出后会丢失。
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      open
      title="退出登录"
      onClose={onCancel}
      actions={
        <>
          <Button data-first onClick={onCancel}>
            取消
          </Button>
          <Button look="danger" disabled={!isConfirmed} onClick={() => onLeave('goes')}>
            清除
          </Button>
          <Button look="primary" onClick={() => onLeave('stays')}>
            保留在本机，下次登录继续
          </Button>
        </>
      }
    >
      <p>本机保存着您的{wordsOf(mine)}。保留的内容仅您本人登录后可以查看；清除后不能恢复。</p>
      {storage === 'memory' && <p>浏览器不保存内容，关闭页面后将丢失。</p>}
      {mine.outbox > 0 && (
        <>
          <p>{notSent}选择保留的，重新登录后继续提交。</p>
          <label className={styles.sure}>
            <input
              type="checkbox"
              checked={isConfirmed}
              onChange={(event) => setIsConfirmed(event.target.checked)}
            />
            我已知悉，清除后不再提交
          </label>
        </>
      )}
    </Dialog>
  )
}
