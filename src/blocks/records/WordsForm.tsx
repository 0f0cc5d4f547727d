import * as v from 'valibot'
import { text } from '#api/call/shape.ts'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'

/** Single field; the deed supplies its label. */
export type WordsFields = Record<'words', { label: string; kind: 'text' }>

export interface WordsInput {
  label: string
  hint: string
  /** Minimum and maximum number of characters. */
  least: number
  most: number
  /** Label of the submit button: 确认撤回. */
  confirmLabel: string
  danger?: boolean
}

/** Reports missing text as missing, not as too short. */
const requiredText = (label: string, least: number) =>
  v.pipe(
    v.string(),
    v.check((words) => least === 0 || words !== '', `请填写${label}`),
  )

/** Form with one text and its submit button, for a dialog. */
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
    schema={v.object({ words: v.pipe(requiredText(label, least), text(label, most, least)) })}
    submitLabel={confirmLabel}
    danger={danger}
  >
    {(bind) => <TextArea {...bind('words')} required={least > 0} hint={hint} limit={most} rows={3} />}
  </DialogForm>
)
