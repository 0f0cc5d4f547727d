import { barePhone } from '#lib/bare-phone.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'clean' | 'type' | 'inputMode'>

/** A mobile phone, however it is pasted. The one field for it, so that every form takes the same. */
export const PhoneField = ({ autoComplete = 'tel', ...props }: Props) => (
  <TextField
    {...props}
    clean={barePhone}
    // The name of an account may not be of the type `tel` (HTML, "Autofill"): a phone shows its digits all the same.
    type={autoComplete === 'tel' ? 'tel' : 'text'}
    inputMode="tel"
    autoComplete={autoComplete}
  />
)
