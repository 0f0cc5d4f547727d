import { useState } from 'react'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { encryptPassword } from '#session/password.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { AccountPhone } from './AccountPhone.tsx'
import { forms, loginPhone, type Values } from './rules.ts'
import { SessionForm } from './SessionForm.tsx'
import { forgetSms, lastSms } from './sms.ts'
import { SmsFields } from './SmsFields.tsx'
import { useFields } from './useFields.ts'

interface Props {
  tel?: string
  /** Callback with the phone once its new password is valid; every session has ended by then. */
  onDone: (tel: string) => void
  /** Callback with the phone as it is typed. */
  onTel: (tel: string) => void
}

/** Sets a new password for a user who has forgotten theirs. */
export function ResetForm({ tel, onDone, onTel }: Props) {
  const [known] = useState(() => tel || lastSms()?.tel || '')
  const fields = useFields('reset', known)
  const ask = async ({ tel, smsCode, password }: Values) =>
    await call(
      auth.resetPassword,
      { body: { tel, smsCode, password: await encryptPassword(password) } },
      { quiet: true },
    )
  const submit = async () => {
    if (!(await fields.attempt('submit', forms.reset, ask))) return
    forgetSms()
    onDone(fields.values.tel)
  }
  return (
    <SessionForm fields={fields} submit={['重置密码', '正在重置']} onSubmit={() => void submit()}>
      <AccountPhone fields={fields} onTel={onTel} />
      <SmsFields fields={fields} type="reset" phone={loginPhone} />
      <NewPasswordFields
        password={fields.bind('password')}
        confirm={fields.bind('confirm')}
        known={[fields.values.tel]}
      />
    </SessionForm>
  )
}
