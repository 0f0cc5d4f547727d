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
  /** Words that are their own values, or values with labels. */
  options: readonly (string | Choice)[]
  /** Why there are no choices here, such as {@link LATER}: a part of them must not pass for all. */
  absent?: string
}

/** Says what stands below a field without its choices: a value that is chosen already can be kept. */
const absentWords = (absent: string, value: string) =>
  value ? `目前只能保留已选内容，${absent.replace('补填', '更换')}` : `选项未保存到本机，${absent}`

/** One choice of several; '' while nothing is chosen. */
export const SelectField = memo(function SelectField({
  value,
  onChange,
  onBlur,
  options,
  absent,
  ...field
}: Props) {
  const choices = options.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  // A value that is no longer offered is shown, so that nobody loses it without noticing.
  const unknown = value && !choices.some((one) => one.value === value)
  return (
    <Labelled {...field} hint={absent ? absentWords(absent, value) : field.hint}>
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
