import { memo, type HTMLAttributes, type HTMLInputAutoCompleteAttribute } from 'react'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'
import { Line } from './Line.tsx'

interface Props extends FieldProps, ValueProps<string> {
  type?: 'text' | 'tel' | 'email' | 'url'
  /** Which keys a phone shows, where the type does not say it. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Stands inside the field, at its end. */
  unit?: string
  /** What Enter does here, in place of sending the form. */
  onEnter?: (() => void) | undefined
}

/** One line of text. */
export const TextField = memo(function TextField({
  value,
  onChange,
  onBlur,
  type = 'text',
  inputMode,
  placeholder,
  autoComplete,
  unit,
  onEnter,
  ...field
}: Props) {
  return (
    <Labelled {...field}>
      <Line
        id={fieldId(field.name)}
        className={styles.control ?? ''}
        name={field.name}
        type={type}
        inputMode={inputMode}
        value={value}
        onTyped={(text) => onChange(text, 'typed')}
        onBlur={onBlur}
        onKeyDown={(event) => {
          // While characters are being composed, Enter chooses among them.
          if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return
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
