import { lazy, Suspense, useState } from 'react'
import type { AppealBrief } from '#api/appeal.ts'
import { appeal } from '#api/appeal.ts'
import type { Input } from '#api/call/endpoint.ts'
import type { WordsInput } from '#blocks/form/WordsForm.tsx'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { recordOf } from './record.ts'

// It brings the controls along, which reading a list does not need.
const WordsForm = lazy(async () => ({ default: (await import('#blocks/form/WordsForm.tsx')).WordsForm }))

interface Props extends WordsInput {
  one: Pick<AppealBrief, 'id' | 'title'>
  /** What the button and the outbox call it: 撤回. */
  deed: string
  /** The call with the words that were typed. */
  body: (words: string) => Input<typeof appeal.save>['body']
  look?: ButtonLook
}

/** Does something with an appeal that wants a few words: asks for them, puts the call into the outbox, says so. */
export function Asking({ one, deed, body, look = 'plain', ...form }: Props) {
  const [open, setOpen] = useState(false)
  // Kept while the page is open: who closes the dialog types nothing twice.
  const [words, setWords] = useState('')
  const record = recordOf(one.id)
  const waits = useOutbox().some((item) => item.record === record)
  const queue = async (typed: string) => {
    const title = `${deed}：${one.title}`
    if (!(await keptOrSaid(() => send(appeal.save, { body: body(typed) }, { title, record })))) return
    setOpen(false)
    setWords('')
    showToast(`${deed}已保存在本机，联网后自动提交`)
  }
  return (
    <>
      <Button look={look} disabled={waits} onClick={() => setOpen(true)}>
        {deed}
        <span className="visually-hidden">：{one.title}</span>
      </Button>
      <Dialog open={open} title={`${deed}诉求`} onClose={() => setOpen(false)}>
        <Suspense fallback={<SkeletonText />}>
          <WordsForm {...form} value={words} onChange={setWords} onSend={(typed) => void queue(typed)} />
        </Suspense>
      </Dialog>
    </>
  )
}
