import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'

interface Props {
  /** What the button does, and in short; 清空重填 unless said. */
  label?: string
  deed?: string
  onRestart: () => void
  /** What goes and what stays. */
  children: ReactNode
}

/** Begins a form anew, after asking. */
export function RestartButton({ label = '清空重填', deed = '清空', onRestart, children }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={label}
        confirmLabel={deed}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onRestart()
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
