import { useState } from 'react'
import type { EnterpriseRef } from '#api/session.ts'
import { messageOf } from '#lib/message-of.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useOutbox } from '#offline/view.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { unbindEnterprise } from './bind.ts'

/**
 * Asks for confirmation before an enterprise is unbound, and names the consequences for its drafts and outbox
 * items on this device.
 */
export function Unbind({ enterprise, onClose }: { enterprise: EnterpriseRef; onClose: () => void }) {
  const { enId, enName } = enterprise
  const drafts = useDrafts(enId)?.length ?? 0
  const waiting = useOutbox().filter((item) => item.enId === enId).length
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await unbindEnterprise(enId)
      showToast(`已解除绑定${enName}`)
    } catch (error) {
      showToast(messageOf(error))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`解除绑定${enName}`}
      confirmLabel="解除绑定"
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      解除后不能再代表该企业办理，已提交的申报和诉求不受影响，重新绑定后可继续查看。
      {drafts > 0 && `本机的 ${String(drafts)} 份草稿保留，重新绑定后可继续填写。`}
      {waiting > 0 &&
        `还有 ${String(waiting)} 项待上传没有提交，解除后会被退回，建议先在待上传中提交或放弃。`}
    </ConfirmDialog>
  )
}
