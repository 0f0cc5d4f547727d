import * as act from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('a member signs in by phone, password and captcha, and signs out', async ({ page, city }) => {
  await act.signIn(page, city, 'enterprise')
  await see.address(page, '/')
  await act.signOut(page)
  await see.address(page, '/auth/login')
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name, value }) => name.includes('token') && value)).toEqual([])
})

test('the password never travels as it was typed', async ({ page, city }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(request.url() + (request.postData() ?? ''))))
  await act.signIn(page, city)
  expect(sent.some((text) => text.includes('/uaa/login'))).toBe(true)
  expect(sent.filter((text) => text.includes('Qiye@2026'))).toEqual([])
})

test('a wrong captcha is said at its field, and another picture comes', async ({ page, city }) => {
  await page.goto('/auth/login')
  await act.fillLogin(page, city, 'enterprise', { captcha: '0000' })
  await see.fieldError(page, '图形验证码', /图形验证码不正确/)
  await act.typeCaptcha(page, city)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await see.address(page, '/')
})

test('a wrong password is said at its field, with the tries that are left', async ({ page, city }) => {
  await page.goto('/auth/login')
  await act.fillLogin(page, city, 'enterprise', { password: 'Wrong@2026' })
  await see.fieldError(page, '密码', /手机号或密码不正确，还可以试 4 次/)
  await see.address(page, '/auth/login')
})

test('nothing is sent while a field is empty', async ({ page, city }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await see.fieldError(page, '手机号', /请填写手机号/)
  expect(await city.effects('/uaa/login')).toEqual([])
})

test('a page for members asks to sign in, and comes back', async ({ page, city }) => {
  await page.goto('/user/outbox?from=mail')
  await expect(page).toHaveURL(/\/auth\/login\?redirect_uri=/)
  await act.fillLogin(page, city, 'enterprise')
  await see.address(page, '/user/outbox?from=mail')
})

for (const evil of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
]) {
  test(`after signing in nobody is led away to ${JSON.stringify(evil)}`, async ({ page, city, baseURL }) => {
    await page.goto(`/auth/login?redirect_uri=${encodeURIComponent(evil)}`)
    await act.fillLogin(page, city, 'enterprise')
    await see.address(page, '/')
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
}

test('an expired token is renewed without a word', async ({ page, city }) => {
  await act.signIn(page, city, 'enterprise', '/user/outbox')
  await city.faults({ expireTokens: true })
  await page.reload()
  await see.address(page, '/user/outbox')
  await expect.poll(() => city.effects('/uaa/api/refresh-token')).toHaveLength(1)
  await see.address(page, '/user/outbox')
})
