import { expect, type Locator, type Page } from '@playwright/test'
import { field } from './field.ts'

/** Expects the page's h1. */
export const heading = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()

/** Expects the address as a path of this site with its query. */
export const address = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(path)

/** Expects the connection state in the header: 在线 · 已同步, 离线, 待上传 3, 上传中 2/3 … */
export const connection = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('banner').getByRole('status')).toHaveText(words)

/** Expects an error at a field. */
export const fieldError = (page: Page, label: string, words: string | RegExp) =>
  expect(field(page, label)).toHaveAccessibleDescription(words)

/** Expects a visitor's header with the link to the sign-in. */
export const signedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()

/** Expects a hit with this text in an element, marked by the browser's highlight without touching the text. */
export const hit = (place: Locator, text: string) =>
  expect
    .poll(() =>
      place.evaluateAll((elements) =>
        [...(CSS.highlights.get('hit') ?? [])]
          .filter(({ startContainer }) => elements.some((one) => one.contains(startContainer)))
          .map(({ startContainer, startOffset, endOffset }) =>
            (startContainer.textContent ?? '').slice(startOffset, endOffset),
          ),
      ),
    )
    .toContain(text)

/** Expects a toast. */
export const toast = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()

/** Expects a page of a list (from 1) to be the only current one and its rows to be loaded. */
export async function shownPage(block: Locator, number: number): Promise<void> {
  const current = block.getByRole('navigation', { name: /分页$/ }).locator('[aria-current=page]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveAccessibleName(`第 ${String(number)} 页`)
  await expect(block.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Locates the card with this title. */
export const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** Returns what distinguishes the version of the portal that a page was loaded from: the names of its files, or the mark of the preview server. */
export const version = (page: Page): Promise<string> =>
  page
    .locator('html')
    .evaluate(
      (html) =>
        `${html.dataset['deployment'] ?? ''} ${html.querySelector<HTMLMetaElement>('[name=portal-files]')!.content}`,
    )
