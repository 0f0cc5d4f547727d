import type { Page } from '@playwright/test'
import { goOffline, installPortal, waitUntilStored, signIn } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const box = (page: Page) => page.getByRole('banner').getByLabel('搜政策、项目、服务、产品')
const lines = (page: Page, list = '搜索建议') => page.getByRole('listbox', { name: list }).getByRole('option')

test('The search box shows suggestions, works with the keyboard, and remembers searches', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/')
  await see.connection(page, '在线 · 已同步')
  await box(page).focus()
  await expect(lines(page, '最近和热门搜索').first()).toContainText('热门搜索')
  await box(page).fill('研发补贴')
  await expect(lines(page).filter({ hasText: '研发费用分档补助' }).first()).toBeVisible()
  expect(await lines(page).count()).toBeLessThanOrEqual(8)
  await box(page).press('ArrowDown')
  await expect(lines(page).first()).toHaveAttribute('aria-selected', 'true')
  const first = await lines(page).first().locator('span').first().textContent()
  await box(page).press('Enter')
  await see.heading(page, first ?? '')

  await box(page).fill('怎么提诉求')
  await lines(page).filter({ hasText: '功能' }).first().click()
  await see.heading(page, '我要诉求')

  // Without a selected suggestion, Enter searches, and the words are suggested later.
  await box(page).fill('厂房租金')
  await expect(lines(page).first()).toBeVisible()
  await box(page).press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box(page)).toHaveValue('厂房租金')
  await box(page).press('Enter')
  await see.heading(page, '搜索')
  await page.goto('/')
  await see.connection(page, '在线 · 已同步')
  await box(page).focus()
  const looked = lines(page, '最近和热门搜索').filter({ hasText: '厂房租金' })
  await expect(looked).toContainText('最近搜索')
  await page.getByRole('button', { name: '删除搜索记录 厂房租金' }).click()
  await expect(looked).toHaveCount(0)
})

test('Without a network, the box suggests records stored on the device @worker', async ({ page }) => {
  await page.goto('/policy/apply')
  const name = await page.getByRole('main').getByRole('listitem').getByRole('heading').first().innerText()
  await box(page).focus()
  await expect(lines(page, '最近和热门搜索').first()).toBeVisible()
  await installPortal(page)
  await goOffline(page)
  await page.goto('/')
  await see.connection(page, /离线/)
  await box(page).fill(name)
  await expect(lines(page).filter({ hasText: name }).first()).toBeVisible()
})

test('Before any input, the search page shows the latest policies and activities, offline too @worker', async ({
  page,
}) => {
  await page.goto('/general-search')
  const policies = page.getByRole('list', { name: '最新政策' }).getByRole('link')
  await expect(policies.first()).toBeVisible()
  await expect(page.getByRole('list', { name: '近期活动' }).getByRole('link').first()).toBeVisible()
  const first = await policies.first().textContent()
  await installPortal(page)
  await waitUntilStored(page, 'policy', 'policyAndActivity')
  await goOffline(page)
  await page.reload()
  await expect(policies.first()).toHaveText(first ?? '')
})
