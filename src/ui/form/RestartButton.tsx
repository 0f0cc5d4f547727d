import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'

interface Props {
  /** Label of the button and verb of its dialog; 清空重填 and 清空 by default */
  label?: string
  deed?: string
  onRestart: () => void
  /** Explanation of what is removed and what stays */
  children: ReactNode
}

/** Renders a button that resets a form after a confirmation. */
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
