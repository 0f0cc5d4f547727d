import type { Endpoint, Input } from '#api/call/endpoint.ts'
import { DeedDialog, type DeedForm } from '#blocks/form/DeedDialog.tsx'
import type { SendOptions } from '#offline/outbox/outbox.ts'
import type { ButtonLook } from '#ui/Button.tsx'
import { type LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { ratingFields } from './rating-fields.ts'
import type { Rated, Sent } from './RatingForm.tsx'

const RatingForm = lazyPart(async () => (await import('./RatingForm.tsx')).RatingForm)

interface Props<E extends Endpoint, Given extends Sent> extends Rated<Given> {
  /** Label of the button. */
  label?: string
  /** Title of the record. */
  of: string
  look?: ButtonLook
  /** Title of the dialog. */
  title: string
  /** Outbox record, which orders the calls about it. */
  record: string
  /** Storage key of the typed values in this tab; the record by default. */
  keptAs?: string
  /** Returns the call that hands the rating in, and its outbox options. */
  call: (rating: Given) => readonly [E, Input<E>, Omit<SendOptions, 'record'>]
}

/** Rates a record (好差评) in a dialog, once: button, form, and the way into the outbox. */
export function RateDialog<E extends Endpoint, Given extends Sent>({
  label = '去评价',
  of,
  look,
  title,
  record,
  keptAs,
  call,
  ...rated
}: Props<E, Given>) {
  return (
    <DeedDialog<E, typeof ratingFields, Given, Rated<Given>>
      {...{ label, of, look, title, record, keptAs, call }}
      noun="评价"
      fields={ratingFields}
      // Typed by the schema alone: the form reads two of the fields and passes all of them on.
      form={RatingForm as unknown as LazyPart<DeedForm<typeof ratingFields, Given> & Rated<Given>>}
      told={rated}
    />
  )
}
