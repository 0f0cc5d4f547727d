import { memo } from 'react'
import type { FieldProps, ValueProps } from './field.ts'
import { TypedField } from './TypedField.tsx'
import { type Typed, writeNumber } from './typed.ts'

interface Props extends FieldProps, ValueProps<Typed> {
  unit: string
  /** Maximal decimal places; 0 by default */
  decimals?: number
}

/** Renders a field for a number with a unit: 人, %, 天. */
export const NumberField = memo(function NumberField({ unit, decimals = 0, ...props }: Props) {
  const writing = { unit, decimals }
  return <TypedField {...props} writing={writing} write={(value) => writeNumber(value, writing)} />
})
