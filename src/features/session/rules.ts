import * as v from 'valibot'
import type { Errors } from '#blocks/form/usePlainForm.ts'
import { CaptchaCode, LoginPhone, NewPassword, Nickname, RegisterPhone, SmsCode } from '#api/auth.ts'

/** What the forms of signing in, registering and resetting hold between them. */
export interface Values {
  tel: string
  password: string
  confirm: string
  captchaCode: string
  smsCode: string
  nickname: string
  agreed: boolean
}
export type Field = keyof Values

type Check = (values: Values) => string | undefined

/** What is asked of which fields, in the order they stand in. */
export type Rules = Partial<Record<Field, Check>>

const fits =
  (field: Exclude<Field, 'agreed'>, schema: v.GenericSchema<string>): Check =>
  (values) =>
    v.safeParse(schema, values[field]).issues?.[0].message

/** What is asked of a captcha. */
export const captchaCode = fits('captchaCode', CaptchaCode)
const smsCode = fits('smsCode', SmsCode)

/** To sign in the laxer rule for phones is enough, to register takes the stricter one (specification, section 5). */
export const loginPhone = fits('tel', LoginPhone)
export const registerPhone = fits('tel', RegisterPhone)

const newPassword = {
  password: fits('password', NewPassword),
  confirm: ({ password, confirm }: Values) => {
    if (!confirm) return '请再次填写密码'
    return confirm === password ? undefined : '两次填写的密码不一致'
  },
}

/** What each form asks before the city is asked. */
export const forms = {
  passwordLogin: {
    tel: loginPhone,
    password: ({ password }: Values) => (password ? undefined : '请填写密码'),
    captchaCode,
  },
  smsLogin: { tel: loginPhone, smsCode },
  register: {
    tel: registerPhone,
    smsCode,
    ...newPassword,
    nickname: fits('nickname', Nickname),
    agreed: ({ agreed }: Values) => (agreed ? undefined : '请阅读并同意服务协议和隐私政策'),
  },
  reset: { tel: loginPhone, smsCode, ...newPassword },
} satisfies Record<string, Rules>

/** What is asked before an SMS is sent. */
export const smsRules = (phone: Check): Rules => ({ tel: phone, captchaCode })

/** What can be said of the fields before the city is asked. */
export function problemsIn(values: Values, rules: Rules): Errors<Values> {
  const found = Object.entries(rules).map(([field, check]) => [field, check(values)] as const)
  return Object.fromEntries(found.filter(([, words]) => words))
}
