import { useEffect, useMemo, useState } from 'react'
import type * as v from 'valibot'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import { type Fields, labelsOf } from '#api/call/fields.ts'
import { MainAction } from '#blocks/detail/MainAction.tsx'
import { submittedWords, queueAndNotify } from '#blocks/outbox/queue-and-notify.ts'
import { useAfterSignIn } from '#blocks/sign-in/useSignedInAction.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { send, type SendOptions } from '#offline/outbox/outbox.ts'
import { useOutbox } from '#offline/view.ts'
import type { Why } from '#session/wanted.ts'
import { type LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import type { Ending } from './ending.ts'
import type { ValuesOf } from './fields.ts'
import { shapeOf } from './shape.ts'

// Loads the finish with the form: most deeds end with a toast.
const Submitted = lazyPart(async () => (await import('./Submitted.tsx')).Submitted)

/** Props of a deed's form: the typed values and the callbacks for a change and for submission. */
export interface DeedForm<F extends Fields, Sent = ValuesOf<F>> {
  /** Undefined until anything is typed. */
  typed: Partial<ValuesOf<F>> | undefined
  /** Updates from the latest values, because files may be added while somebody types. */
  onChange: (change: (before: Partial<ValuesOf<F>> | undefined) => Partial<ValuesOf<F>>) => void
  onSend: (sent: Sent) => void
}

interface Props<E extends Endpoint, F extends Fields, Sent, Told extends object> {
  /** Label of the button: 去评价. */
  label: string
  /** Title of the record, appended for screen readers where the label does not identify it. */
  of?: string
  look?: ButtonLook
  /** Title of the dialog. */
  title: string
  /** Noun of the submission, used in the confirmation: 评价. */
  noun: string
  /** Outbox record, which orders the calls about it. */
  record: string
  /** Storage key of the typed values in this tab; the record by default. */
  keptAs?: string
  /** Fields of the form; a constant created outside of components. */
  fields: F
  /** Schema of the stored values, where an older version stored a different one. */
  shape?: v.GenericSchema<unknown, Partial<ValuesOf<F>>>
  /** Opens the dialog after the user has signed in for it (`SignInFirst` with the same record). */
  wanted?: Why
  /** Returns the call that submits the form, and its outbox options; labels come from the fields by default. */
  call: (sent: Sent) => readonly [E, Input<E>, Omit<SendOptions, 'record'>]
  /** Form, loaded on demand: reading a record needs none of its controls. */
  form: LazyPart<DeedForm<F, Sent> & Told>
  /** Additional props of the form. */
  told?: Told
  /** Finish shown in the dialog; without it a toast tells the outcome. */
  ending?: Ending
  /** False once the deed is done: the button is gone, but the dialog stays open with its finish. */
  isOffered?: boolean
  /** True for the main action of a record's page. */
  isMain?: boolean
}

/**
 * Collects a deed's input in a dialog (a rating, a sign-up, a request), queues the call in the outbox and shows its
 * outcome. Keeps the typed values across a closed dialog and a reload until they are submitted. Disables the button
 * while an item about the record waits.
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
  ending,
  isOffered = true,
  isMain = false,
}: Props<E, F, Sent, Told>) {
  const [open, setOpen] = useState(false)
  const storedShape = useMemo(() => shape ?? shapeOf(fields), [shape, fields])
  const [typed, onChange] = useUnsent(keptAs, storedShape)
  const [sentId, setSentId] = useState<string>()
  const isFollowed = ending !== undefined
  useEffect(() => {
    if (open && isFollowed) void Submitted.ready()
  }, [open, isFollowed])
  const queue = async (sent: Sent) => {
    const [endpoint, input, options] = call(sent)
    const sendOptions = { record, labels: labelsOf(fields), ...options }
    const sendIt = () => send(endpoint, input, sendOptions)
    const isKept = isFollowed
      ? await storeOrToast(async () => setSentId((await sendIt()).id))
      : await queueAndNotify(submittedWords(noun), sendIt)
    if (!isKept) return
    if (!isFollowed) setOpen(false)
    onChange(undefined)
  }
  const close = () => {
    setOpen(false)
    setSentId(undefined)
  }
  return (
    <>
      {isOffered && <Opener {...{ label, of, look, record, wanted, isMain }} onOpen={() => setOpen(true)} />}
      <Dialog open={open} title={title} onClose={close}>
        {sentId !== undefined && ending ? (
          <Submitted
            room={<SkeletonText />}
            id={sentId}
            ending={ending}
            inner
            onReopened={() => setSentId(undefined)}
          />
        ) : (
          <Form
            room={<SkeletonText />}
            {...({ ...told, typed, onChange, onSend: (sent) => void queue(sent) } as DeedForm<F, Sent> &
              Told)}
          />
        )}
      </Dialog>
    </>
  )
}

interface OpenerProps {
  label: string
  of?: string
  look: ButtonLook
  record: string
  wanted?: Why
  isMain: boolean
  onOpen: () => void
}

/** Opens the dialog on a press, or after the sign-in that the deed asked for. */
function Opener({ label, of, look, record, wanted, isMain, onOpen }: OpenerProps) {
  useAfterSignIn(wanted, record, onOpen)
  const isWaiting = useOutbox().some((item) => item.record === record)
  const button = (
    <Button look={look} busy={isWaiting} onClick={onOpen}>
      {label}
      {of && <span className="visually-hidden">：{of}</span>}
    </Button>
  )
  return isMain ? <MainAction>{button}</MainAction> : button
}
