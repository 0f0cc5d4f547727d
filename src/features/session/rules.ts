import * as v from 'valibot'
import type { Errors } from '#blocks/form/usePlainForm.ts'
import { CaptchaCode, LoginPhone, NewPassword, Nickname, RegisterPhone, SmsCode } from '#api/auth.ts'

/** Values of the forms for signing in, registering and resetting, together. */
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

/** Checks by field, in the order of the form. */
export type Rules = Partial<Record<Field, Check>>

const checkOf =
  (field: Exclude<Field, 'agreed'>, schema: v.GenericSchema<string>): Check =>
  (values) =>
    v.safeParse(schema, values[field]).issues?.[0].message

/** Check of a captcha. */
export const captchaCode = checkOf('captchaCode', CaptchaCode)
const smsCode = checkOf('smsCode', SmsCode)

/**
 * Checks of the phone: signing in applies the laxer rule, registering the stricter one (specification, section 5).
 */
export const loginPhone = checkOf('tel', LoginPhone)
export const registerPhone = checkOf('tel', RegisterPhone)

const newPassword = {
  password: checkOf('password', NewPassword),
  confirm: ({ password, confirm }: Values) => {
    if (!confirm) return '请再次填写密码'
    return confirm === password ? undefined : '两次填写的密码不一致'
  },
}

/** Checks of each form before the city is asked. */
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
    nickname: checkOf('nickname', Nickname),
    agreed: ({ agreed }: Values) => (agreed ? undefined : '请阅读并同意服务协议和隐私政策'),
  },
  reset: { tel: loginPhone, smsCode, ...newPassword },
} satisfies Record<string, Rules>

/** Returns the checks before an SMS is sent. */
export const smsRules = (phone: Check): Rules => ({ tel: phone, captchaCode })

/** Returns the problems of the fields that can be found before the city is asked. */
export function problemsIn(values: Values, rules: Rules): Errors<Values> {
  const found = Object.entries(rules).map(([field, check]) => [field, check(values)] as const)
  return Object.fromEntries(found.filter(([, words]) => words))
}
