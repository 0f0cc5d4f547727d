import { isMobile } from '#lib/phone.ts'

/** What the login form holds. */
export interface LoginValues {
  tel: string
  password: string
  captchaCode: string
}

/** Words at fields; a field without words is well. */
export type LoginErrors = Partial<Record<keyof LoginValues, string>>

/** What can be said of the fields before the city is asked. */
export function checkLogin({ tel, password, captchaCode }: LoginValues): LoginErrors {
  const errors: LoginErrors = {}
  if (!tel.trim()) errors.tel = '请填写手机号'
  else if (!isMobile(tel.trim())) errors.tel = '手机号应为 11 位数字'
  if (!password) errors.password = '请填写密码'
  if (!captchaCode.trim()) errors.captchaCode = '请填写图形验证码'
  else if (captchaCode.trim().length !== 4) errors.captchaCode = '图形验证码为 4 位'
  return errors
}
