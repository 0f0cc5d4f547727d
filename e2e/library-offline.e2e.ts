import type { Page } from '@playwright/test'
import * as act from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.getByRole('list', { name: '政策', exact: true }).getByRole('listitem')

test('With the library on the device, a user searches, reads, compares and calculates cold and offline, and each change is sent once @worker @alone', async ({
  page: first,
  city,
}) => {
  // The story covers the whole area.
  test.setTimeout(180_000)
  await act.signIn(first, city, 'enterprise', '/policy/search')
  await act.installPortal(first)
  await first.getByRole('button', { name: '下载到本机' }).click()
  await expect(first.getByText('离线可用')).toBeVisible()
  await act.waitUntilStored(first, 'policy', 'todayDeclare', '999')
  // Stores the enterprise's data, by which conditions are judged.
  await first.goto('/policy/calculate/match')
  await act.waitUntilStored(first, 'enterprise', 'current')

  await act.goOffline(first)
  const page = await first.context().newPage()
  await first.close()
  await page.goto('/policy/search')
  await see.connection(page, /离线/)
  const box = page.getByRole('searchbox', { name: '搜标题、文号和正文' })
  await box.fill('研发 补助')
  // Results appear while typing.
  await see.hit(rows(page).first(), '研发')
  await box.press('Enter')
  await expect(page.getByText(/离线政策库 · 截至/)).toBeVisible()
  await act.chooseFilter(page, '层级', '市级')
  await expect(page).toHaveURL(/level=/)
  await expect(rows(page).filter({ hasText: '国家级' })).toHaveCount(0)
  await expect(rows(page).nth(1)).toBeVisible()
  const titles = await rows(page).getByRole('heading').allTextContents()

  await rows(page).first().getByRole('heading').getByRole('link').click()
  await see.heading(page, titles[0]!)
  await expect(page.locator('#conditions').getByText(/澄岳精密.*：符合 \d+ 条/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /第一章/ })).toBeAttached()
  await page.getByRole('main').getByRole('button', { name: '收藏', exact: true }).first().click()
  await see.connection(page, /离线 · 待上传 1/)

  await page.goBack()
  for (const at of [0, 1]) await rows(page).nth(at).getByRole('checkbox', { name: /^对比/ }).check()
  await page.getByRole('region', { name: '政策对比' }).getByRole('link', { name: '开始对比' }).click()
  await expect(page.getByRole('table').getByRole('columnheader').getByRole('link')).toHaveCount(2)

  // The user's favourites were brought ahead: a policy never opened here is shown as a favourite.
  const kept = await city.table<{ id: string; userId: string; policyId: string }>('policyFavourite')
  const mine = kept.find(({ userId }) => userId === 'u-enterprise')
  await page.goto(`/policy/search/detail?id=${mine!.policyId}`)
  await expect(page.getByRole('main').getByRole('button', { name: '已收藏', exact: true })).toBeVisible()

  // The projects to declare were brought ahead: a policy never opened here leads to its form.
  await page.goto('/policy/search/detail?id=policy-rd')
  await page.getByRole('main').getByRole('link', { name: '开始申报' }).first().click()
  await expect(page.getByRole('navigation', { name: '填写步骤' })).toBeVisible()

  await page.goto('/policy/calculate/match')
  const recommended = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: '符合条件' })
    .locator('dd')
    .first()
  await expect(recommended).not.toHaveText('0')
  await page.getByRole('form', { name: '企业信息' }).getByRole('button', { name: '查看报告' }).click()
  await see.heading(page, '政策计算报告')
  const found = Number(await recommended.textContent())
  await page.getByRole('button', { name: '保存报告' }).click()
  await expect(page.getByText('报告待上传')).toBeVisible()

  await act.goOnline(page)
  await see.connection(page, '在线 · 已同步')
  expect(await city.effects('/favorite/')).toHaveLength(1)
  expect(await city.effects('/policy/match/report')).toHaveLength(1)
  const reports = await city.table<{ id: string; totals: { recommended: number } }>('matchReport')
  // The city's calculation agrees with the device's.
  expect(reports.at(-1)?.totals.recommended).toBe(found)
})
