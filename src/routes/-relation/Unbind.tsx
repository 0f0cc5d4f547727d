import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useOutbox } from '#offline/view.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { endBinding } from './bind.ts'
import styles from './relation.module.css'
import type { Listed } from './useBindings.ts'

interface Props {
  enterprise: Listed
  onClose: () => void
}

/**
 * Asks for confirmation before the user's own binding, request or invitation ends, and names the consequences for drafts
 * and outbox items on this device.
 */
export function Unbind({ enterprise, onClose }: Props) {
  const { enId, enName, state = '有效' } = enterprise
  const isActing = state === '有效'
  const verb = isActing ? '解除绑定' : state === '待接受' ? '不接受邀请' : '撤销申请'
  const drafts = useDrafts(enId)?.length ?? 0
  const waiting = useOutbox().filter((item) => item.enId === enId).length
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    try {
      await endBinding({ enId })
      showToast(isActing ? `已解除绑定${enName}` : `已${verb}`)
      onClose()
    } catch (error) {
      setRefusal(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={isActing ? `解除绑定${enName}` : `${verb}：${enName}`}
      confirmLabel={verb}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {refusal && (
        <span className={styles.refusal} role="alert">
          {refusal}。
        </span>
      )}
      {isActing
        ? '解除后不能再代表该企业办理，已提交的申报和诉求不受影响，重新绑定后可继续查看。'
        : '企业的管理员会收到消息，需要时可以重新申请。'}
      {drafts > 0 && `本机的 ${String(drafts)} 份草稿保留，重新绑定后可继续填写。`}
      {isActing &&
        waiting > 0 &&
        `还有 ${String(waiting)} 项待上传没有提交，解除后会被退回，建议先在待上传中提交或放弃。`}
    </ConfirmDialog>
  )
}
