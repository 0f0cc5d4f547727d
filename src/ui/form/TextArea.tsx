import { memo } from 'react'
import { cleanText } from '#lib/clean.ts'
import { characterCount } from '#lib/count.ts'
import { fieldId, type FieldProps, type ValueProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'
import { Lines } from './Line.tsx'

interface Props extends FieldProps, ValueProps<string> {
  placeholder?: string
  rows?: number
  /** Maximal number of characters; longer text is kept, and the count shows the excess */
  limit?: number
}

/** Renders a text area, with the number of characters if there is a limit. Cleans its text like `TextField`. */
export const TextArea = memo(function TextArea({
  value,
  onChange,
  onBlur,
  placeholder,
  rows = 4,
  limit,
  hint,
  ...field
}: Props) {
  const count = limit === undefined ? undefined : `${String(characterCount(value))}/${String(limit)} 字`
  return (
    <Labelled
      wide
      {...field}
      hint={
        <>
          {hint}
          {hint && count && ' · '}
          {count}
        </>
      }
    >
      <Lines
        id={fieldId(field.name)}
        className={styles.area ?? ''}
        value={value}
        isMeant={(text) => cleanText(text) === value}
        onTyped={(text) => onChange(cleanText(text), 'typed')}
        clean={cleanText}
        onBlur={onBlur}
        disabled={field.disabled ?? false}
        placeholder={placeholder}
        resize="vertical"
        textarea={{ rows }}
      />
    </Labelled>
  )
})
