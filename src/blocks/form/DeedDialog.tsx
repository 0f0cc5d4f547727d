import { useMemo, useState } from 'react'
import type * as v from 'valibot'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import { type Fields, labelsOf } from '#api/call/fields.ts'
import { handedIn, handIn } from '#blocks/outbox/hand-in.ts'
import { useAfterSignIn } from '#blocks/sign-in/useMemberDeed.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { send, type SendOptions } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import type { Why } from '#session/wanted.ts'
import type { Arriving } from '#ui/arriving.tsx'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import type { ValuesOf } from './fields.ts'
import { shapeOf } from './shape.ts'

/** What the form of a deed is given: what was typed so far, and whom to tell of a change and of the whole. */
export interface DeedForm<F extends Fields, Sent = ValuesOf<F>> {
  /** Undefined until something is typed. */
  typed: Partial<ValuesOf<F>> | undefined
  /** Told the change of what is there by then: files come in while one types. */
  onChange: (change: (before: Partial<ValuesOf<F>> | undefined) => Partial<ValuesOf<F>>) => void
  onSend: (sent: Sent) => void
}

interface Props<E extends Endpoint, F extends Fields, Sent, Told extends object> {
  /** The words of the button: 去评价. */
  label: string
  /** The title of the record, for readers of a screen, where the button's words do not say which one is meant. */
  of?: string
  look?: ButtonLook
  /** The dialog's title. */
  title: string
  /** What is handed in, as it is said afterwards: 评价. */
  noun: string
  /** What orders the calls about the record. */
  record: string
  /** The name under which this tab keeps what is typed; the record's unless said. */
  keptAs?: string
  /** What is asked for; made once, outside of a component. */
  fields: F
  /** The shape of what this tab keeps, where it once kept another one. */
  shape?: v.GenericSchema<unknown, Partial<ValuesOf<F>>>
  /** Opens by itself once somebody has signed in for it (`SignInFirst` with the same record). */
  wanted?: Why
  /** The call that hands it in, and how the outbox calls it; its fields have their own words unless said. */
  call: (sent: Sent) => readonly [E, Input<E>, Omit<SendOptions, 'record'>]
  /** The form, a part that comes by itself: reading a record needs none of its controls. */
  form: Arriving<DeedForm<F, Sent> & Told>
  /** What else the form is told. */
  told?: Told
}

/**
 * Asks in a dialog for what a deed wants (a rating, a sign-up, a request), puts the call into the outbox and says what
 * becomes of it. Keeps what is typed through a closed dialog and a reload, until it is handed in. The button cannot be
 * pressed while something about the record waits.
 */
export function DeedDialog<E extends Endpoint, F extends Fields, Sent, Told extends object>({
  label,
  of,
  look = 'plain',
  title,
  noun,
  record,
  keptAs = record,
  fields,
  shape,
  wanted,
  call,
  form: Form,
  told,
}: Props<E, F, Sent, Told>) {
  const [open, setOpen] = useState(false)
  const own = useMemo(() => shape ?? shapeOf(fields), [shape, fields])
  const [typed, onChange] = useUnsent(keptAs, own)
  useAfterSignIn(wanted, record, () => setOpen(true))
  const waits = useOutbox().some((item) => item.record === record)
  const queue = async (sent: Sent) => {
    const [endpoint, input, options] = call(sent)
    const said = { record, labels: labelsOf(fields), ...options }
    if (!(await handIn(handedIn(noun), () => send(endpoint, input, said)))) return
    setOpen(false)
    onChange(undefined)
  }
  return (
    <>
      <Button look={look} busy={waits} onClick={() => setOpen(true)}>
        {label}
        {of && <span className="visually-hidden">：{of}</span>}
      </Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <Form
          room={<SkeletonText />}
          {...({ ...told, typed, onChange, onSend: (sent) => void queue(sent) } as DeedForm<F, Sent> & Told)}
        />
      </Dialog>
    </>
  )
}
