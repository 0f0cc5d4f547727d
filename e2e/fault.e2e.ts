import type { Page } from '@playwright/test'
import { pageOf } from './built-files.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

// Covers errors in the portal's own code: they are shown in Chinese with an error number for the hotline, never as a
// missing network.

/** Expects the error page with its links and returns its error number. */
async function expectErrorPage(page: Page): Promise<string> {
  const main = page.getByRole('main')
  await expect(main.getByText('页面出现问题', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: '返回首页' })).toBeVisible()
  await expect(main.getByRole('link', { name: '12345' })).toBeVisible()
  await expect(page.getByText(/当前没有网络|请检查网络/)).toHaveCount(0)
  const [number = ''] = /\d{4}-\d{4}/.exec(await main.innerText()) ?? []
  return number
}

test("A page that fails shows an error number, which also reaches the city's journal if usage records are allowed", async ({
  page,
  city,
}) => {
  await page.addInitScript(() => localStorage.setItem('portal-behaviour', 'on'))
  await page.route(pageOf('_default.aboutus'), (asked) =>
    asked.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("x is undefined")' }),
  )
  await page.goto('/aboutus')
  const number = await expectErrorPage(page)
  await expect
    .poll(async () => (await city.journal()).map(({ idempotencyKey }) => idempotencyKey))
    .toContain(number)
  await page.getByRole('button', { name: '复制故障信息' }).click()
  await see.toast(page, /已复制|记下错误编号/)
})

test('An error inside the API code is shown as an error of the page and not as a missing network', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Response.prototype.text = () => {
      throw new TypeError('text is broken')
    }
  })
  await page.goto('/policy/search/detail?id=policy-rd')
  await expectErrorPage(page)
})

test('A portal that fails before its start shows a plain page, and reports the error after its next start', async ({
  page,
  city,
}) => {
  await page.addInitScript(() => localStorage.setItem('portal-behaviour', 'on'))
  await page.addInitScript(() => {
    if (location.pathname === '/policy/search') Reflect.deleteProperty(WeakMap.prototype, 'get')
  })
  await page.goto('/policy/search')
  await see.heading(page, '页面出现问题')
  const [number] = /\d{4}-\d{4}/.exec(await page.getByText(/错误编号/).innerText())!
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect
    .poll(async () => (await city.journal()).map(({ idempotencyKey }) => idempotencyKey))
    .toContain(number)
})

test('A frame that fails as well leaves a plain page in Chinese', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/在册政策/)).toBeVisible()
  // Breaks `findLast`, which the menu uses to find the current entry. The menu is also part of the frame of the error
  // page.
  await page.evaluate(() => Object.assign(Array.prototype, { findLast: 'broken' }))
  await page.getByRole('link', { name: '今日申报' }).first().click()
  await see.heading(page, '页面出现问题')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})
