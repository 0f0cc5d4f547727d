import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { fieldId, type FieldProps, type ValueProps } from '#ui/form/field.ts'
import controls from '#ui/form/controls.module.css'
import { Labelled } from '#ui/form/Labelled.tsx'
import { Glyph } from '#ui/Icon.tsx'
import styles from './session.module.css'

const EYE =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6'
const CLOSED_EYE =
  'M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.8-.4 4-1M10 10a3 3 0 0 0 4 4'

interface Props extends FieldProps, ValueProps<string> {
  /** Hint for password managers: fill in a known password, or generate and save a new one. */
  autoComplete?: 'current-password' | 'new-password'
}

/** Renders a password field, hidden until the user shows it; pasting and password managers are allowed. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  autoComplete = 'current-password',
  ...field
}: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Labelled {...field}>
      <Input
        id={fieldId(field.name)}
        name={field.name}
        className={controls.control ?? ''}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(_, data) => onChange(data.value)}
        onBlur={onBlur}
        contentAfter={
          <button
            type="button"
            className={styles.eye}
            aria-label={`显示${field.label}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Glyph d={shown ? CLOSED_EYE : EYE} />
          </button>
        }
      />
    </Labelled>
  )
}
