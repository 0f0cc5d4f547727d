import { type FormEvent, useState } from 'react'
import { auth } from '#api/auth.ts'
import { call } from '#api/call.ts'
import { ApiError, isPassing } from '#api/error.ts'
import { encryptPassword } from '#session/password.ts'
import { signIn } from '#session/sign.ts'
import { Button } from '#ui/Button.tsx'
import { Fluent } from '#ui/form/Fluent.tsx'
import { focusField } from '#ui/form/field.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { checkLogin, type LoginErrors, type LoginValues } from './check.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './LoginForm.module.css'

interface Props {
  /** Filled in already, where it is known who comes back. */
  tel?: string | undefined
  /** The person is signed in. */
  onDone?: () => void
}

const fields = ['tel', 'password', 'captchaCode'] as const
/** In front of the fields' ids: the form may stand over another one. */
const nameOf = (field: keyof LoginValues) => `login-${field}`

/** Signing in by phone and password. A try spends the captcha: the next picture comes, the rest stays as typed. */
export function LoginForm({ tel = '', onDone }: Props) {
  const [values, setValues] = useState<LoginValues>({ tel, password: '', captchaCode: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [failure, setFailure] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const [captchaId, setCaptchaId] = useState<string>(() => crypto.randomUUID())

  const bind = (field: keyof LoginValues) => ({
    name: nameOf(field),
    value: values[field],
    error: errors[field],
    required: true,
    onChange: (value: string) => {
      setValues((now) => ({ ...now, [field]: value }))
      setErrors((now) => ({ ...now, [field]: undefined }))
    },
  })
  const renewCaptcha = () => {
    setCaptchaId(crypto.randomUUID())
    setValues((now) => ({ ...now, captchaCode: '' }))
  }
  const show = (found: LoginErrors) => {
    setErrors(found)
    const first = fields.find((field) => found[field])
    if (first) focusField(nameOf(first))
    return first !== undefined
  }
  const refused = (error: unknown) => {
    const heard = error instanceof ApiError && error.status > 0
    if (heard) renewCaptcha()
    const found = error instanceof ApiError ? error.fields : []
    const known = fields.flatMap((field) => {
      const words = found.find((one) => one.field === field)?.errorMessage
      return words ? [[field, words] as const] : []
    })
    if (!show(Object.fromEntries(known))) setFailure(error)
  }
  const submit = async () => {
    setFailure(undefined)
    if (show(checkLogin(values))) return
    setSending(true)
    try {
      const password = await encryptPassword(values.password)
      const { tel, captchaCode } = values
      const asked = { query: { tel, password, id: captchaId, captchaCode } }
      await signIn(await call(auth.login, asked, { quiet: true }))
      onDone?.()
    } catch (error) {
      refused(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Fluent>
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!sending) void submit()
      }}
    >
      {failure !== undefined && <Failure error={failure} />}
      <TextField {...bind('tel')} label="手机号" type="tel" autoComplete="username" />
      <PasswordField {...bind('password')} label="密码" />
      <CaptchaField {...bind('captchaCode')} label="图形验证码" id={captchaId} onRenew={renewCaptcha} />
      <Button type="submit" look="primary" disabled={sending}>
        {sending ? '正在登录' : '登录'}
      </Button>
    </form>
    </Fluent>
  )
}

function Failure({ error }: { error: unknown }) {
  return (
    <Notice tone="bad" title={error instanceof Error ? error.message : '登录失败'}>
      {isPassing(error) && '已填写的内容还在，稍后重试即可。'}
    </Notice>
  )
}
