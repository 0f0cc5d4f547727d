import { Input } from '@fluentui/react-components'
import { memo } from 'react'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'
import { useDayInput } from './useDayInput.ts'

interface Props extends FieldProps, ValueProps<string> {
  /** First and last allowed day, like `2026-04-18` */
  min?: string
  max?: string
}

/**
 * Renders a date field with the browser's own picker. The value is a day like `2026-04-18`, '' if empty, or a pasted text
 * that is not a date.
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
