import { type ReactNode, useState } from 'react'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { encryptPassword } from '#session/password.ts'
import { signIn } from '#session/sign.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { AccountPhone } from './AccountPhone.tsx'
import { forms, loginPhone, type Values } from './rules.ts'
import { SessionForm } from './SessionForm.tsx'
import { forgetSms, lastSms } from './sms.ts'
import { SmsFields } from './SmsFields.tsx'
import { useFields } from './useFields.ts'

export type Way = 'password' | 'sms'

interface Props {
  way?: Way
  /** Phone to prefill, if the returning user is known. */
  tel?: string
  /** Callback after the sign-in. */
  onDone?: () => void
  /** Callback with true when the request starts, and with false only if it failed. */
  onBusy?: (busy: boolean) => void
  /** Callback with the phone as it is typed. */
  onTel?: (tel: string) => void
  /** Content shown offline, in place of the links to the pages on this device. */
  meanwhile?: ReactNode
}

/** Renders the sign-in form, by password or by SMS. Both share their fields, so that nothing is lost by switching. */
export function LoginForm({ way = 'password', tel, onDone, onBusy, onTel, meanwhile }: Props) {
  const [known] = useState(() => tel || lastSms()?.tel || '')
  const fields = useFields('login', known)
  const ask = async ({ tel, password, captchaCode, smsCode }: Values) => {
    const asked =
      way === 'sms'
        ? call(auth.loginPhone, { body: { tel, smsCode } }, { quiet: true })
        : call(
            auth.login,
            { query: { tel, password: await encryptPassword(password), id: fields.captchaId, captchaCode } },
            { quiet: true },
          )
    await signIn(await asked)
  }
  const submit = async () => {
    onBusy?.(true)
    const done = await fields.attempt('submit', way === 'sms' ? forms.smsLogin : forms.passwordLogin, ask)
    if (!done) return onBusy?.(false)
    forgetSms()
    onDone?.()
  }
  return (
    <SessionForm
      fields={fields}
      submit={['登录', '正在登录']}
      onSubmit={() => void submit()}
      meanwhile={meanwhile}
    >
      <AccountPhone fields={fields} onTel={onTel} />
      {way === 'sms' ? (
        <SmsFields fields={fields} type="login" phone={loginPhone} />
      ) : (
        <>
          <PasswordField {...fields.bind('password')} required />
          <CaptchaField {...fields.bind('captchaCode')} required fields={fields} />
        </>
      )}
    </SessionForm>
  )
}
