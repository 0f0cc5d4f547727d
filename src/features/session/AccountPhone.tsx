import { PhoneField } from '#ui/form/PhoneField.tsx'
import type { Fields } from './useFields.ts'

interface Props {
  fields: Fields
  /** Callback with the phone as it is typed, for a caller that passes it to another page. */
  onTel?: (tel: string) => void
  hint?: string
}

/** Renders the phone field that names the account, for password managers too. */
export function AccountPhone({ fields, onTel, hint }: Props) {
  const field = fields.bind('tel')
  return (
    <PhoneField
      {...field}
      onChange={(tel) => {
        field.onChange(tel)
        onTel?.(tel)
      }}
      required
      autoComplete="username"
      hint={hint}
    />
  )
}
