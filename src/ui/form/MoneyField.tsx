import { memo } from 'react'
import type { FieldProps, ValueProps } from './field.ts'
import { TypedField } from './TypedField.tsx'
import { type Typed, wan, writeMoney } from './typed.ts'

/** An amount: people type 万元, the form holds 元. */
export const MoneyField = memo(function MoneyField(props: FieldProps & ValueProps<Typed>) {
  return <TypedField {...props} writing={wan} write={writeMoney} />
})
