import { expect, type Page } from '@playwright/test'
import { goOffline, waitUntilStored } from './act.ts'
import * as see from './see.ts'

/** Milliseconds until a pack is whole on a busy machine, all files of the portal included */
const WHOLE_WITHIN = { timeout: 120_000 }

/** Opens the sheet of the job on the current page. */
export async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^带上(离线办理|本行业政策)$/ }).click()
  return page.getByRole('dialog', { name: '带上离线办理' })
}

/** Takes the job of the current page along and waits until the sheet says that all of it is on the device. */
export async function takeAlong(page: Page): Promise<void> {
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: '带上', exact: true }).click()
  await expect(sheet.getByText(/^齐了 · .+B · 刚刚更新$/)).toBeVisible(WHOLE_WITHIN)
}

/**
 * Clears everything that was read, so that only the pack is left, closes the page without a network and opens another, as a
 * cold start does. Returns the new page, with nothing open.
 */
export async function startCold(page: Page): Promise<Page> {
  // Reads something else, so that there is something to clear.
  await page.goto('/declare/public')
  await waitUntilStored(page, 'declare', 'notices')
  await page.goto('/user/device')
  await expect(see.card(page, '出发包').getByText('齐了', { exact: true }).last()).toBeVisible()
  await page.getByRole('button', { name: /^清除\s?浏览缓存$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '清除', exact: true }).click()
  await see.toast(page, '已清除浏览缓存')
  await expect(see.card(page, '出发包').getByText('齐了', { exact: true }).last()).toBeVisible()
  await goOffline(page)
  const cold = await page.context().newPage()
  await page.close()
  return cold
}
