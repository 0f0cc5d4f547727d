import { barePhone } from '#lib/phone.ts'
import { TextField } from '#ui/form/TextField.tsx'
import type { Fields } from './useFields.ts'

interface Props {
  fields: Fields
  /** Told what is typed, for whoever takes it along to another page. */
  onTel?: ((tel: string) => void) | undefined
  hint?: string
}

/** The phone: the name of an account, to password managers too. */
export function PhoneField({ fields, onTel, hint }: Props) {
  const field = fields.bind('tel')
  return (
    <TextField
      {...field}
      onChange={(text) => {
        const tel = barePhone(text)
        field.onChange(tel)
        onTel?.(tel)
      }}
      required
      // No `tel`, which may have no `username` (HTML, "Autofill"): a phone shows its digits all the same.
      inputMode="tel"
      autoComplete="username"
      hint={hint}
    />
  )
}
