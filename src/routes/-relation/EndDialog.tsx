import { useState } from 'react'
import type { BindingState } from '#api/binding-words.ts'
import { messageOf } from '#lib/message-of.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { endBinding } from './bind.ts'

/** A person or an invitation that an administrator is about to end. */
export interface Ending {
  kind: 'person' | 'invitation'
  enId: string
  /** Id of the person or of the invitation. */
  id: string
  name: string
  state: BindingState
}

/** Asks an administrator before another person's binding, request or invitation ends. */
export function EndDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const { kind, enId, id, name, state } = ending
  const [busy, setBusy] = useState(false)
  const [verb, words] =
    kind === 'invitation'
      ? ['撤销邀请', '撤销后邀请码失效，对方会收到消息。']
      : state === '有效'
        ? ['结束权限', '结束后对方立即不能再代表本企业办理；已提交的申报和诉求不受影响，对方会收到消息。']
        : ['拒绝申请', '拒绝后不再核验对方的授权书，对方会收到消息。']
  const confirm = async () => {
    setBusy(true)
    try {
      await endBinding({ enId, ...(kind === 'person' ? { userId: id } : { invitationId: id }) })
      showToast(`已${verb}：${name}`)
    } catch (error) {
      showToast(messageOf(error))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`${verb}：${name}`}
      confirmLabel={verb}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {words}
    </ConfirmDialog>
  )
}
