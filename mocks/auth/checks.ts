import { sm2 } from 'sm-crypto-v2'
import * as v from 'valibot'
import { NewPassword, SMS_WAIT, type SmsType } from '#api/auth.ts'
import { isoDay } from '#lib/dates.ts'
import { createLimited, appendLimited, limits } from '#mocks/limits.ts'
import { JSEncrypt } from '#mocks/jsencrypt.ts'
import { ownFile } from '#mocks/own-file.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { sm2PrivateKey } from './sm2-key.ts'
import type { User } from './tables.ts'

const rsa = new JSEncrypt()
rsa.setPrivateKey(new TextDecoder().decode(ownFile('auth/private.pem')))

const MINUTE = 60_000
const SMS_LIFE = 5 * MINUTE
const TRIES = 5
const LOCK = 10 * MINUTE
/** SMS that one phone gets per day of the city. */
const SMS_A_DAY = 10

/** Checks the text of a captcha, ignoring case, and invalidates the captcha in any case. */
export function checkCaptcha(world: World, { id, captchaCode }: { id: string; captchaCode: string }): void {
  const text = world.captchas.get(id)
  world.captchas.delete(id)
  if (text === undefined) return refuse.field('captchaCode', '图形验证码已失效，请更换后重新填写')
  if (text !== captchaCode.toUpperCase()) return refuse.field('captchaCode', '图形验证码不正确，请重新填写')
}

/**
 * "Sends" a text message with a code to a phone, unless one was sent less than a minute ago or the limit of the day is
 * reached; `field` is where that is refused.
 */
export function sendText(world: World, tel: string, type: string, code: string, field: string): void {
  const earlier = world.sms.filter((one) => one.tel === tel)
  const last = earlier.at(-1)
  const wait = last ? SMS_WAIT - Math.floor((world.now() - Date.parse(last.time)) / 1_000) : 0
  if (wait > 0) return refuse.field(field, `发送过于频繁，请 ${String(wait)} 秒后重试`)
  const today = isoDay(world.now())
  if (earlier.filter((one) => isoDay(one.time) === today).length >= SMS_A_DAY)
    return refuse.field(field, `今天已发送 ${String(SMS_A_DAY)} 条短信，请明天再试`)
  appendLimited(world.sms, { tel, type, code, time: world.iso() }, limits.sms)
}

/** "Sends" a code that {@link checkCode} accepts for one purpose, the type of the message by default. */
export function sendCode(
  world: World,
  tel: string,
  type: SmsType | 'bind',
  { purpose = type, field = 'tel' }: { purpose?: string; field?: string } = {},
): void {
  const code = String(world.random.whole(100_000, 999_999))
  sendText(world, tel, type, code, field)
  const id = `${tel}:${purpose}`
  world.db.smsCode.remove(id)
  createLimited(world.db.smsCode, { id, code, expires: world.now() + SMS_LIFE, failures: 0 }, limits.lines)
}

/** Checks the code of an SMS for one purpose. A right code is used up; five wrong tries invalidate it. */
export function checkCode(world: World, tel: string, purpose: string, code: string): void {
  const sent = world.db.smsCode.find(`${tel}:${purpose}`)
  if (!sent || sent.expires <= world.now()) return refuse.field('smsCode', '短信验证码已失效，请重新获取')
  const failures = sent.failures + 1
  if (sent.code !== code && failures < TRIES) {
    world.db.smsCode.change(sent.id, { failures })
    return refuse.field('smsCode', `短信验证码不正确，还可尝试 ${String(TRIES - failures)} 次`)
  }
  world.db.smsCode.remove(sent.id)
  if (sent.code !== code) return refuse.field('smsCode', '短信验证码多次错误，已失效，请重新获取')
}

/** Text encrypted by SM2: hex of the parts C1 C3 C2; RSA comes as base64. */
const BY_SM2 = /^04[\da-f]{190,}$/i

/** Decrypts a password of a build with either cipher. */
export function decrypt(field: string, encrypted: string): string {
  const plain = BY_SM2.test(encrypted)
    ? sm2.doDecrypt(encrypted.slice(2), sm2PrivateKey, 1) || false
    : rsa.decrypt(encrypted)
  return typeof plain === 'string' ? plain : refuse.field(field, '密码传输有误，请刷新页面后重试')
}

/** Decrypts a new password and checks it against the password rule. */
export function decryptNew(field: string, encrypted: string): string {
  const checked = v.safeParse(NewPassword, decrypt(field, encrypted))
  return checked.success ? checked.output : refuse.field(field, checked.issues[0].message)
}

/**
 * Returns the user of this phone if the password is right. Five wrong ones in a row lock the account for 10 minutes.
 */
export function userByPassword(world: World, tel: string, password: string): User {
  const user = world.db.user.findFirst({ where: { tel: { equals: tel } } })
  if (!user) return refuse.field('password', '手机号或密码不正确')
  const left = user.lockedUntil - world.now()
  if (left > 0) return refuseLocked(left)
  if (user.password === password) return world.db.user.change(user.id, { failures: 0 })
  const failures = user.failures + 1
  if (failures < TRIES) {
    world.db.user.change(user.id, { failures })
    return refuse.field('password', `手机号或密码不正确，还可尝试 ${String(TRIES - failures)} 次`)
  }
  world.db.user.change(user.id, { failures: 0, lockedUntil: world.now() + LOCK })
  return refuseLocked(LOCK)
}

const refuseLocked = (left: number): never =>
  refuse.field(
    'tel',
    `密码连续错误 ${String(TRIES)} 次，账号已锁定，请 ${String(Math.ceil(left / MINUTE))} 分钟后再试，或用短信登录`,
  )

/** Changes a user's password, unlocks the account and ends every session except the one of `keptToken`. */
export function changePassword(world: World, user: User, password: string, keptToken = ''): void {
  world.db.user.change(user.id, { password, failures: 0, lockedUntil: 0 })
  for (const { id } of world.db.grant.findMany({ where: { userId: { equals: user.id } } })) {
    if (id !== keptToken) world.db.grant.remove(id)
  }
}
