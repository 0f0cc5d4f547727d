import { memo, type HTMLAttributes, type HTMLInputAutoCompleteAttribute } from 'react'
import { cleanLine } from '#lib/clean.ts'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'
import { Line } from './Line.tsx'

export interface TextFieldProps extends FieldProps, ValueProps<string> {
  /** Says what its kind makes of a text (`lib/clean.ts`); a line of words unless said. */
  clean?: (text: string) => string
  type?: 'text' | 'tel' | 'email' | 'url'
  /** Which keys a phone shows, where the type does not say it. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Stands inside the field, at its end. */
  unit?: string
  /** What Enter does here, in place of sending the form. */
  onEnter?: () => void
}

/**
 * One line of text. Its value is clean from the first letter on; the field shows what was typed while one is in it, and the
 * value once it is left.
 */
export const TextField = memo(function TextField({
  value,
  onChange,
  onBlur,
  clean = cleanLine,
  type = 'text',
  inputMode,
  placeholder,
  autoComplete,
  unit,
  onEnter,
  ...field
}: TextFieldProps) {
  return (
    <Labelled {...field}>
      <Line
        id={fieldId(field.name)}
        className={styles.control ?? ''}
        name={field.name}
        type={type}
        inputMode={inputMode}
        value={value}
        isMeant={(text) => clean(text) === value}
        onTyped={(text) => onChange(clean(text), 'typed')}
        onBlur={({ target }) => {
          target.value = clean(target.value)
          onBlur?.()
        }}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
        disabled={field.disabled ?? false}
        placeholder={placeholder}
        autoComplete={autoComplete}
        contentAfter={unit ? <span className={styles.unit}>{unit}</span> : undefined}
      />
    </Labelled>
  )
})
