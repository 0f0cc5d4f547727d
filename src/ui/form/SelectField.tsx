import { Select } from '@fluentui/react-components'
import { memo } from 'react'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'

interface Choice {
  value: string
  label: string
}

interface Props extends FieldProps, ValueProps<string> {
  /** Options: words that are their own values, or values with labels */
  options: readonly (string | Choice)[]
  /** Reason for missing options, such as {@link FILL_IN_LATER}; an incomplete list must not look complete */
  absent?: string
}

/** Returns the hint of a field without options: a selected value can be kept. */
const absentHint = (absent: string, value: string) =>
  value ? `目前只能保留已选内容，${absent.replace('补填', '更换')}` : `选项未保存到本机，${absent}`

/** Renders a select field; its value is '' if nothing is selected. */
export const SelectField = memo(function SelectField({
  value,
  onChange,
  onBlur,
  options,
  absent,
  ...field
}: Props) {
  const choices = options.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  // Shows a value that is no longer offered, so that it is not lost unnoticed.
  const unknown = value && !choices.some((one) => one.value === value)
  return (
    <Labelled {...field} hint={absent ? absentHint(absent, value) : field.hint}>
      <Select
        id={fieldId(field.name)}
        className={styles.control ?? ''}
        value={value}
        onChange={(_, data) => onChange(data.value)}
        onBlur={onBlur}
        disabled={field.disabled ?? false}
      >
        <option value="">请选择</option>
        {unknown && <option value={value}>{value}</option>}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </Labelled>
  )
})
