import type { Page } from '@playwright/test'
import { signInByForm } from './act.ts'
import config from './playwright.config.ts'
import { expect, test } from './test.ts'

const { launchOptions } = config.use ?? {}

// Browsers keep a page that was left, frozen, for the way back. Playwright's own switches would not let them.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test('a page that is left while it sends does not keep the others from sending', async ({
  page,
  city,
  context,
}) => {
  await signInByForm(page, city, 'enterprise', '/policy/search/detail?id=policy-rd')
  await city.faults({ latencyMs: 5000, match: '*/favorite/policy-rd', times: 1 })
  const star = (tab: Page) => tab.getByRole('main').getByRole('button', { name: /^收藏/ })
  await star(page).click()
  await expect.poll(() => page.evaluate(sendersOf)).toEqual({ sending: 1, waiting: 0 })
  const other = await context.newPage()
  await other.goto('/policy/search/detail?id=policy-champion')
  await star(other).click()
  await expect.poll(() => page.evaluate(sendersOf)).toEqual({ sending: 1, waiting: 1 })

  await page.goto('/policy/search')
  await expect.poll(() => city.effects('/favorite/policy-champion')).toHaveLength(1)
  await expect(other.getByRole('button', { name: '已收藏', exact: true })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: '已收藏', exact: true })).toBeVisible()
  expect(await city.effects('/favorite/policy-rd')).toHaveLength(1)
})

/** How many of this browser's pages send what is in the outbox, and how many wait to. Runs in a page. */
async function sendersOf(): Promise<{ sending: number; waiting: number }> {
  const { held = [], pending = [] } = await navigator.locks.query()
  const ofOutbox = (locks: LockInfo[]) => locks.filter(({ name }) => name?.startsWith('outbox:')).length
  return { sending: ofOutbox(held), waiting: ofOutbox(pending) }
}
