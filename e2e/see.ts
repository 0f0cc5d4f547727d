import { expect, type Locator, type Page } from '@playwright/test'
import { field } from './field.ts'

/** The page's own heading. */
export const heading = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()

/** The address in the bar, as a path of this site with its query. */
export const address = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(path)

/** How the device stands, in the header: 在线 · 已同步, 离线, 待上传 3, 上传中 2/3 … */
export const connection = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('banner').getByRole('status')).toHaveText(words)

/** What is wrong, at the field it belongs to. */
export const fieldError = (page: Page, label: string, words: string | RegExp) =>
  expect(field(page, label)).toHaveAccessibleDescription(words)

/** A visitor's header: the way in. */
export const signedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()

/** A short message that comes and goes. */
export const toast = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()

/** A page of a list, from 1, is there: its rows are no longer those of the page before. */
export async function shownPage(block: Locator, number: number): Promise<void> {
  await expect(block.getByRole('link', { name: `第 ${String(number)} 页`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(block.locator('[aria-busy=true]')).toHaveCount(0)
}

/** The card of a page that bears a title. */
export const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
