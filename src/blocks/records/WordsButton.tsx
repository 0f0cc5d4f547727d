import { useState } from 'react'
import * as v from 'valibot'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import { handedIn, handIn } from '#blocks/outbox/hand-in.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { arriving } from '#ui/arriving.tsx'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import type { WordsInput } from './WordsForm.tsx'

// It brings the controls along, which reading a list does not need.
const WordsForm = arriving(async () => (await import('./WordsForm.tsx')).WordsForm)

const Words = v.string()

interface Props<E extends Endpoint> extends WordsInput {
  endpoint: E
  /** The call with the words that were typed. */
  input: (words: string) => Input<E>
  /** What the button and the outbox call it: 撤回. */
  deed: string
  /** The dialog's title: 撤回诉求. */
  title: string
  /** Whose record it is, by its title. */
  name: string
  /** What orders the calls about the record. */
  record: string
  look?: ButtonLook
}

/** Does something with a record that wants a few words: asks for them, puts the call into the outbox, says so. */
export function WordsButton<E extends Endpoint>({
  endpoint,
  input,
  deed,
  title,
  name,
  record,
  look = 'plain',
  ...form
}: Props<E>) {
  const [open, setOpen] = useState(false)
  // Who closes the dialog, or loses the page, types nothing twice.
  const [words = '', setWords] = useUnsent(`${deed}:${record}`, Words)
  const waits = useOutbox().some((item) => item.record === record)
  const queue = async (typed: string) => {
    const made = input(typed)
    // The field in which the words go, for them to be read while they wait.
    const fields = Object.entries(Object(made.body) as object).filter(([, value]) => value === typed)
    const labels = Object.fromEntries(fields.map(([field]) => [field, form.label]))
    const options = { title: `${deed}：${name}`, record, labels }
    if (!(await handIn(handedIn(deed), () => send(endpoint, made, options)))) return
    setOpen(false)
    setWords(undefined)
  }
  return (
    <>
      <Button look={look} busy={waits} onClick={() => setOpen(true)}>
        {deed}
        <span className="visually-hidden">：{name}</span>
      </Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <WordsForm
          room={<SkeletonText />}
          {...form}
          value={words}
          onChange={setWords}
          onSend={(typed) => void queue(typed)}
        />
      </Dialog>
    </>
  )
}
