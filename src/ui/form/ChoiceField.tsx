import { describedBy, fieldId, type FieldProps } from './field.ts'
import styles from './ChoiceField.module.css'

interface Props<T extends string | number> extends FieldProps {
  /** Selected value; undefined if none is selected */
  value: T | undefined
  onChange: (value: T) => void
  options: readonly { value: T; label: string }[]
}

/** Renders radio buttons for a few options. The first has the field's id, to which error links lead. */
export function ChoiceField<T extends string | number>({
  name,
  label,
  required,
  hint,
  error,
  disabled,
  hidden,
  value,
  onChange,
  options,
}: Props<T>) {
  if (hidden) return null
  const id = fieldId(name)
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      aria-describedby={describedBy(id, hint, error)}
      aria-required={required ?? false}
      aria-invalid={error !== undefined}
      disabled={disabled ?? false}
    >
      <legend>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden>
            *
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {options.map((one, at) => (
          <label key={one.value} className={styles.choice}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            {one.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
