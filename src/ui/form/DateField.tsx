import { Input } from '@fluentui/react-components'
import { memo } from 'react'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'
import { useDayInput } from './useDayInput.ts'

interface Props extends FieldProps, ValueProps<string> {
  /** First and last day that may be chosen, `2026-04-18`. */
  min?: string
  max?: string
}

/**
 * A day as `2026-04-18`, '' while none is chosen, or the text that was pasted and is none. The browser's own picker: phones
 * have good ones.
 */
export const DateField = memo(function DateField({ min, max, value, onChange, onBlur, ...field }: Props) {
  const { problem, input } = useDayInput({ value, onChange, ...(onBlur && { onBlur }) })
  return (
    <Labelled {...field} error={problem ?? field.error}>
      <Input
        id={fieldId(field.name)}
        className={styles.control ?? ''}
        {...input}
        disabled={field.disabled ?? false}
        input={{ min, max }}
      />
    </Labelled>
  )
})
