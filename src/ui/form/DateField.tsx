import { Input } from '@fluentui/react-components'
import { memo } from 'react'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'

interface Props extends FieldProps, ValueProps<string> {
  /** First and last day that may be chosen, `2026-04-18`. */
  min?: string
  max?: string
}

/** A day as `2026-04-18`, '' while none is chosen. The browser's own picker: phones have good ones. */
export const DateField = memo(function DateField({ value, onChange, onBlur, min, max, ...field }: Props) {
  return (
    <Labelled {...field}>
      <Input
        id={fieldId(field.name)}
        className={styles.control ?? ''}
        type="date"
        value={value}
        onChange={(_, data) => onChange(data.value)}
        onBlur={onBlur}
        disabled={field.disabled ?? false}
        input={{ min, max }}
      />
    </Labelled>
  )
})
