import { Checkbox, Field } from '@fluentui/react-components'
import { memo, type ReactNode, useContext } from 'react'
import { fieldId, type FieldProps, HasTried, type ValueProps } from './field.ts'
import styles from './Labelled.module.css'

type Props = Omit<FieldProps, 'label' | 'source'> & ValueProps<boolean> & { children: ReactNode }

/** Renders a checkbox for an agreement with its text. */
export const CheckField = memo(function CheckField({
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  disabled,
  hidden,
  children,
}: Props) {
  const tried = useContext(HasTried)
  if (hidden) return null
  return (
    <Field
      className={`${styles.field} ${styles.wide}`}
      validationState={error ? 'error' : 'none'}
      validationMessage={error ? { children: error, role: tried ? undefined : 'alert' } : undefined}
      hint={hint ? { children: hint } : undefined}
    >
      <Checkbox
        className={styles.check}
        id={fieldId(name)}
        checked={value}
        onChange={(_, data) => onChange(data.checked === true)}
        onBlur={onBlur}
        disabled={disabled ?? false}
        // Replaces the `div` of Fluent's indicator, because its root is a `span`.
        indicator={{ as: 'span' as 'div' }}
        label={{ children, className: styles.agree }}
      />
    </Field>
  )
})
