import type { Locator, Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, signIn, waitUntilStored } from './act.ts'
import * as see from './see.ts'
import { recordShifts, shiftFaults } from './shifts.ts'
import { expect, test } from './test.ts'

const words = '未在本机，联网后可以打开'
const interpretations = (page: Page) => page.getByRole('main').locator('a[href^="/policy/decode/decode-"]')
const unmarked = (link: Locator) => expect(link).not.toHaveAttribute('data-missing')

test('Rows and entries whose page is not on the device are marked while offline, and nothing moves @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/policy/decode')
  await installPortal(page)
  const [read, unread] = [interpretations(page).first(), interpretations(page).nth(1)]
  await read.click()
  await expect(page).toHaveURL(/decode-/)
  await waitUntilStored(page, 'policy', 'interpretations', 'decode-')
  await recordShifts(page)
  await page.goto('/policy/decode')
  await expect(unread).toBeVisible()
  // Answers that arrive after the cut would take the line for alive once more.
  await page.waitForLoadState('networkidle')
  await goOffline(page)
  await expect(unread).toHaveAccessibleDescription(words)
  await unmarked(read)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('link', { name: '工业品市场' })).toHaveAccessibleDescription(words)
  await unmarked(menu.getByRole('link', { name: '首页' }))
  expect(await shiftFaults(page)).toEqual([])

  await unread.click()
  await expect(page.getByText('当前没有网络，这一页还没存到本机')).toBeVisible()
  await page.goBack()
  await expect(unread).toHaveAccessibleDescription(words)
  await goOnline(page)
  await see.connection(page, /在线/)
  await expect(page.locator('[data-missing]')).toHaveCount(0)
})

test('With the library on the device, no policy of a list is marked @worker', async ({ page, city }) => {
  await signIn(page, city, 'enterprise', '/policy/search')
  await installPortal(page)
  const rows = page.getByRole('list', { name: '政策', exact: true }).getByRole('heading').getByRole('link')
  await expect(rows.first()).toBeVisible()
  await goOffline(page)
  await expect(rows.first()).toHaveAccessibleDescription(words)
  await goOnline(page)
  await see.connection(page, /在线/)
  await page.getByRole('button', { name: '下载到本机' }).click()
  await expect(page.getByText('离线可用')).toBeVisible()
  await goOffline(page)
  await expect(page.locator('[data-missing]').first()).toBeVisible()
  await unmarked(rows.first())
})
