import { useState } from 'react'
import { declare } from '#api/declare.ts'
import type { DeclarationBrief } from '#api/declaration.ts'
import { recordOf } from './status.ts'
import { send } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useOutbox } from '#offline/view.ts'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/state/Toast.tsx'

type Row = Pick<
  DeclarationBrief,
  'id' | 'itemId' | 'itemName' | 'enId' | 'type' | 'version' | 'declareNo' | 'childrenName'
>

/** Takes a declaration back, after asking; the word goes through the outbox like any other. */
export function Withdraw({ row, look = 'plain' }: { row: Row; look?: ButtonLook }) {
  const [asking, setAsking] = useState(false)
  const waits = useOutbox().some((one) => one.record === recordOf(row.id))
  const withdraw = async () => {
    setAsking(false)
    try {
      await send(
        declare.update,
        {
          body: {
            declareEntId: row.itemId,
            declareEnId: row.enId,
            type: row.type,
            ...(row.childrenName ? { childrenName: row.childrenName } : {}),
            id: row.id,
            version: row.version,
            action: 'withdraw',
          },
        },
        { title: `撤回：${row.itemName}`, record: recordOf(row.id) },
      )
      showToast('撤回已保存在本机，联网后自动提交')
    } catch (error) {
      showToast(storageProblem(error).message)
    }
  }
  return (
    <>
      <Button look={look} disabled={waits} onClick={() => setAsking(true)}>
        撤回
      </Button>
      <ConfirmDialog
        open={asking}
        title="撤回申报"
        confirmLabel="确认撤回"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => void withdraw()}
      >
        “{row.itemName}”{row.declareNo && `（受理号 ${row.declareNo}）`}
        撤回后不再办理。申报期内可以重新申报。
      </ConfirmDialog>
    </>
  )
}
