import { memo, type ReactNode } from 'react'
import { fieldId } from './field.ts'
import styles from './FlagField.module.css'

interface Props {
  name: string
  label: string
  value: boolean | undefined
  source?: ReactNode
  hint?: ReactNode
  /** True if the answer is on record: it can be changed but not removed */
  known?: boolean
  /** Receives undefined for 不清楚, which counts as unanswered */
  onChange: (value: boolean | undefined) => void
}

const choices = [
  { label: '是', value: true },
  { label: '否', value: false },
  { label: '不清楚', value: undefined },
] as const

/** Renders a choice of yes, no and unknown: 否 is an answer, 不清楚 counts as unanswered. */
export const FlagField = memo(function FlagField({
  name,
  label,
  value,
  source,
  hint,
  known = false,
  onChange,
}: Props) {
  return (
    <fieldset className={styles.flag}>
      <legend>
        {label}
        {source && <span className={styles.source}>{source}</span>}
      </legend>
      <div className={styles.choices}>
        {choices.slice(0, known ? 2 : 3).map((one, at) => (
          <label key={one.label}>
            <input
              type="radio"
              name={name}
              id={at === 0 ? fieldId(name) : undefined}
              checked={value === one.value}
              onChange={() => onChange(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  )
})
