import type { Page } from '@playwright/test'
import { signInByForm } from './act.ts'
import config from './playwright.config.ts'
import { expect, test } from './test.ts'

const { launchOptions } = config.use ?? {}

// Removes Playwright's default switch that disables the back-forward cache, in which browsers keep pages for Back.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test('A page that is left while it sends does not block other pages from sending', async ({
  page,
  city,
  context,
}) => {
  await signInByForm(page, city, 'enterprise', '/policy/search/detail?id=policy-rd')
  await city.faults({ latencyMs: 10_000, match: '*/favorite/policy-rd', times: 1 })
  const star = (tab: Page) => tab.getByRole('main').getByRole('button', { name: /^收藏/ })
  await star(page).click()
  await expect.poll(() => page.evaluate(isSending)).toBe(true)
  const other = await context.newPage()
  await other.goto('/policy/search/detail?id=policy-champion')
  await star(other).click()
  await expect(other.getByRole('button', { name: /^已收藏.*待上传/ })).toBeVisible()
  expect(await page.evaluate(isSending)).toBe(true)

  await page.goto('/policy/search')
  await expect.poll(() => city.effects('/favorite/policy-champion')).toHaveLength(1)
  await expect(other.getByRole('button', { name: '已收藏', exact: true })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: '已收藏', exact: true })).toBeVisible()
  expect(await city.effects('/favorite/policy-rd')).toHaveLength(1)
})

/** Returns true if a page or the worker of this browser is sending the outbox. Runs in a page. */
async function isSending(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name?.startsWith('outbox:'))
}
