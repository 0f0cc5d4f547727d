import { type FormEvent, useState } from 'react'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { ApiError, isPassing } from '#api/call/error.ts'
import { PasswordField as Field } from '#features/session/PasswordField.tsx'
import { useCommon } from '#offline/view.ts'
import { encryptPassword } from '#session/password.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { PasswordStrength } from '#ui/form/PasswordStrength.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import {
  checkChange,
  type PasswordErrors,
  type PasswordField,
  passwordFields,
  type PasswordValues,
} from './check.ts'
import styles from './password.module.css'

const empty: PasswordValues = { oldPassword: '', password: '', confirmPassword: '' }

/** Changes the password. The city ends every other sign-in of this user; this one goes on. */
export function ChangePassword() {
  const { reach } = useCommon()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [outcome, setOutcome] = useState<'none' | 'sending' | 'done' | { failure: unknown }>('none')

  const bind = (field: PasswordField, label: string) => ({
    name: field,
    label,
    value: values[field],
    error: errors[field],
    required: true,
    onChange: (value: string) => {
      setValues((now) => ({ ...now, [field]: value }))
      setErrors((now) => ({ ...now, [field]: undefined }))
    },
  })
  const show = (found: PasswordErrors) => {
    setErrors(found)
    const first = passwordFields.find((field) => found[field])
    if (first) focusField(first)
    return first !== undefined
  }
  const submit = async () => {
    setOutcome('none')
    if (show(checkChange(values))) return
    setOutcome('sending')
    try {
      const [oldPassword, password, confirmPassword] = await Promise.all([
        encryptPassword(values.oldPassword),
        encryptPassword(values.password),
        encryptPassword(values.confirmPassword),
      ])
      await call(auth.changePassword, { body: { oldPassword, password, confirmPassword } }, { quiet: true })
      setValues(empty)
      setOutcome('done')
      // The notice stands above the form, which may be out of sight.
      showToast('密码已修改')
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      const found = Object.fromEntries(fields.map((one) => [one.field, one.errorMessage]))
      setOutcome(show(found) ? 'none' : { failure: error })
    }
  }
  return (
    <Fluent>
      <form
        noValidate
        aria-label="修改密码"
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (outcome !== 'sending') void submit()
        }}
      >
        {outcome === 'done' && (
          <Notice tone="info" title="密码已修改。">
            其他设备上的登录已退出，本机保持登录。下次登录请用新密码。
          </Notice>
        )}
        {typeof outcome === 'object' && <Failure error={outcome.failure} />}
        {reach !== 'online' && (
          <Notice tone="warn" title="当前没有网络。">
            联网后可以修改密码。
          </Notice>
        )}
        <Field {...bind('oldPassword', '原密码')} />
        <div>
          <Field
            {...bind('password', '新密码')}
            autoComplete="new-password"
            hint="8 至 20 位，同时含有字母和数字"
          />
          <PasswordStrength value={values.password} />
        </div>
        <Field {...bind('confirmPassword', '确认新密码')} autoComplete="new-password" />
        <div>
          <Button type="submit" look="primary" disabled={outcome === 'sending' || reach !== 'online'}>
            {outcome === 'sending' ? '正在修改' : '修改密码'}
          </Button>
        </div>
      </form>
    </Fluent>
  )
}

function Failure({ error }: { error: unknown }) {
  return (
    <Notice tone="bad" title={error instanceof Error ? error.message : '修改失败'}>
      {isPassing(error) && '已填写的内容还在，稍后重试即可。'}
    </Notice>
  )
}
