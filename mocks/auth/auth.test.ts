import { expect, test } from 'vitest'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { isoDay } from '#lib/dates.ts'
import {
  encrypt,
  login,
  MINUTE,
  readCaptcha,
  refusedAt,
  session,
  smsCode,
  startAuth,
} from './auth.test-kit.ts'
import { demo } from './accounts.ts'

const { tel, password } = demo.enterprise

startAuth()

test('an encrypted password signs in, and the token identifies the user', async () => {
  session.token = (await login(tel, password)).access_token
  const userInfo = await call(auth.currentUser, {})
  expect(userInfo).toMatchObject({ tel, nickname: demo.enterprise.nickname, memberType: 'enterprise' })
  expect(userInfo).not.toHaveProperty('password')
  expect(userInfo.ens.map((one) => one.enId)).toEqual(['en-chengyue', 'en-lanqi'])
})

test('a password that is not encrypted is refused', async () => {
  const query = { tel, password, ...(await readCaptcha()) }
  await expect(call(auth.login, { query })).rejects.toMatchObject(refusedAt('password', /^密码传输有误/))
})

test('a captcha is a PNG, ignores case, and is valid for one try', async () => {
  const id = 'a-picture'
  const image = await call(auth.captcha, { params: { id } })
  expect(Buffer.from(image.replace('data:image/png;base64,', ''), 'base64').subarray(1, 4).toString()).toBe(
    'PNG',
  )
  const query = {
    tel,
    password: encrypt(password),
    id,
    captchaCode: session.world.captchas.get(id)!.toLowerCase(),
  }
  expect((await call(auth.login, { query })).access_token).not.toBe('')
  await expect(call(auth.login, { query })).rejects.toMatchObject(refusedAt('captchaCode', /已失效/))
})

test('a wrong captcha text invalidates the picture', async () => {
  const { id, captchaCode } = await readCaptcha()
  const query = { tel, password: encrypt(password), id }
  const wrong = call(auth.login, { query: { ...query, captchaCode: '0000' } })
  await expect(wrong).rejects.toMatchObject(refusedAt('captchaCode', /不正确/))
  await expect(call(auth.login, { query: { ...query, captchaCode } })).rejects.toMatchObject(
    refusedAt('captchaCode', /已失效/),
  )
})

test('five wrong passwords lock the account for 10 minutes, even for the right one', async () => {
  for (const left of [4, 3, 2, 1]) {
    await expect(login(tel, 'Wrong@2026')).rejects.toMatchObject(
      refusedAt('password', new RegExp(`还可尝试 ${String(left)} 次`)),
    )
  }
  await expect(login(tel, 'Wrong@2026')).rejects.toMatchObject(refusedAt('tel', /请 10 分钟后再试/))
  session.world.clockOffset = 4 * MINUTE
  await expect(login(tel, password)).rejects.toMatchObject(refusedAt('tel', /请 6 分钟后再试/))
  session.world.clockOffset = 10 * MINUTE
  expect((await login(tel, password)).access_token).not.toBe('')
})

test('a right password resets the count of wrong ones', async () => {
  for (const _ of [1, 2, 3, 4])
    await expect(login(tel, 'Wrong@2026')).rejects.toMatchObject({ kind: 'refused' })
  await login(tel, password)
  await expect(login(tel, 'Wrong@2026')).rejects.toMatchObject(refusedAt('password', /还可尝试 4 次/))
})

test('a wrong captcha never counts against the password', async () => {
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const query = { tel, password: encrypt('Wrong@2026'), ...(await readCaptcha()), captchaCode: '0000' }
    await expect(call(auth.login, { query })).rejects.toMatchObject(refusedAt('captchaCode', /不正确/))
  }
  expect((await login(tel, password)).access_token).not.toBe('')
})

test('five wrong tries invalidate an SMS code', async () => {
  const code = await smsCode(tel, 'login')
  const guess = (smsCode: string) => call(auth.loginPhone, { body: { tel, smsCode } })
  for (const left of [4, 3, 2, 1]) {
    await expect(guess('000000')).rejects.toMatchObject(
      refusedAt('smsCode', new RegExp(`还可尝试 ${String(left)} 次`)),
    )
  }
  await expect(guess('000000')).rejects.toMatchObject(refusedAt('smsCode', /多次错误，已失效/))
  await expect(guess(code)).rejects.toMatchObject(refusedAt('smsCode', /已失效，请重新获取/))
})

test('a phone gets ten SMS a day', async () => {
  // Sends ten SMS within one day of the city, whatever the time is now.
  const noon = Date.parse(`${isoDay(Date.now())}T12:00:00+08:00`) - Date.now()
  for (let sent = 0; sent < 10; sent += 1) {
    session.world.clockOffset = noon + sent * MINUTE
    await smsCode(tel, 'login')
  }
  session.world.clockOffset = noon + 10 * MINUTE
  await expect(smsCode(tel, 'login')).rejects.toMatchObject(refusedAt('tel', /请明天再试/))
  session.world.clockOffset = noon + 12 * 60 * MINUTE
  expect(await smsCode(tel, 'login')).toMatch(/^\d{6}$/)
})

test('an SMS code signs in once', async () => {
  const body = { tel, smsCode: await smsCode(tel, 'login') }
  expect((await call(auth.loginPhone, { body })).access_token).not.toBe('')
  await expect(call(auth.loginPhone, { body })).rejects.toMatchObject(refusedAt('smsCode', /已失效/))
})

test('an SMS code is valid for 5 minutes and for its purpose alone', async () => {
  const reset = await smsCode(tel, 'reset')
  await expect(call(auth.loginPhone, { body: { tel, smsCode: reset } })).rejects.toMatchObject(
    refusedAt('smsCode', /已失效/),
  )
  session.world.clockOffset = 2 * MINUTE
  const code = await smsCode(tel, 'login')
  session.world.clockOffset = 8 * MINUTE
  await expect(call(auth.loginPhone, { body: { tel, smsCode: code } })).rejects.toMatchObject(
    refusedAt('smsCode', /已失效/),
  )
})

test('a phone gets one SMS a minute', async () => {
  await smsCode(tel, 'login')
  await expect(smsCode(tel, 'reset')).rejects.toMatchObject(refusedAt('tel', /秒后重试$/))
  await smsCode(demo.person.tel, 'login')
  session.world.clockOffset = MINUTE
  await smsCode(tel, 'reset')
  expect(session.world.sms.map((one) => one.tel)).toEqual([tel, demo.person.tel, tel])
})

test('tokens of the other two sites sign known users in', async () => {
  session.token = (
    await call(auth.loginZwfw, { body: { zwfwToken: `zwfw-${demo.person.tel}` } })
  ).access_token
  expect(await call(auth.currentUser, {})).toMatchObject({ tel: demo.person.tel })
  session.token = (await call(auth.loginSso, { query: { code: `sso-${demo.provider.tel}` } })).access_token
  expect(await call(auth.currentUser, {})).toMatchObject({ memberType: 'service_provider' })
  await expect(call(auth.loginZwfw, { body: { zwfwToken: 'zwfw-13999999999' } })).rejects.toMatchObject({
    kind: 'refused',
  })
  await expect(call(auth.loginSso, { query: { code: `zwfw-${tel}` } })).rejects.toMatchObject({
    kind: 'refused',
  })
})
