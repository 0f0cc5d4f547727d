import type { Page } from '@playwright/test'
import { goOffline, installPortal, signIn } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Locates the entries of the answer in the banner. */
const answer = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('link')
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])

test('今日申报 answers with the next deadlines, and a day opens its items in the calendar', async ({
  page,
}) => {
  await page.goto('/policy/apply')
  const days = answer(page, '最近截止')
  await expect(days.first()).toHaveText(/^\d+ 项今日可申报$/)
  const open = numberIn(await days.first().textContent())
  await expect(page.getByRole('status').filter({ hasText: /^共/ })).toHaveText(`共 ${String(open)} 项`)
  const day = days.nth(1)
  await expect(day).toHaveText(/^\d+月\d+日.* · \d+ 项$/)
  const count = Number(/(\d+) 项$/.exec((await day.textContent()) ?? '')?.[1])
  await day.click()
  await expect(page).toHaveURL(/view=calendar/)
  await expect(page.getByRole('list', { name: /截止的项目$/ }).getByRole('listitem')).toHaveCount(count)
})

test('政策搜索 answers how many policies are open, and the list behind the number has as many', async ({
  page,
}) => {
  await page.goto('/policy/search')
  const open = answer(page, '全市政策').filter({ hasText: '正在申报' })
  const count = numberIn(await open.textContent())
  await open.click()
  await expect(page.getByRole('status').filter({ hasText: /^共/ })).toHaveText(`共 ${String(count)} 条`)
})

test('A member is told how many policies fit, and which sum waits for a confirmation', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/policy/search')
  await expect(answer(page, '全市政策').first()).toHaveText(/^\d+ 条本企业符合条件$/)
  const own = (
    await city.table<{
      id: string
      enId: string
      type: string
      status: string
      applyAmount: number
      approvedAmount?: number
    }>('declaration')
  ).filter((one) => one.enId === 'en-chengyue' && one.type === 'apply-msjx' && one.status === '意愿确认')
  const sum = own.reduce((all, one) => all + (one.approvedAmount ?? one.applyAmount), 0)
  await page.goto('/declare/no-apply')
  await expect(answer(page, '待确认').first()).toHaveText(
    `${String(sum / 10_000)} 万元本企业 ${String(own.length)} 项待确认`,
  )
})

test('Without a network the answer stays, with its date @worker', async ({ page }) => {
  await page.goto('/appeal/demand')
  await installPortal(page)
  await expect(answer(page, '近 90 天').first()).toHaveText(/工作日办结用时中位数$/)
  await goOffline(page)
  await page.reload()
  await see.heading(page, '我要诉求')
  await expect(answer(page, '近 90 天').first()).toHaveText(/工作日办结用时中位数$/)
  await expect(
    page
      .getByRole('main')
      .getByText(/^截至 \d+月\d+日 \d\d:\d\d$/)
      .first(),
  ).toBeVisible()
})

for (const address of [
  '/policy/apply',
  '/declare/apply',
  '/policy/search',
  '/declare/public',
  '/declare/no-apply',
  '/roadshow',
])
  test(`Below the banner and its answer, five rows of ${address} are in sight at 1280 × 900`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address)
    await expect(page.locator('main section ul').getByRole('link').first()).toBeVisible()
    const fifth = page
      .getByRole('main')
      .getByRole('group')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(fifth.nth(4).getByRole('heading')).toBeInViewport({ ratio: 1 })
  })
