import type { Page } from '@playwright/test'
import { signIn, moveMouse } from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Returns the scrollbar colours of an element (thumb first) and its colour scheme. */
const scrollbar = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { scrollbarColor, colorScheme } = getComputedStyle(element)
    return { scrollbarColor, colorScheme }
  })

test('Scrollbars have the colours of the theme, and are always dark in the footer', async ({ page }) => {
  await page.goto('/aboutus')
  await see.heading(page, '关于我们')
  await moveMouse(page)
  const partners = 'footer ul:has(a[href^="http"])'
  const light = await scrollbar(page, 'html')
  expect(light).toMatchObject({ colorScheme: 'light', scrollbarColor: expect.stringContaining('rgb') })
  await expect.poll(async () => (await scrollbar(page, partners)).colorScheme).toBe('dark')
  await page.evaluate(() => localStorage.setItem('portal-look', JSON.stringify({ theme: 'dark' })))
  await page.reload()
  await see.heading(page, '关于我们')
  const dark = await scrollbar(page, 'html')
  expect(dark.colorScheme).toBe('dark')
  expect(dark.scrollbarColor).not.toBe(light.scrollbarColor)
})

test('Enter submits a form that leads to another page', async ({ page }) => {
  await page.goto('/srdi/form1?of=hand')
  await field(page, '企业名称').fill('澄岳精密')
  await field(page, '企业名称').press('Enter')
  await see.address(page, '/srdi/form2?of=hand')
  await page.goto('/policy/calculate/match?of=hand')
  await field(page, '企业名称').fill('澄岳精密')
  await field(page, '企业名称').press('Enter')
  await see.heading(page, '政策计算报告')
})

test('The form that changes a password tells password managers the user name', async ({ page, city }) => {
  await signIn(page, city, 'enterprise', '/user/changePassword')
  const form = page.getByRole('form', { name: '修改密码' })
  await expect(form.locator('[autocomplete=current-password]')).toBeVisible()
  await expect(form.locator('[autocomplete=username]')).toHaveValue('13800000001')
  await expect(form.locator('[autocomplete=username]')).toBeHidden()
})
