import { useState } from 'react'
import { ApiError } from '#api/call/error.ts'
import { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { isShown } from '#ui/form/field.ts'
import { captchaCode, type Field, problemsIn, type Rules, type Values } from './rules.ts'

/** What is being asked of the city: an SMS, or what the form is for. */
type Deed = 'sms' | 'submit'

const nothing: Values = {
  tel: '',
  password: '',
  confirm: '',
  captchaCode: '',
  smsCode: '',
  nickname: '',
  agreed: false,
}

const again = { captchaCode: '图形验证码', smsCode: '短信验证码' }
const optional = { nickname: '昵称', agreed: '服务协议和隐私政策' }

/** The words of each form's fields, in the order they stand in. */
const labels = {
  login: { tel: '手机号', password: '密码', confirm: '确认密码', ...again, ...optional },
  register: { tel: '手机号', ...again, password: '密码', confirm: '确认密码', ...optional },
  reset: { tel: '手机号', ...again, password: '新密码', confirm: '确认新密码', ...optional },
} satisfies Record<string, Record<Field, string>>

/** The fields of one form of signing in, and its captcha; a captcha that a try has spent is replaced by another. */
export function useFields(kind: keyof typeof labels, tel: string) {
  const form = usePlainForm<Values, Deed>({
    prefix: kind,
    initial: { ...nothing, tel },
    labels: labels[kind],
  })
  const [captchaId, setCaptchaId] = useState<string>(() => crypto.randomUUID())
  const renewCaptcha = () => {
    setCaptchaId(crypto.randomUUID())
    form.set({ captchaCode: '' })
  }
  /**
   * Adds the captcha to the rules where the code that it is for is missing. What the city said of one it refused stays until
   * another is typed.
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
    /** Checks by these rules, then does the work. @returns whether it worked */
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
        // An SMS is about its own fields: what is said at the others still is to be mended.
        deed === 'sms' ? (Object.keys(rules) as Field[]) : undefined,
      ),
  }
}

export type Fields = ReturnType<typeof useFields>
