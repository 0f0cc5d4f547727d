import * as see from './see.ts'
import * as act from './act.ts'
import { demo } from '#mocks/auth/accounts.ts'
import { field } from './field.ts'
import { expect, test } from './test.ts'

test('A member signs in with phone, password and captcha, and signs out', async ({ page, city }) => {
  await act.signInByForm(page, city, 'enterprise')
  await see.address(page, '/')
  await act.signOut(page)
  await see.address(page, '/auth/login')
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name, value }) => name.includes('token') && value)).toEqual([])
})

test('The password is never transmitted in plain text', async ({ page, city }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(request.url() + (request.postData() ?? ''))))
  await act.signInByForm(page, city)
  expect(sent.some((text) => text.includes('/uaa/login'))).toBe(true)
  expect(sent.filter((text) => text.includes('Qiye@2026'))).toEqual([])
})

test('A wrong captcha shows an error at its field and loads another picture', async ({ page, city }) => {
  await page.goto('/auth/login')
  await act.fillLogin(page, city, 'enterprise', { captcha: '0000' })
  await see.fieldError(page, '图形验证码', /图形验证码不正确/)
  await act.typeCaptcha(page, city)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await see.address(page, '/')
})

test('The form is not sent while a field is empty', async ({ page, city }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await see.fieldError(page, '手机号', /请填写手机号/)
  expect(await city.effects('/uaa/login')).toEqual([])
})

test("A members' page asks a visitor to sign in and then returns", async ({ page, city }) => {
  await page.goto('/user/outbox?from=mail')
  await expect(page).toHaveURL(/\/auth\/login\?redirect_uri=/)
  await act.fillLogin(page, city, 'enterprise')
  await see.address(page, '/user/outbox?from=mail')
})

test('A visitor who presses 收藏 sees why to sign in, and the favourite is added afterwards', async ({
  page,
  city,
}) => {
  await page.goto('/policy/search')
  const first = page.getByRole('list', { name: '政策', exact: true }).getByRole('link').first()
  const title = await first.innerText()
  await first.click()
  await see.heading(page, title)
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByText('登录后即可收藏')).toBeVisible()
  await act.fillLogin(page, city, 'enterprise')
  await expect(page.getByRole('button', { name: /^已收藏/ })).toBeVisible()
  await expect.poll(() => city.effects('/customer/policy/favorite/')).toHaveLength(1)
  // A reload does not add it again.
  await page.reload()
  await expect(page.getByRole('button', { name: /^已收藏/ })).toBeVisible()
  expect(await city.effects('/customer/policy/favorite/')).toHaveLength(1)
})

test('A visitor who signs in for an activity finds the sign-up form open', async ({ page, city }) => {
  await page.goto('/roadshow/activity-open')
  await page.getByRole('link', { name: '登录后报名' }).click()
  await expect(page.getByText('登录后即可报名')).toBeVisible()
  await act.fillLogin(page, city, 'enterprise')
  await expect(page.getByRole('dialog', { name: '活动报名' })).toBeVisible()
})

for (const evil of ['//evil.example/', 'javascript:alert(1)']) {
  test(`After the sign-in, the user is never redirected to ${JSON.stringify(evil)}`, async ({
    page,
    city,
    baseURL,
  }) => {
    await page.goto(`/auth/login?redirect_uri=${encodeURIComponent(evil)}`)
    await act.fillLogin(page, city, 'enterprise')
    await see.address(page, '/')
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
}

test('Without a network, the sign-in page says so and links to content on this device @worker', async ({
  page,
}) => {
  await page.goto('/policy/apply')
  await act.installPortal(page)
  await expect(page.getByRole('list', { name: '项目' })).toBeVisible()
  await act.goOffline(page)
  await page.getByRole('link', { name: '登录', exact: true }).first().click()
  await expect(page.getByText('当前没有网络，暂不能登录。')).toBeVisible()
  await page
    .getByRole('navigation', { name: '本机可用的内容' })
    .getByRole('link', { name: /^今日申报/ })
    .click()
  await see.heading(page, '今日申报')
  await expect(page.getByRole('list', { name: '项目' })).toBeVisible()
})

test('An expired token is renewed silently', async ({ page, city }) => {
  await act.signInByForm(page, city, 'enterprise', '/user/outbox')
  // Leaves the page, which would renew the token as well and lose the response.
  await page.goto('about:blank')
  await city.faults({ expireTokens: true })
  await page.goto('/user/outbox')
  await expect.poll(() => city.effects('/uaa/api/refresh-token')).toHaveLength(1)
  await see.address(page, '/user/outbox')
})

test('An SMS code signs in; a reload keeps the phone number and the countdown', async ({ page, city }) => {
  const { tel } = demo.person
  await page.goto('/auth/login?redirect_uri=%2Fuser%2Foutbox')
  await page.getByRole('link', { name: '短信登录' }).click()
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible()
  await field(page, '手机号').fill(tel)
  await act.askForSms(page, city)
  await page.reload()
  await expect(field(page, '手机号')).toHaveValue(tel)
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
  await field(page, '短信验证码').fill('000000')
  await page.keyboard.press('Enter')
  await see.fieldError(page, '短信验证码', /还可尝试 4 次/)
  await act.typeSmsCode(page, city, tel)
  await page.keyboard.press('Enter')
  await see.address(page, '/user/outbox')
})

test('A user who registers is signed in and returns to the requested page', async ({ page, city }) => {
  const tel = '13912345678'
  await page.goto('/auth/login?redirect_uri=%2Fuser%2Foutbox')
  await field(page, '手机号').fill(tel)
  await page.getByRole('link', { name: '注册账号' }).click()
  await see.heading(page, '注册账号')
  await expect(field(page, '手机号')).toHaveValue(tel)
  await act.askForSms(page, city)
  await act.typeSmsCode(page, city, tel)
  await act.choosePassword(page, '密码', 'Haiyan#1986')
  await expect(page.getByText('密码强度：强')).toBeVisible()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/请阅读并同意/)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await see.toast(page, /绑定企业/)
  await see.address(page, '/user/outbox')
})

test('After a reset, the old password is refused and the new one accepted', async ({ page, city }) => {
  const { tel } = demo.enterprise
  await page.goto('/auth/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  // Waits for the new page, because the previous one has a field with the same name.
  await see.heading(page, '重置密码')
  await field(page, '手机号').fill(tel)
  await act.askForSms(page, city)
  await act.typeSmsCode(page, city, tel)
  await act.choosePassword(page, '新密码', 'Chongzhi#2026')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('密码已重置。')).toBeVisible()
  await expect(field(page, '手机号')).toHaveValue(tel)
  await act.fillLogin(page, city, 'enterprise')
  await see.fieldError(page, '密码', /手机号或密码不正确/)
  await act.fillLogin(page, city, 'enterprise', { password: 'Chongzhi#2026' })
  await see.address(page, '/')
})

test('Other sites sign a user in once, and never replace a signed-in user without asking', async ({
  page,
  city,
}) => {
  await page.goto('/user/outbox?from=mail')
  await page.getByRole('link', { name: '政务服务网登录' }).click()
  await page.getByRole('link', { name: /^陈一苇/ }).click()
  await see.address(page, '/user/outbox?from=mail')
  await page.goto(`/auth/login?code=sso-${demo.provider.tel}`)
  await see.address(page, '/auth/login')
  await expect(page.getByText('您已登录为 陈一苇')).toBeVisible()
  await page.getByRole('button', { name: '用统一身份认证登录' }).click()
  await see.address(page, '/')
  await act.openUserMenu(page, 'provider')
  const used = (await city.journal()).filter(({ path }) => /login-zwfw|authuser/.test(path))
  expect(used.map(({ status }) => status)).toEqual([200, 200])
})

test('With the keyboard alone, five wrong passwords lock the account, and the right one signs in later', async ({
  page,
  city,
}) => {
  const type = async (password: string) => {
    await expect(page.getByRole('button', { name: '换一张图形验证码' })).toBeEnabled()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(password)
    // Skips the button that shows the password.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(await city.captcha())
    await page.keyboard.press('Enter')
  }
  await page.goto('/auth/login')
  await page.getByRole('link', { name: '短信登录' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.enterprise.tel)
  await page.keyboard.press('Tab')
  for (const left of [4, 3, 2, 1]) {
    await type('Wrong@2026')
    await see.fieldError(page, '密码', new RegExp(`还可尝试 ${String(left)} 次`))
    await expect(field(page, '密码')).toBeFocused()
  }
  await type('Wrong@2026')
  await see.fieldError(page, '手机号', /账号已锁定，请 10 分钟后再试/)
  await city.clock(10 * 60_000)
  await expect(field(page, '手机号')).toBeFocused()
  await page.keyboard.press('Tab')
  await type(demo.enterprise.password)
  await see.address(page, '/')
})
