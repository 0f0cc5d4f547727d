import { lazy, Suspense, useState } from 'react'
import type { Declaration } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { recordOf } from '#features/declare/status.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { bodyOf } from './body.ts'

// It brings the controls along, which reading does not need.
const WordsForm = lazy(async () => ({ default: (await import('#blocks/form/WordsForm.tsx')).WordsForm }))

/** 放弃享受: asks why, since there is no way back. */
export function GiveUp({ one }: { one: Declaration }) {
  const [open, setOpen] = useState(false)
  // Kept while the page is open: who closes the dialog types nothing twice.
  const [words, setWords] = useState('')
  const record = recordOf(one.id)
  const waits = useOutbox().some((item) => item.record === record)
  const giveUp = async (reason: string) => {
    const body = bodyOf(one, 'giveUp', { reason })
    const title = `放弃享受：${one.itemName}`
    if (!(await keptOrSaid(() => send(declare.update, { body }, { title, record })))) return
    setOpen(false)
    showToast('放弃已保存在本机，联网后自动提交')
  }
  return (
    <>
      <Button disabled={waits} onClick={() => setOpen(true)}>
        放弃享受
      </Button>
      <Dialog open={open} title="放弃享受" onClose={() => setOpen(false)}>
        <Suspense fallback={<SkeletonText />}>
          <WordsForm
            label="放弃原因"
            hint="放弃后本批次不再兑付，不影响以后批次"
            least={2}
            most={200}
            confirmLabel="确认放弃"
            danger
            value={words}
            onChange={setWords}
            onSend={(reason) => void giveUp(reason)}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
