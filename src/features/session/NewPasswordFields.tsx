import { passwordRules, passwordStrength } from '#lib/new-password.ts'
import { Icon } from '#ui/Icon.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { Fields } from './useFields.ts'
import styles from './session.module.css'

/** A new password, twice: its rules with a mark at those that are kept, and in words how hard it is to guess. */
export function NewPasswordFields({ fields, label }: { fields: Fields; label: string }) {
  const { password, tel } = fields.values
  const strength = password && passwordStrength(password, [tel.trim()])
  return (
    <>
      <div className={styles.newPassword}>
        <PasswordField {...fields.text('password')} label={label} autoComplete="new-password" />
        <ul className={styles.rules} aria-label="密码要求">
          {Object.values(passwordRules).map(({ words, holds }) => (
            <li key={words} data-kept={holds(password)}>
              <Icon name={holds(password) ? 'check' : 'info'} />
              {words}
              {holds(password) && <span className="visually-hidden">，已满足</span>}
            </li>
          ))}
        </ul>
        <p role="status" className={styles.strength} data-strength={strength}>
          {strength && (
            <>
              密码强度：<strong>{strength}</strong>
              <span aria-hidden="true" className={styles.meter} />
            </>
          )}
        </p>
      </div>
      <PasswordField {...fields.text('confirm')} label={`确认${label}`} autoComplete="new-password" />
    </>
  )
}
