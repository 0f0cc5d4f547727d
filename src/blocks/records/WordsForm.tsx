import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { characterCount } from '#lib/count.ts'
import { TextArea } from '#ui/form/TextArea.tsx'

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

interface Props extends WordsInput {
  value: string
  onChange: (words: string) => void
  onSend: (words: string) => void
}

/** One text and the button that sends it, for a dialog. */
export function WordsForm({
  label,
  hint,
  least,
  most,
  confirmLabel,
  danger,
  value,
  onChange,
  onSend,
}: Props) {
  const length = characterCount(value)
  const problem =
    length < least
      ? least > 0 && length === 0
        ? `请填写${label}`
        : `${label}至少 ${String(least)} 个字`
      : length > most
        ? `${label}最多 ${String(most)} 个字`
        : undefined
  return (
    <DialogForm
      submitLabel={confirmLabel}
      danger={danger ?? false}
      wrong={problem ? ['words'] : []}
      onSend={() => onSend(value)}
    >
      {(tried) => (
        <TextArea
          name="words"
          label={label}
          required={least > 0}
          hint={hint}
          limit={most}
          rows={3}
          value={value}
          onChange={onChange}
          error={tried ? problem : undefined}
        />
      )}
    </DialogForm>
  )
}
