import type { Page } from '@playwright/test'
import { goOffline, installPortal, waitUntilStored, signIn } from './act.ts'
import { dayText } from '#lib/dates.ts'
import { expect, test } from './test.ts'

const DAY = 86_400_000

/** Locates the rows of projects that can be declared today, with their names, last days and days left. */
const declarableRows = (page: Page) =>
  page.getByRole('list', { name: '申报项目', exact: true }).getByRole('listitem')

/** Opens the projects that can be declared while the device's clock is wrong by `days`. @returns the texts of the rows */
async function openAt(page: Page, days: number): Promise<string[]> {
  await page.clock.install({ time: Date.now() + days * DAY })
  await page.goto('/policy/apply')
  await expect(declarableRows(page).first()).toBeVisible()
  return await declarableRows(page).allInnerTexts()
}

for (const [days, words] of [
  [400, '本机时间比城市时间快 400 天。'],
  [-400, '本机时间比城市时间慢 400 天。'],
] as const) {
  test(`A device whose clock is wrong by ${String(days)} days shows the days left by the city's clock, at the first visit and cold offline, with one warning @worker @alone`, async ({
    page,
    context,
    browser,
    city,
    baseURL,
  }) => {
    const right = await browser.newContext({ serviceWorkers: 'block' })
    await right.addCookies([{ name: 'mock_world', value: city.name, url: baseURL! }])
    const rows = await openAt(await right.newPage(), 0)
    expect(rows.join()).toMatch(/还剩 \d+ 天|明日截止|今天截止/)
    await right.close()

    expect(await openAt(page, days)).toEqual(rows)
    const warning = page.getByRole('status').filter({ hasText: words })
    await expect(warning).toContainText('日期和期限已按城市时间显示，请校准本机时间。')
    await warning.getByRole('button', { name: '知道了' }).click()
    await expect(warning).toHaveCount(0)

    await waitUntilStored(page, 'policy', 'todayDeclare')
    await installPortal(page)
    await goOffline(page)
    await page.close()
    const cold = await context.newPage()
    expect(await openAt(cold, days)).toEqual(rows)
    await expect(cold.getByText(/^离线内容，截至/)).toContainText(String(new Date().getMonth() + 1))
    await expect(cold.getByText(words)).toHaveCount(0)
  })
}

test('A clock that is wrong by a few minutes causes no warning @alone', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 4 * 60_000 })
  await page.goto('/')
  // The check of the clock starts before this entry is written.
  await page.waitForFunction(() => localStorage.getItem('portal-kept'))
  await expect(page.getByText('本机时间')).toHaveCount(0)
})

test("A submit from a device with a wrong clock has the city's time @alone", async ({ page, city }) => {
  await page.clock.install({ time: Date.now() + 400 * DAY })
  await signIn(page, city, 'enterprise', '/user/collect?kind=product')
  await page
    .getByRole('button', { name: /^取消收藏/ })
    .first()
    .click()
  await expect.poll(async () => (await city.effects('/favorite/')).length).toBe(1)
  await page.goto('/user/outbox')
  await expect(page.getByRole('list', { name: '回执' }).getByRole('listitem').first()).toContainText(
    dayText(Date.now()),
  )
})
