import { passwordRules, passwordStrength } from '#rules/new-password.ts'
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
      <div>
        <PasswordField
          {...fields.text('password')}
          label={label}
          autoComplete="new-password"
          hint={<RulesKept password={password} />}
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
      <PasswordField {...fields.text('confirm')} label={`确认${label}`} autoComplete="new-password" />
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
