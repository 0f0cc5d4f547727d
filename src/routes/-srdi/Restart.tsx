import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Self } from './useSelf.ts'

/** Forgets what was said here, after asking; kept results stay. */
export function Restart({ self }: { self: Self }) {
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
          self.restart()
        }}
      >
        本次填写的内容会清空，恢复为档案里的信息。已保存的结果不受影响。
      </ConfirmDialog>
    </>
  )
}
