import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { fieldId, type FieldProps, type ValueProps } from '#ui/form/field.ts'
import controls from '#ui/form/controls.module.css'
import { Labelled } from '#ui/form/Labelled.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './session.module.css'

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
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        }
      />
    </Labelled>
  )
}
