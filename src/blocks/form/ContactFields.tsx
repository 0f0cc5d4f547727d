import type { FunctionComponent, ReactNode } from 'react'
import type { BoundField } from '#ui/form/bound.ts'
import type { FieldProps, ValueProps } from '#ui/form/field.ts'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { TextField } from '#ui/form/TextField.tsx'

type Name = 'contactName' | 'contactPhone'
type Props = FieldProps & ValueProps<string>

interface Form {
  Field: FunctionComponent<{ name: Name; children: (field: BoundField<string>) => ReactNode }>
  bind: (field: BoundField<string>) => Props
}

/**
 * Fields for the contact of a submission: name and phone.
 * @param form form with both as fields of its own, from `useDraftForm`
 * @param use who sees the phone, or its purpose: 承办单位据此联系
 */
export function ContactFields({ form: { Field, bind }, use }: { form: Form; use: string }) {
  return (
    <>
      <Field name="contactName">{(field) => <ContactName {...bind(field)} />}</Field>
      <Field name="contactPhone">{(field) => <ContactPhone {...bind(field)} use={use} />}</Field>
    </>
  )
}

/** Field for the contact's name. */
export const ContactName = (props: Props) => <TextField {...props} required autoComplete="name" />

/** Field for a mobile phone number; `use` states who sees it, or its purpose. */
export const ContactPhone = ({ use, ...props }: Props & { use: string }) => (
  <PhoneField {...props} required hint={`11 位手机号，${use}`} />
)
