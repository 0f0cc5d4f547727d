import { startTransition, useState } from 'react'
import { afterPress } from '#lib/after-press.ts'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'
import { Line } from './Line.tsx'
import { Readings } from './Readings.tsx'
import { numberProblem, numberReadings, readNumber, type Typed, type Writing } from './typed.ts'

interface Props extends FieldProps, ValueProps<Typed> {
  writing: Writing
  /** Formats the value after the field is left. */
  write: (value: Typed) => string
}

/**
 * Renders a number field that shows the typed text while it is focused and the formatted number afterwards. Text that is no
 * number is kept as the value and explained; if it has several readings, the field offers them.
 */
export function TypedField({ value, onChange, onBlur, writing, write, error, hint, ...field }: Props) {
  const [isTyping, setTyping] = useState(false)
  const read = (text: string) => readNumber(text, writing)
  const unread = !isTyping && typeof value === 'string' && value ? value : undefined
  const problem = unread === undefined ? undefined : numberProblem(unread, writing)
  const readings = unread === undefined ? [] : numberReadings(unread, writing)
  const choose = (chosen: number) => {
    onChange(chosen)
    // Focuses the field, because the pressed button disappears.
    document.getElementById(fieldId(field.name))?.focus()
  }
  const question = readings.length > 0 && (
    <>
      {hint}
      <Readings label={field.label} readings={readings} onChoose={choose} />
    </>
  )
  return (
    <Labelled {...field} error={problem ?? error} hint={question || hint}>
      <Line
        id={fieldId(field.name)}
        className={`${styles.control} ${styles.number}`}
        value={write(value)}
        isMeant={(text) => read(text) === value}
        input={{ inputMode: writing.decimals === 0 ? 'numeric' : 'decimal' }}
        autoComplete="off"
        onTyped={(text) => {
          startTransition(() => setTyping(true))
          onChange(read(text), 'typed')
        }}
        clean={(text) => write(read(text))}
        onBlur={() => {
          // Shows the error only after a press outside has become a click, because it moves the content below.
          afterPress(() => setTyping(false))
          onBlur?.()
        }}
        disabled={field.disabled ?? false}
        contentAfter={<span className={styles.unit}>{writing.unit}</span>}
      />
    </Labelled>
  )
}
