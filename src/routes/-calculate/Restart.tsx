import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Held } from './useHeld.ts'

/** Forgets what was said here, after asking. */
export function Restart({ held }: { held: Held }) {
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
          void held.restart()
        }}
      >
        本次填写的内容会清空，恢复为已登记的信息。已保存的报告不受影响。
      </ConfirmDialog>
    </>
  )
}
