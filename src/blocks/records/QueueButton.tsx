import { type ReactNode, useState } from 'react'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import { done as doneOf, type HandedIn, handIn } from '#blocks/outbox/hand-in.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'

interface Props<E extends Endpoint> {
  endpoint: E
  /** The call; as a function where it holds the moment of the press. */
  input: Input<E> | (() => Input<E>)
  /** What people read in the outbox: 撤回：设备更新补贴. */
  title: string
  /** What orders the calls about one record. */
  record: string
  /** What is asked before it is done, where it cannot be taken back. */
  confirm?: { title: string; label: string; words: ReactNode; danger?: boolean }
  /** Said once it is on the device: a deed that takes effect, or what is said where it was sent and where it waits. */
  done: string | HandedIn
  /** The button's name for readers, where its words alone do not say which record is meant. */
  label?: string
  /** True where the record goes from the page, and the button that has the focus with it. */
  takesAway?: boolean
  look?: ButtonLook
  /** What the button says. */
  children: ReactNode
}

/**
 * Does one thing with one record, now or when there is a network: asks, puts the call into the outbox, says so. While
 * something about the record waits it cannot be pressed.
 */
export function QueueButton<E extends Endpoint>({
  endpoint,
  input,
  title,
  record,
  confirm,
  done,
  label,
  takesAway = false,
  look = 'plain',
  children,
}: Props<E>) {
  const [asking, setAsking] = useState(false)
  const waits = useOutbox().some((one) => one.record === record)
  const queue = async () => {
    setAsking(false)
    if (
      !(await handIn(typeof done === 'string' ? doneOf(done) : done, () =>
        send(endpoint, typeof input === 'function' ? input() : input, { title, record }),
      ))
    )
      return
    if (takesAway) document.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <>
      <Button
        look={look}
        busy={waits}
        aria-label={label}
        onClick={() => (confirm ? setAsking(true) : void queue())}
      >
        {children}
      </Button>
      {confirm && (
        <ConfirmDialog
          open={asking}
          title={confirm.title}
          confirmLabel={confirm.label}
          danger={confirm.danger ?? false}
          onCancel={() => setAsking(false)}
          onConfirm={() => void queue()}
        >
          {confirm.words}
        </ConfirmDialog>
      )}
    </>
  )
}
