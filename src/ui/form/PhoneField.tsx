import { barePhone } from '#lib/bare-phone.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'clean' | 'type' | 'inputMode'>

/** Renders the field for a mobile phone number, used in every form so that all accept the same pasted notations. */
export const PhoneField = ({ autoComplete = 'tel', ...props }: Props) => (
  <TextField
    {...props}
    clean={barePhone}
    // A user name must not have the type `tel` (HTML, "Autofill"); `inputMode` still shows a phone's digit keys.
    type={autoComplete === 'tel' ? 'tel' : 'text'}
    inputMode="tel"
    autoComplete={autoComplete}
  />
)
