import type { Page } from '@playwright/test'
import { pageOf } from './parts.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

// A fault of our own code: said in Chinese, with a number by which whoever is called finds it, never as a dead network.

/** The number that the page says, once it has said what happened and the ways on. */
async function faultIn(page: Page): Promise<string> {
  const main = page.getByRole('main')
  await expect(main.getByText('页面出现问题', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: '返回首页' })).toBeVisible()
  await expect(main.getByRole('link', { name: '12345' })).toBeVisible()
  await expect(page.getByText(/当前没有网络|请检查网络/)).toHaveCount(0)
  const [number = ''] = /\d{4}-\d{4}/.exec(await main.innerText()) ?? []
  return number
}

test('a page whose part fails says a number, which the city’s journal shows after a yes to the log', async ({
  page,
  city,
}) => {
  await page.addInitScript(() => localStorage.setItem('portal-behaviour', 'on'))
  await page.route(pageOf('_default.aboutus'), (asked) =>
    asked.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("x is undefined")' }),
  )
  await page.goto('/aboutus')
  const number = await faultIn(page)
  await expect
    .poll(async () => (await city.journal()).map(({ idempotencyKey }) => idempotencyKey))
    .toContain(number)
  await page.getByRole('button', { name: '复制故障信息' }).click()
  await see.toast(page, /已复制|记下错误编号/)
})

test('a fault within the calls is one of the page, and the line stands for what it is', async ({ page }) => {
  await page.addInitScript(() => {
    Response.prototype.text = () => {
      throw new TypeError('text is broken')
    }
  })
  await page.goto('/policy/search/detail?id=policy-rd')
  await faultIn(page)
})

test('a portal that fails before it starts says so on a plain page, and tells the journal once it starts', async ({
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

test('a frame that fails, too, leaves a plain page in Chinese', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/在册政策/)).toBeVisible()
  // The menu, a part of the frame of what says that a page has failed, too, looks by it for where one is.
  await page.evaluate(() => Object.assign(Array.prototype, { findLast: 'broken' }))
  await page.getByRole('link', { name: '今日申报' }).first().click()
  await see.heading(page, '页面出现问题')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})
