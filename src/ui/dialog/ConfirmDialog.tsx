import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  open: boolean
  title: string
  /** Consequences of the action */
  children: ReactNode
  /** Verb of the action: 确认退出 */
  confirmLabel: string
  /** True if the action removes something */
  danger?: boolean
  /** True while the action is running */
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for a confirmation of an action that cannot be undone. The focus starts on 取消. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  danger,
  busy = false,
  onConfirm,
  onCancel,
}: Props) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button data-first onClick={onCancel}>
            取消
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
