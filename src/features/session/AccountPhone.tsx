import { PhoneField } from '#ui/form/PhoneField.tsx'
import type { Fields } from './useFields.ts'

interface Props {
  fields: Fields
  /** Told what is typed, for whoever takes it along to another page. */
  onTel?: (tel: string) => void
  hint?: string
}

/** The phone that is the name of an account, to password managers too. */
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
