import * as v from 'valibot'
import { text } from '#api/call/shape.ts'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'

/** The one field: what it is called is the deed's to say. */
export type WordsFields = Record<'words', { label: string; kind: 'text' }>

export interface WordsInput {
  label: string
  hint: string
  /** Fewest and most characters. */
  least: number
  most: number
  /** The verb: 确认撤回. */
  confirmLabel: string
  danger?: boolean
}

/** Says of words that are missing that they are, and not that they are too short. */
const given = (label: string, least: number) =>
  v.pipe(
    v.string(),
    v.check((words) => least === 0 || words !== '', `请填写${label}`),
  )

/** One text and the button that sends it, for a dialog. */
export const WordsForm = ({
  label,
  hint,
  least,
  most,
  confirmLabel,
  danger,
  ...form
}: WordsInput & DeedForm<WordsFields>) => (
  <DialogForm
    {...form}
    fields={{ words: { label, kind: 'text' } }}
    schema={v.object({ words: v.pipe(given(label, least), text(label, most, least)) })}
    submitLabel={confirmLabel}
    danger={danger}
  >
    {(bind) => <TextArea {...bind('words')} required={least > 0} hint={hint} limit={most} rows={3} />}
  </DialogForm>
)
