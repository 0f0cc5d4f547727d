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
  /** Most characters; what was written beyond stays, and the count says so. */
  limit?: number
}

/** Several lines of text, with the number of characters where there is a limit. Clean as one line is in `TextField`. */
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
        onBlur={({ target }) => {
          target.value = cleanText(target.value)
          onBlur?.()
        }}
        disabled={field.disabled ?? false}
        placeholder={placeholder}
        resize="vertical"
        textarea={{ rows }}
      />
    </Labelled>
  )
})
