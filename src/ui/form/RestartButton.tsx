import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'

/** Begins a form anew (清空重填), after asking; the children say what goes and what stays. */
export function RestartButton({ onRestart, children }: { onRestart: () => void; children: ReactNode }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        清空重填
      </Button>
      <ConfirmDialog
        open={asking}
        title="清空重填"
        confirmLabel="清空"
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
