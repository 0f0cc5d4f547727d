import * as v from 'valibot'
import { isCreditCode } from '#lib/credit-code.ts'
import { passwordRules } from '#rules/new-password.ts'
import { bareCode, bareCreditCode } from '#lib/code.ts'
import { barePhone } from '#lib/bare-phone.ts'
import { isMobile, isRegistrableMobile } from '#lib/phone.ts'
import { area, endpoint } from './call/endpoint.ts'
import { clean, form, most } from './call/shape.ts'
import { EnterpriseRef, session, Tokens } from './session.ts'

/** A phone to sign in with. */
export const LoginPhone = v.pipe(
  v.string('请填写手机号'),
  clean(barePhone),
  v.minLength(1, '请填写手机号'),
  v.check(isMobile, '手机号应为 11 位数字'),
)

const NOT_REGISTRABLE = '请填写 13、14、15、17 或 18 开头的手机号'

/** A phone to register with: the stricter rule. */
export const RegisterPhone = v.pipe(
  v.string('请填写手机号'),
  clean(barePhone),
  v.minLength(1, '请填写手机号'),
  v.check(isMobile, '手机号应为 11 位数字'),
  v.check(isRegistrableMobile, NOT_REGISTRABLE),
)

/** A new password as a person types it; it travels encrypted, so the city checks it only after decrypting. */
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

/** What the person read in a picture. */
export const CaptchaCode = v.pipe(
  v.string('请填写图形验证码'),
  clean(bareCode),
  v.minLength(1, '请填写图形验证码'),
  v.length(4, '图形验证码为 4 位'),
)

/** How others see a person. */
export const Nickname = v.pipe(v.string('请填写昵称'), clean(), most('昵称', 20))

/** What another place gave out, with the words for none; it may be a signed token. */
const ticket = (missing: string) =>
  v.pipe(v.string(missing), v.minLength(1, missing), v.maxLength(4_000, missing))

/** The picture's id, as it was asked for, and what the person read in it. */
const captcha = {
  id: v.pipe(
    v.string('请先获取图形验证码'),
    v.minLength(1, '请先获取图形验证码'),
    v.maxLength(100, '请先获取图形验证码'),
  ),
  captchaCode: CaptchaCode,
}

/** What came by SMS. */
export const SmsCode = v.pipe(
  v.string('请填写短信验证码'),
  clean(bareCode),
  v.minLength(1, '请填写短信验证码'),
  v.regex(/^\d{6}$/, '短信验证码为 6 位数字'),
)

/** What an SMS code is asked for; it works for nothing else. */
export const smsTypes = ['login', 'register', 'reset'] as const
export type SmsType = (typeof smsTypes)[number]

/** Seconds until another SMS may be asked for one phone. */
export const SMS_WAIT = 60

export const auth = area('auth', {
  refresh: endpoint('POST /uaa/api/refresh-token', {
    access: 'anonymous',
    body: form({ refreshToken: ticket('缺少登录凭证') }),
    answer: Tokens,
  }),
  login: endpoint('POST /uaa/login', {
    access: 'anonymous',
    query: form({ tel: LoginPhone, password: EncryptedPassword, ...captcha }),
    answer: Tokens,
  }),
  /** With the token of the government-service site 政务服务网. */
  loginZwfw: endpoint('POST /uaa/login-zwfw', {
    access: 'anonymous',
    body: form({ zwfwToken: ticket('缺少政务服务网凭证') }),
    answer: Tokens,
  }),
  /** With the code of the second single sign-on. */
  loginSso: endpoint('GET /uaa/api/auth/authuser', {
    access: 'anonymous',
    query: form({ code: ticket('缺少登录凭证') }),
    answer: Tokens,
    keep: 'never',
  }),
  loginPhone: endpoint('POST /uaa/login-phone', {
    access: 'anonymous',
    body: form({ tel: LoginPhone, smsCode: SmsCode }),
    answer: Tokens,
  }),
  ...session,
  /** A picture of four signs in base64, bare or as a data URL; `id` is the caller's own new id, and good for one try. */
  captcha: endpoint('GET /uaa/api/register/captcha/graph/{id}', {
    access: 'anonymous',
    answer: v.string(),
    keep: 'never',
  }),
  /** Sends an SMS code: good for 5 minutes, another after {@link SMS_WAIT} seconds; none to register where nobody may. */
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
  /** All three encrypted. Other sign-ins of the user end. */
  changePassword: endpoint('PUT /uaa/api/user/change/password', {
    body: form({
      oldPassword: EncryptedPassword,
      password: EncryptedPassword,
      confirmPassword: EncryptedPassword,
    }),
    answer: v.null(),
  }),
  /** Makes the account and signs in. */
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
  currentEnterprises: endpoint('GET /uaa/api/current-user/en', { answer: v.array(EnterpriseRef) }),
  /** Binds one of the library by its code; answers the new list. */
  bindEnterprise: endpoint('PUT /uaa/api/user/bind/en', {
    body: form({
      creditCode: v.pipe(
        v.string('请填写统一社会信用代码'),
        clean(bareCreditCode),
        v.check(isCreditCode, '统一社会信用代码有误，请核对 18 位代码'),
      ),
    }),
    answer: v.array(EnterpriseRef),
  }),
  unbindEnterprise: endpoint('DELETE /uaa/api/user/bind/en', {
    query: form({ enId: ticket('请选择企业') }),
    answer: v.array(EnterpriseRef),
  }),
})
