import { memo } from 'react'
import { describedBy, fieldId, type FieldProps } from './field.ts'
import styles from './ChoiceField.module.css'

interface Props extends FieldProps {
  /** Selected options; undefined if unanswered, an empty list for 都没有 */
  value: readonly string[] | undefined
  onChange: (value: string[] | undefined) => void
  onBlur?: () => void
  options: readonly string[]
  /** False if at least one option is required */
  none?: boolean
}

/** Renders checkboxes for a few options and 都没有. The first has the field's id. */
export const SeveralField = memo(function SeveralField({
  name,
  label,
  source,
  hint,
  error,
  required,
  hidden,
  value,
  onChange,
  options,
  none = true,
}: Props) {
  if (hidden) return null
  const id = fieldId(name)
  const toggle = (option: string) => {
    const next = value?.includes(option) ? value.filter((one) => one !== option) : [...(value ?? []), option]
    onChange(next.length ? next : undefined)
  }
  return (
    <fieldset className={styles.field} aria-describedby={describedBy(id, source ?? hint, error)}>
      <legend>
        {label}
        {required && (
          <>
            <span className={styles.mark} aria-hidden>
              *
            </span>
            {/* Marks the group as required in its name, because a group has no such attribute. */}
            <span className="visually-hidden">，必填</span>
          </>
        )}
      </legend>
      {(source ?? hint) && (
        <p id={`${id}-hint`} className={styles.hint}>
          {source ?? hint}
        </p>
      )}
      <div className={styles.choices}>
        {options.map((option, at) => (
          <label key={option} className={styles.choice}>
            <input
              type="checkbox"
              id={at === 0 ? id : undefined}
              name={name}
              checked={value?.includes(option) ?? false}
              onChange={() => toggle(option)}
            />
            {option}
          </label>
        ))}
        {none && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              checked={value?.length === 0}
              onChange={() => onChange(value?.length === 0 ? undefined : [])}
            />
            都没有
          </label>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
})
