import { memo, type HTMLAttributes, type HTMLInputAutoCompleteAttribute } from 'react'
import { cleanLine } from '#lib/clean.ts'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'
import { Line } from './Line.tsx'

export interface TextFieldProps extends FieldProps, ValueProps<string> {
  /** Cleans a text of this kind (`lib/clean.ts`); by default a line of words */
  clean?: (text: string) => string
  type?: 'text' | 'tel' | 'email' | 'url'
  /** Keyboard of a phone, if the type does not determine it */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Unit shown at the end of the field */
  unit?: string
  /** Called on Enter in place of the form's submit */
  onEnter?: () => void
}

/**
 * Renders a field for one line of text. Its value is clean from the first letter; the field shows the typed text while it
 * is focused, and the clean value afterwards.
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
        clean={clean}
        onBlur={onBlur}
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
