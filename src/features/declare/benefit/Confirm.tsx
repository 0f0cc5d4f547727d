import { useEffect, useState } from 'react'
import type { Declaration } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { takeBackAll } from '#blocks/outbox/send-last.ts'
import { recordOf } from '#features/declare/status.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { type Done, UndoBar } from '#ui/state/UndoBar.tsx'
import { bodyOf } from './body.ts'

/** Time in milliseconds in which a press can be undone; nothing is sent before it ends. */
const UNDO_TIME = 10_000

/**
 * Confirms a benefit (确认享受) with one press. It is stored on the device at once, and sent after ten seconds or, if
 * offline by then, with the network. The item waits in the outbox during the ten seconds (`undoFor`), so that a
 * closed tab neither loses nor hurries it. `onSent` receives the id of the item, whose finish the page shows.
 */
export function Confirm({ one, onSent }: { one: Declaration; onSent: (id: string | undefined) => void }) {
  const [done, setDone] = useState<Done>()
  const record = recordOf(one.id)
  const waits = useOutbox().some((item) => item.record === record)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(undefined), UNDO_TIME)
    return () => clearTimeout(timer)
  }, [done])
  const confirm = () =>
    storeOrToast(async () => {
      const { id } = await send(
        declare.update,
        { body: bodyOf(one, 'confirm') },
        {
          title: `确认享受：${one.itemName}`,
          record,
          undoFor: UNDO_TIME,
          until: one.dueDate ? { deed: '确认', at: one.dueDate } : undefined,
        },
      )
      onSent(id)
      setDone({
        text: '已确认享受，10 秒内可以撤销',
        undo: () => void takeBackAll([id], { done: '已撤销，尚未确认', late: '确认可能已送达，无法撤销' }),
      })
    })
  return (
    <>
      <Button look="primary" busy={waits} onClick={() => void confirm()}>
        确认享受
      </Button>
      <UndoBar done={done} onClose={() => setDone(undefined)} />
    </>
  )
}
