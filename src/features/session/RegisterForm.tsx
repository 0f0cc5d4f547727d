import { useState, type ReactNode } from 'react'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { encryptPassword } from '#session/password.ts'
import { signIn } from '#session/sign.ts'
import { CheckField } from '#ui/form/CheckField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { AccountPhone } from './AccountPhone.tsx'
import { forms, registerPhone, type Values } from './rules.ts'
import { SessionForm } from './SessionForm.tsx'
import { forgetSms, lastSms } from './sms.ts'
import { SmsFields } from './SmsFields.tsx'
import { useFields } from './useFields.ts'

interface Props {
  tel?: string
  /** Callback after the account was created and the user signed in. */
  onDone: () => void
  /** Text to agree to, with its links. */
  agreement: ReactNode
  /** Callback with the phone as it is typed. */
  onTel: (tel: string) => void
}

/** Registers an account with a phone and signs in with it at once. */
export function RegisterForm({ tel, onDone, agreement, onTel }: Props) {
  const [known] = useState(() => tel || lastSms()?.tel || '')
  const fields = useFields('register', known)
  const ask = async ({ tel, smsCode, password, nickname }: Values) => {
    const body = { tel, smsCode, password: await encryptPassword(password) }
    const named = nickname ? { ...body, nickname } : body
    await signIn(await call(auth.register, { body: named }, { quiet: true }))
  }
  const submit = async () => {
    if (!(await fields.attempt('submit', forms.register, ask))) return
    forgetSms()
    onDone()
  }
  return (
    <SessionForm fields={fields} submit={['注册', '正在注册']} onSubmit={() => void submit()}>
      <AccountPhone fields={fields} onTel={onTel} hint="用于登录和接收短信" />
      <SmsFields fields={fields} type="register" phone={registerPhone} />
      <NewPasswordFields
        password={fields.bind('password')}
        confirm={fields.bind('confirm')}
        known={[fields.values.tel]}
      />
      <TextField {...fields.bind('nickname')} autoComplete="nickname" hint="选填，最多 20 个字" />
      <CheckField {...fields.bind('agreed')}>{agreement}</CheckField>
    </SessionForm>
  )
}
