import { useState } from 'react'
import { describedBy, fieldId, type FieldProps } from './field.ts'
import choice from './ChoiceField.module.css'
import styles from './StarsField.module.css'

interface Props extends FieldProps {
  /** Selected number of stars, from 1; undefined if none is selected */
  value: number | undefined
  onChange: (value: number) => void
  /** Word for each number of stars, from one star on */
  grades: readonly string[]
}

/**
 * Renders stars to press as a group of radio buttons, with the word of the chosen grade beside them. The first has the
 * field's id, to which error links lead.
 */
export function StarsField({ name, label, required, hint, error, hidden, value, onChange, grades }: Props) {
  const [pointed, setPointed] = useState<number>()
  if (hidden) return null
  const id = fieldId(name)
  const shown = pointed ?? value ?? 0
  return (
    <fieldset
      role="radiogroup"
      className={choice.field}
      aria-describedby={describedBy(id, hint, error)}
      aria-required={required ?? false}
      aria-invalid={error !== undefined}
    >
      <legend>
        {label}
        {required && (
          <span className={choice.mark} aria-hidden>
            *
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={choice.hint}>
          {hint}
        </p>
      )}
      <div className={styles.stars} onPointerLeave={() => setPointed(undefined)}>
        {grades.map((grade, at) => (
          <label
            key={grade}
            className={at < shown ? `${styles.star} ${styles.on}` : styles.star}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(at + 1)}
          >
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              checked={at + 1 === value}
              onChange={() => onChange(at + 1)}
            />
            <span className="visually-hidden">{`${String(at + 1)} 星 ${grade}`}</span>
          </label>
        ))}
        <span className={styles.grade} aria-hidden>
          {grades[shown - 1] ?? '请选择'}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={choice.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
