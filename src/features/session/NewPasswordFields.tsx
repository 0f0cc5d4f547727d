import { passwordRules } from '#rules/new-password.ts'
import { passwordStrength } from '#rules/password-strength.ts'
import { Icon } from '#ui/Icon.tsx'
import type { FieldProps, ValueProps } from '#ui/form/field.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './session.module.css'

type Bound = FieldProps & ValueProps<string>

interface Props {
  password: Bound
  confirm: Bound
  /** Known data of the account, such as the phone; a password that contains it counts as weak. */
  known: readonly string[]
}

/** Renders a new password and its confirmation, with a mark at each rule that is met and the strength in words. */
export function NewPasswordFields({ password, confirm, known }: Props) {
  const { value } = password
  const strength = value && passwordStrength(value, known)
  return (
    <>
      <div>
        <PasswordField
          {...password}
          required
          autoComplete="new-password"
          hint={<RulesKept password={value} />}
        />
        <p role="status" className={styles.strength} data-strength={strength}>
          {strength && (
            <>
              <span>
                密码强度：<strong>{strength}</strong>
              </span>
              <span aria-hidden="true" className={styles.meter} />
            </>
          )}
        </p>
      </div>
      <PasswordField {...confirm} required autoComplete="new-password" />
    </>
  )
}

function RulesKept({ password }: { password: string }) {
  return (
    <span className={styles.rules}>
      {Object.values(passwordRules).map(({ words, holds }) => (
        <span key={words} data-kept={holds(password)}>
          <Icon name={holds(password) ? 'check' : 'info'} />
          {words}
          <span className="visually-hidden">{holds(password) ? '，已满足。' : '。'}</span>
        </span>
      ))}
    </span>
  )
}
