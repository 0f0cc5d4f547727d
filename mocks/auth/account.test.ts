import { expect, test } from 'vitest'
import * as v from 'valibot'
import { auth, NewPassword } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { isCreditCode } from '#lib/credit-code.ts'
import { encrypt, login, MINUTE, refusedAt, session, smsCode, startAuth } from './auth.test-kit.ts'
import { demo } from './accounts.ts'

const { tel, password } = demo.enterprise

startAuth()

test.each([
  ['Qiye2026', true],
  ['a1!@#$%^&*()_+-=[]{}', true],
  ['abc1234', false],
  ['a1'.repeat(11), false],
  ['12345678', false],
  ['abcdefgh', false],
  ['abcd 1234', false],
  ['密码abc12345', false],
])('the new password %s is valid: %s', (typed, good) => {
  expect(v.is(NewPassword, typed)).toBe(good)
})

test('registering creates a person, once for a phone, with a password that meets the rule', async () => {
  const phone = '15712345678'
  const body = { tel: phone, smsCode: await smsCode(phone, 'register') }
  await expect(
    call(auth.register, { body: { ...body, password: encrypt('12345678') } }),
  ).rejects.toMatchObject(refusedAt('password', /字母和数字/))
  const { access_token } = await call(auth.register, { body: { ...body, password: encrypt('Xinren2026') } })
  expect((await login(phone, 'Xinren2026')).access_token).not.toBe('')
  session.token = access_token
  expect(await call(auth.currentUser, {})).toMatchObject({ tel: phone, memberType: 'person', ens: [] })
  session.world.clockOffset = MINUTE
  await expect(smsCode(phone, 'register')).rejects.toMatchObject(refusedAt('tel', /已注册/))
})

test('registering accepts fewer phone numbers than signing in', async () => {
  const body = { tel: '19912345678', smsCode: '123456', password: encrypt('Xinren2026') }
  await expect(call(auth.register, { body })).rejects.toMatchObject({ fields: [{ field: 'tel' }] })
  await expect(smsCode('19812345678', 'register')).rejects.toMatchObject(
    refusedAt('tel', /^请填写 13、14、15、17 或 18 开头的手机号$/),
  )
  await expect(login('19912345678', 'Xinren2026')).rejects.toMatchObject(
    refusedAt('password', /^手机号或密码不正确$/),
  )
})

test('a password reset unlocks the account and ends every session', async () => {
  session.token = (await login(tel, password)).access_token
  for (const _ of [1, 2, 3, 4, 5])
    await expect(login(tel, 'Wrong@2026')).rejects.toMatchObject({ kind: 'refused' })
  const code = await smsCode(tel, 'reset')
  await call(auth.resetPassword, { body: { tel, smsCode: code, password: encrypt('Chongzhi2026') } })
  await expect(call(auth.currentUser, {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect((await login(tel, 'Chongzhi2026')).access_token).not.toBe('')
})

test('changing the password checks the old one and the confirmation, and ends other sessions', async () => {
  const elsewhere = (await login(tel, password)).access_token
  session.token = (await login(tel, password)).access_token
  const change = (oldPassword: string, next: string, confirm: string) =>
    call(auth.changePassword, {
      body: {
        oldPassword: encrypt(oldPassword),
        password: encrypt(next),
        confirmPassword: encrypt(confirm),
      },
    })
  await expect(change('Wrong@2026', 'Xinmima2026', 'Xinmima2026')).rejects.toMatchObject({
    fields: [{ field: 'oldPassword' }],
  })
  await expect(change(password, 'Xinmima2026', 'Xinmima2027')).rejects.toMatchObject({
    fields: [{ field: 'confirmPassword' }],
  })
  await change(password, 'Xinmima2026', 'Xinmima2026')
  expect(await call(auth.currentUser, {})).toMatchObject({ tel })
  session.token = elsewhere
  await expect(call(auth.currentUser, {})).rejects.toMatchObject({ kind: 'unauthorized' })
  await expect(login(tel, password)).rejects.toMatchObject({ kind: 'refused' })
})

test('every credit code of the library is valid', () => {
  const codes = session.world.db.enterprise.getAll().map((one) => one.creditCode)
  expect(codes.filter((code) => !isCreditCode(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBeGreaterThan(300)
})

test('a refresh token works again for a minute, because its response may have been lost', async () => {
  const { refresh_token: refreshToken } = session.world.grant('u-enterprise')
  await call(auth.refresh, { body: { refreshToken } })
  const again = await call(auth.refresh, { body: { refreshToken } })
  session.token = again.access_token
  expect(await call(auth.currentUser, {})).toMatchObject({ tel })
  session.world.clockOffset = 2 * MINUTE
  await expect(call(auth.refresh, { body: { refreshToken } })).rejects.toMatchObject({ status: 401 })
})
