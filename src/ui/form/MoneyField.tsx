import { memo } from 'react'
import type { FieldProps, ValueProps } from './field.ts'
import { TypedField } from './TypedField.tsx'
import { type Typed, wan, writeMoney } from './typed.ts'

/** Renders a field for an amount: typed in 万元, stored in 元. */
export const MoneyField = memo(function MoneyField(props: FieldProps & ValueProps<Typed>) {
  return <TypedField {...props} writing={wan} write={writeMoney} />
})
