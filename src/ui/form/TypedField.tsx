import { startTransition, useState } from 'react'
import { afterPress } from '#lib/after-press.ts'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'
import { Line } from './Line.tsx'
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
  const [isTyping, setTyping] = useState(false)
  const unreadable = !isTyping && typeof value === 'string' ? problem(value) : undefined
  return (
    <Labelled {...field} error={unreadable ?? error}>
      <Line
        id={fieldId(field.name)}
        className={`${styles.control} ${styles.number}`}
        value={write(value)}
        isMeant={(text) => read(text) === value}
        input={{ inputMode: isWhole ? 'numeric' : 'decimal' }}
        autoComplete="off"
        onTyped={(text) => {
          startTransition(() => setTyping(true))
          onChange(read(text), 'typed')
        }}
        onBlur={({ target }) => {
          // What is wrong with it comes when a press that leaves it has become a click: it moves what stands below.
          afterPress(() => setTyping(false))
          target.value = write(read(target.value))
          onBlur?.()
        }}
        disabled={field.disabled ?? false}
        contentAfter={<span className={styles.unit}>{unit}</span>}
      />
    </Labelled>
  )
}
