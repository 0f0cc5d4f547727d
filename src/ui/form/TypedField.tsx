import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'
import type { Typed } from './typed.ts'

interface Props extends FieldProps, ValueProps<Typed> {
  unit: string
  /** True where it has no places after the point: a phone then shows no point. */
  isWhole?: boolean
  read: (text: string) => Typed
  write: (value: Typed) => string
  /** Why a text cannot be read. */
  problem: (text: string) => string | undefined
}

/**
 * A number that stays on the screen as it is typed and is written out when the field is left.
 * Text that is no number is kept, handed on as text, and explained.
 */
export function TypedField({
  value,
  onChange,
  onBlur,
  unit,
  isWhole = false,
  read,
  write,
  problem,
  error,
  ...field
}: Props) {
  const [typing, setTyping] = useState<string>()
  const unreadable = typing === undefined && typeof value === 'string' ? problem(value) : undefined
  return (
    <Labelled {...field} error={unreadable ?? error}>
      <Input
        id={fieldId(field.name)}
        className={`${styles.control} ${styles.number}`}
        value={typing ?? write(value)}
        input={{ inputMode: isWhole ? 'numeric' : 'decimal' }}
        autoComplete="off"
        onChange={(_, { value: text }) => {
          setTyping(text)
          onChange(read(text), 'typed')
        }}
        onBlur={() => {
          setTyping(undefined)
          onBlur?.()
        }}
        disabled={field.disabled ?? false}
        contentAfter={<span className={styles.unit}>{unit}</span>}
      />
    </Labelled>
  )
}
