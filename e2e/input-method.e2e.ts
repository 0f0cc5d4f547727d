import { signIn } from './act.ts'
import { field } from './field.ts'
import { InputMethod } from './input-method.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('The Enter that ends a composition selects no industry; the next Enter does', async ({ page, city }) => {
  await signIn(page, city, 'enterprise', '/declare/apply/spec-declare?item=item-129&step=market')
  const industry = page.getByRole('combobox', { name: /^所属行业/ })
  const found = page.getByRole('listbox', { name: '行业' }).getByRole('option')
  const method = await InputMethod.of(page)
  for (const end of ['end', 'endAsSafari'] as const) {
    await industry.fill('')
    await method.compose('zhou')
    await method.press('ArrowDown')
    await method[end]('轴承')
    await expect(found.first()).toContainText('轴承')
    await expect(found.first()).toHaveAttribute('aria-selected', 'true')
    await expect(industry).toHaveValue('轴承')
  }
  await page.keyboard.press('Enter')
  await expect(industry).toHaveValue('3451 滚动轴承制造')
})

test('The Enter that ends a composition requests no SMS code and submits no form', async ({ page, city }) => {
  await page.goto('/auth/login?way=sms')
  await field(page, '手机号').fill('13800000001')
  await expect(page.getByRole('button', { name: '换一张图形验证码' })).toBeEnabled()
  const captcha = field(page, '图形验证码')
  const method = await InputMethod.of(page)
  for (const end of ['end', 'endAsSafari'] as const) {
    await captcha.fill('')
    await method.compose('0000')
    await method[end]('0000')
    await expect(captcha).toHaveValue('0000')
  }
  await captcha.fill(await city.captcha())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
  const asked = (await city.journal()).map(({ path }) => path)
  expect(asked.filter((path) => /sms-captcha|login/.test(path))).toEqual(['/uaa/api/register/sms-captcha'])
})

test("In the header's search, a composition leaves the suggestions alone, and the next Enter searches", async ({
  page,
}) => {
  await page.goto('/aboutus')
  await see.connection(page, '在线 · 已同步')
  const box = page.getByRole('banner').getByLabel('搜政策、项目、服务、产品')
  const method = await InputMethod.of(page)
  await box.fill('研发')
  await expect(page.getByRole('listbox', { name: '搜索建议' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await method.compose('butie')
  await method.press('ArrowDown')
  await method.endAsSafari('补贴')
  await see.address(page, '/aboutus')
  await page.keyboard.press('ArrowDown')
  await method.compose('jin')
  await method.end('金')
  await see.address(page, '/aboutus')
  await expect(box).toHaveValue('研发补贴金')
  await page.keyboard.press('Enter')
  await see.heading(page, '搜索')
})

test('The Escape that cancels a composition closes no dialog, and the Enter that ends one sends nothing', async ({
  page,
}) => {
  await page.goto('/aboutus')
  await page.getByRole('button', { name: '问小易' }).click()
  const dialog = page.getByRole('dialog', { name: '智能助手小易' })
  const box = dialog.getByPlaceholder('请输入您的问题')
  const method = await InputMethod.of(page)
  await expect(box).toBeFocused()
  await method.compose('shenbao')
  await method.press('Escape')
  await method.compose('')
  await method.press('Escape')
  await method.compose('cailiao')
  await method.endAsSafari('材料')
  await expect(box).toHaveValue('材料')
  await expect(dialog.getByRole('article', { name: '我' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
