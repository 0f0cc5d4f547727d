import { useState } from 'react'
import { ApiError } from '#api/call/error.ts'
import { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { isShown } from '#ui/form/field.ts'
import { captchaCode, type Field, problemsIn, type Rules, type Values } from './rules.ts'

/** Request in progress: an SMS, or the submit of the form. */
type Deed = 'sms' | 'submit'

const emptyValues: Values = {
  tel: '',
  password: '',
  confirm: '',
  captchaCode: '',
  smsCode: '',
  nickname: '',
  agreed: false,
}

const codeLabels = { captchaCode: '图形验证码', smsCode: '短信验证码' }
const registerLabels = { nickname: '昵称', agreed: '服务协议和隐私政策' }

/** Labels of each form's fields, in the order of the form. */
const labels = {
  login: { tel: '手机号', password: '密码', confirm: '确认密码', ...codeLabels, ...registerLabels },
  register: { tel: '手机号', ...codeLabels, password: '密码', confirm: '确认密码', ...registerLabels },
  reset: { tel: '手机号', ...codeLabels, password: '新密码', confirm: '确认新密码', ...registerLabels },
} satisfies Record<string, Record<Field, string>>

/** Returns the fields of a session form with its captcha; a captcha that an attempt has used up is replaced. */
export function useFields(kind: keyof typeof labels, tel: string) {
  const form = usePlainForm<Values, Deed>({
    prefix: kind,
    initial: { ...emptyValues, tel },
    labels: labels[kind],
  })
  const [captchaId, setCaptchaId] = useState<string>(() => crypto.randomUUID())
  const renewCaptcha = () => {
    setCaptchaId(crypto.randomUUID())
    form.set({ captchaCode: '' })
  }
  /**
   * Adds the captcha to the rules if the code that it unlocks is missing. The city's error about a refused captcha
   * stays until another captcha is typed.
   */
  const withCaptcha = (rules: Rules, { smsCode }: Values): Rules => {
    const { name, error } = form.bind('captchaCode')
    if (!rules.smsCode || smsCode || !isShown(name)) return rules
    return { ...rules, captchaCode: (values) => captchaCode(values) && (error ?? captchaCode(values)) }
  }
  return {
    ...form,
    captchaId,
    renewCaptcha,
    /**
     * Checks the values by these rules, then runs the work.
     * @returns whether it worked
     */
    attempt: (deed: Deed, rules: Rules, work: (values: Values) => Promise<unknown>) =>
      form.attempt(
        deed,
        (values) => problemsIn(values, withCaptcha(rules, values)),
        async (values) => {
          try {
            await work(values)
          } catch (error) {
            if (rules.captchaCode && error instanceof ApiError && error.status > 0) renewCaptcha()
            throw error
          }
        },
        // Checks only the fields of the SMS; errors at the other fields stay.
        deed === 'sms' ? (Object.keys(rules) as Field[]) : undefined,
      ),
  }
}

export type Fields = ReturnType<typeof useFields>
