import { Field, type LabelProps, useThemeClassName } from '@fluentui/react-components'
import { type ComponentType, type ReactElement, useContext } from 'react'
import { fieldId, type FieldProps, HasTried } from './field.ts'
import styles from './Labelled.module.css'

interface Props extends FieldProps {
  /** True for a custom control, which a label's `for` cannot refer to */
  isOwn?: boolean
  children: ReactElement
}

/**
 * Renders label, required mark, source, hint and error around a control; Fluent's Field connects them for screen readers.
 * The control must have `id={fieldId(name)}`.
 * @throws Error in development, outside <Fluent>
 */
export function Labelled({
  name,
  label,
  required,
  source,
  hint,
  error,
  wide,
  hidden,
  isOwn = false,
  children,
}: Props) {
  const tried = useContext(HasTried)
  const themed = useThemeClassName() !== ''
  if (import.meta.env.DEV && !themed) throw new Error(`${name} stands outside <Fluent>`)
  if (hidden) return null
  return (
    <Field
      className={wide ? `${styles.field} ${styles.wide}` : styles.field}
      required={required ?? false}
      validationState={error ? 'error' : 'none'}
      validationMessage={error ? { children: error, role: tried ? undefined : 'alert' } : undefined}
      hint={hint ? { children: hint, className: styles.hint } : undefined}
      label={{
        htmlFor: fieldId(name),
        className: styles.label,
        children: (Label: ComponentType<LabelProps>, props: LabelProps) => (
          <div className={styles.head}>
            <Label {...props} {...(isOwn ? { htmlFor: undefined } : {})}>
              {label}
            </Label>
            {source && <span className={styles.source}>{source}</span>}
          </div>
        ),
      }}
    >
      {children}
    </Field>
  )
}
