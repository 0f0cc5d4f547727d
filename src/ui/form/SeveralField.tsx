import { memo } from 'react'
import { describedBy, fieldId, type FieldProps } from './field.ts'
import styles from './ChoiceField.module.css'

interface Props extends FieldProps {
  /** Undefined while nothing was said; an empty list says that none of them holds. */
  value: readonly string[] | undefined
  onChange: (value: string[] | undefined) => void
  onBlur?: () => void
  options: readonly string[]
  /** False where one of them has to hold. */
  none?: boolean
}

/** Any of a few, all of them in sight; that none holds is an answer, too. The first carries the field's id. */
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
            {/* A group of boxes can be told no other way. */}
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
