import type { Page } from '@playwright/test'
import { isoDay } from '#lib/dates.ts'
import { chooseFilter, goOffline, installPortal, waitUntilStored } from './act.ts'
import type { ExchangeRow } from './exchange.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const inDays = (days: number) => isoDay(Date.now() + days * 86_400_000)
const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

test('Back from a detail page returns to the same row, page and filter', async ({ page }) => {
  await page.goto('/docking/supply-service/list?sort=closing&page=2')
  const seventh = rows(page, '供给').nth(6).getByRole('link')
  const title = await seventh.innerText()
  await seventh.click()
  await see.heading(page, title)
  await page.goBack()
  await see.heading(page, '供给大厅')
  await expect(rows(page, '供给').nth(6).getByRole('link')).toBeFocused()
  await expect(rows(page, '供给').nth(6)).toBeInViewport()
  await see.address(page, '/docking/supply-service/list?sort=closing&page=2')
})

test('A hall suggests filters to remove, handles a page beyond the last and an error, and works offline @worker', async ({
  page,
  city,
}) => {
  await page.goto('/docking/demand-service/list?category=物流&keyword=查无此事')
  await expect(page.getByText('没有符合条件的需求')).toBeVisible()
  await page.goto('/docking/demand-service/list?page=99')
  await expect(page.getByText(/没有第 99 页|没有这一页/)).toBeVisible()
  await city.faults({ status: 500, match: '*/ua/demand/page' })
  await page.goto('/docking/demand-service/list?keyword=设备')
  await expect(page.locator('[data-state=error]')).toBeVisible()
  await city.faults()
  await page.goto('/docking/demand-service/list')
  await expect(rows(page, '需求')).toHaveCount(10)
  await installPortal(page)
  await waitUntilStored(page, 'docking', 'demandPage')
  await goOffline(page)
  await page.reload()
  await expect(rows(page, '需求')).toHaveCount(10)
  // Offline, the search only covers demands that were seen.
  const title = await rows(page, '需求').nth(4).getByRole('link').innerText()
  const box = page.getByRole('searchbox', { name: '搜需求或企业' })
  await box.fill(title)
  await box.press('Enter')
  await expect(rows(page, '需求').first()).toContainText(title)
  await expect(page.getByRole('status').filter({ hasText: '在看过的' })).toBeVisible()
  await box.fill('查无此事')
  await box.press('Enter')
  await expect(page.getByText('看过的需求中没有“查无此事”')).toBeVisible()
  await page.getByRole('link', { name: '返回列表' }).click()
  await expect(rows(page, '需求')).toHaveCount(10)
  await chooseFilter(page, '状态', '已解决')
  await expect(page.locator('[data-state=error]')).toBeVisible()
})

test('A hall is filtered by region, by days until the deadline, and by state', async ({ page, city }) => {
  const all = (await city.table<ExchangeRow>('exchange')).filter(({ kind }) => kind === 'demand')
  const open = all.filter((one) => one.status === '已上架' && one.deadline >= inDays(0))
  const { region } = open.find(({ deadline }) => deadline <= inDays(7))!
  const shows = async (found: ExchangeRow[], text: string | RegExp) => {
    await expect(page.getByRole('status').filter({ hasText: `共 ${String(found.length)} 条` })).toBeVisible()
    const shown = Math.min(found.length, 10)
    await expect(rows(page, '需求')).toHaveCount(shown)
    await expect(rows(page, '需求').filter({ hasText: text })).toHaveCount(shown)
  }
  await page.goto('/docking/demand-service/list')
  await chooseFilter(page, '地区', region)
  const there = open.filter((one) => one.region === region)
  await shows(there, region)
  await chooseFilter(page, '截止', '7 天内')
  await shows(
    there.filter(({ deadline }) => deadline <= inDays(7)),
    /还剩 [2-7] 天|明日截止|今天截止/,
  )
  await expect(page).toHaveURL(/region=.*within=7|within=7.*region=/)
  await page.goto('/docking/demand-service/list')
  await chooseFilter(page, '状态', '已解决')
  await shows(
    all.filter(({ status }) => status === '已解决'),
    '已解决',
  )
})
