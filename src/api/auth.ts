import * as v from 'valibot'
import { passwordRules } from '#rules/new-password.ts'
import { bareCode } from '#lib/code.ts'
import { barePhone } from '#lib/bare-phone.ts'
import { isMobile, isRegistrableMobile } from '#lib/phone.ts'
import { area, endpoint } from './call/endpoint.ts'
import { clean, form, maxCharacters } from './call/shape.ts'
import { session, Tokens } from './session.ts'

/** Phone to sign in with. */
export const LoginPhone = v.pipe(
  v.string('请填写手机号'),
  clean(barePhone),
  v.minLength(1, '请填写手机号'),
  v.check(isMobile, '手机号应为 11 位数字'),
)

const NOT_REGISTRABLE = '请填写 13、14、15、17 或 18 开头的手机号'

/** Phone to register with; a stricter rule than {@link LoginPhone}. */
export const RegisterPhone = v.pipe(
  v.string('请填写手机号'),
  clean(barePhone),
  v.minLength(1, '请填写手机号'),
  v.check(isMobile, '手机号应为 11 位数字'),
  v.check(isRegistrableMobile, NOT_REGISTRABLE),
)

/** A new password as typed; it is sent encrypted, so the city validates it only after decryption. */
export const NewPassword = v.pipe(
  v.string('请填写密码'),
  v.minLength(1, '请填写密码'),
  v.check(passwordRules.length.holds, '密码应为 8 至 20 位'),
  v.check(passwordRules.signs.holds, '密码不能含有空格和中文'),
  v.check(passwordRules.mixed.holds, '密码应同时含有字母和数字'),
)

const EncryptedPassword = v.pipe(
  v.string('请填写密码'),
  v.minLength(1, '请填写密码'),
  v.maxLength(1_000, '密码传输有误，请刷新页面后重试'),
)

/** Characters that the person read in the captcha picture. */
export const CaptchaCode = v.pipe(
  v.string('请填写图形验证码'),
  clean(bareCode),
  v.minLength(1, '请填写图形验证码'),
  v.length(4, '图形验证码为 4 位'),
)

/** A person's name as others see it. */
export const Nickname = v.pipe(v.string('请填写昵称'), clean(), maxCharacters('昵称', 20))

/**
 * Returns the schema of a credential issued elsewhere, maybe a signed token; `missing` is the message if it is absent.
 */
const credential = (missing: string) =>
  v.pipe(v.string(missing), v.minLength(1, missing), v.maxLength(4_000, missing))

/** The requested captcha's id, and the characters that the person read in it. */
const captcha = {
  id: v.pipe(
    v.string('请先获取图形验证码'),
    v.minLength(1, '请先获取图形验证码'),
    v.maxLength(100, '请先获取图形验证码'),
  ),
  captchaCode: CaptchaCode,
}

/** Code received by SMS. */
export const SmsCode = v.pipe(
  v.string('请填写短信验证码'),
  clean(bareCode),
  v.minLength(1, '请填写短信验证码'),
  v.regex(/^\d{6}$/, '短信验证码为 6 位数字'),
)

/** Purposes of an SMS code; a code is valid for its purpose only. */
export const smsTypes = ['login', 'register', 'reset'] as const
export type SmsType = (typeof smsTypes)[number]

/** Seconds before another SMS may be requested for the same phone. */
export const SMS_WAIT = 60

export const auth = area('auth', {
  refresh: endpoint('POST /uaa/api/refresh-token', {
    access: 'anonymous',
    body: form({ refreshToken: credential('缺少登录凭证') }),
    answer: Tokens,
  }),
  login: endpoint('POST /uaa/login', {
    access: 'anonymous',
    query: form({ tel: LoginPhone, password: EncryptedPassword, ...captcha }),
    answer: Tokens,
  }),
  /** Signs in with a token of the government-service site 政务服务网. */
  loginZwfw: endpoint('POST /uaa/login-zwfw', {
    access: 'anonymous',
    body: form({ zwfwToken: credential('缺少政务服务网凭证') }),
    answer: Tokens,
  }),
  /** Signs in with a code of the second single sign-on. */
  loginSso: endpoint('GET /uaa/api/auth/authuser', {
    access: 'anonymous',
    query: form({ code: credential('缺少登录凭证') }),
    answer: Tokens,
    keep: 'never',
  }),
  loginPhone: endpoint('POST /uaa/login-phone', {
    access: 'anonymous',
    body: form({ tel: LoginPhone, smsCode: SmsCode }),
    answer: Tokens,
  }),
  ...session,
  /**
   * Returns a captcha picture of four characters in base64, bare or as a data URL. `id` is a new id made by the caller,
   * valid for one attempt.
   */
  captcha: endpoint('GET /uaa/api/register/captcha/graph/{id}', {
    access: 'anonymous',
    answer: v.string(),
    keep: 'never',
  }),
  /**
   * Sends an SMS code, valid for 5 minutes; the next one after {@link SMS_WAIT} seconds. Refuses to send a registration
   * code to a phone that may not register.
   */
  sendSms: endpoint('GET /uaa/api/register/sms-captcha', {
    access: 'anonymous',
    query: v.pipe(
      form({ tel: LoginPhone, type: v.picklist(smsTypes, '请选择验证码用途'), ...captcha }),
      v.forward(
        v.partialCheck(
          [['tel'], ['type']],
          ({ tel, type }) => type !== 'register' || isRegistrableMobile(tel),
          NOT_REGISTRABLE,
        ),
        ['tel'],
      ),
    ),
    answer: v.null(),
    keep: 'never',
  }),
  resetPassword: endpoint('PUT /uaa/api/register/password', {
    access: 'anonymous',
    body: form({ tel: LoginPhone, smsCode: SmsCode, password: EncryptedPassword }),
    answer: v.null(),
  }),
  /** Changes the password; all three are encrypted. Ends the user's other sessions. */
  changePassword: endpoint('PUT /uaa/api/user/change/password', {
    body: form({
      oldPassword: EncryptedPassword,
      password: EncryptedPassword,
      confirmPassword: EncryptedPassword,
    }),
    answer: v.null(),
  }),
  /** Creates the account and signs in. */
  register: endpoint('POST /uaa/api/register', {
    access: 'anonymous',
    body: form({
      tel: RegisterPhone,
      smsCode: SmsCode,
      password: EncryptedPassword,
      nickname: v.optional(Nickname),
    }),
    answer: Tokens,
  }),
})
