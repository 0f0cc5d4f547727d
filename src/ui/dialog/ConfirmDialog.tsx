import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  open: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  /** The verb: 确认退出. */
  confirmLabel: string
  /** True where something is lost. */
  danger?: boolean
  /** True while it is being done. */
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back. The focus begins on 取消. */
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
