import { type ReactNode, useState } from 'react'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import { doneWords as doneOf, type HandedIn, queueAndNotify } from '#blocks/outbox/queue-and-notify.ts'
import { send } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'

interface Props<E extends Endpoint> {
  endpoint: E
  /** Input of the call; a function if it depends on the moment of the press. */
  input: Input<E> | (() => Input<E>)
  /** Title in the outbox: 撤回：设备更新补贴. */
  title: string
  /** Outbox record, which orders the calls about it. */
  record: string
  /** Confirmation dialog, for a deed that cannot be undone. */
  confirm?: { title: string; label: string; words: ReactNode; danger?: boolean }
  /** Toast once the call is stored: the name of a deed that takes effect, or texts for sent and waiting. */
  done: string | HandedIn
  /** Accessible name, if the label does not identify the record. */
  label?: string
  /** True if the record disappears from the page, and with it the focused button. */
  takesAway?: boolean
  look?: ButtonLook
  /** Label of the button. */
  children: ReactNode
}

/**
 * Queues one deed on a record, sent now or once there is a network: asks for confirmation, puts the call into the
 * outbox and shows the outcome. Disabled while an item about the record waits.
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
  const [isAsking, setAsking] = useState(false)
  const isWaiting = useOutbox().some((one) => one.record === record)
  const queue = async () => {
    setAsking(false)
    if (
      !(await queueAndNotify(typeof done === 'string' ? doneOf(done) : done, () =>
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
        busy={isWaiting}
        aria-label={label}
        onClick={() => (confirm ? setAsking(true) : void queue())}
      >
        {children}
      </Button>
      {confirm && (
        <ConfirmDialog
          open={isAsking}
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
