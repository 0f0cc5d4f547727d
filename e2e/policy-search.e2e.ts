import type { Page } from '@playwright/test'
import * as act from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.getByRole('list', { name: '政策', exact: true }).getByRole('listitem')
const saved = (page: Page) => page.getByRole('region', { name: '我的搜索' })

/** Saves the current search under a name. */
async function saveSearch(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '保存当前搜索' }).click()
  await page.getByRole('textbox', { name: '名称' }).fill(name)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await see.toast(page, `已保存搜索“${name}”`)
}

test('A search by words and filters is saved, opened again, and exported as a table', async ({
  page,
  city,
}) => {
  await act.signIn(page, city, 'enterprise', '/policy/search')
  const count = page.getByRole('main').getByRole('status').filter({ hasText: /^共/ })
  await expect(count).toHaveText(/^共 \d+ 条$/)
  await expect(page.getByText('已隐藏已截止和失效的政策。')).toBeVisible()
  const box = page.getByRole('searchbox', { name: '搜标题、文号和正文' })
  await box.fill('研发费用')
  await box.press('Enter')
  await see.hit(rows(page).first(), '研发费用')
  await act.chooseFilter(page, '层级', '市级')
  await act.chooseFilter(page, '层级', '省级')
  const bar = page.getByRole('search', { name: '筛选' })
  await expect(bar.getByRole('button', { name: '层级：省级等 2 项' })).toBeVisible()
  await see.address(
    page,
    `/policy/search?${new URLSearchParams({ keyword: '研发费用', level: '省级,市级' }).toString()}`,
  )
  await expect(rows(page).filter({ hasText: '国家级' })).toHaveCount(0)
  await saveSearch(page, '市省研发')
  await expect(saved(page).getByRole('link', { name: /市省研发\s*共 \d+ 条/ })).toBeVisible()

  const found = Number((await count.textContent())?.replace(/\D/g, ''))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出表格' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^政策搜索-\d{4}-\d\d-\d\d\.csv$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF标题,文号/)
  expect(lines).toHaveLength(found + 1)

  await bar.getByRole('link', { name: '清除筛选' }).click()
  await expect(bar.getByRole('button', { name: '层级', exact: true })).toBeVisible()
  await saved(page)
    .getByRole('link', { name: /市省研发/ })
    .click()
  await expect(count).toHaveText(`共 ${String(found)} 条`)
  await saved(page).getByRole('button', { name: '管理' }).click()
  const mine = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '市省研发' })
  await mine.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '删除搜索' }).getByRole('button', { name: '删除' }).click()
  await page.keyboard.press('Escape')
  await expect(saved(page).getByRole('link', { name: /市省研发/ })).toHaveCount(0)
})

test('A favourite and a saved search made offline both reach the city once @worker', async ({
  page,
  city,
}) => {
  await act.signIn(page, city, 'enterprise', '/policy/search?keyword=单项冠军')
  const first = rows(page)
    .filter({ has: page.getByRole('button', { name: '收藏', exact: true }) })
    .first()
  const title = (await first.getByRole('heading').textContent())!
  await act.installPortal(page)
  await act.waitUntilStored(page, 'policy', 'list')
  await act.goOffline(page)
  await see.connection(page, /离线/)
  const row = rows(page).filter({ hasText: title })
  await row.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(row.getByRole('button', { name: '已收藏 · 待上传' })).toBeVisible()
  await saveSearch(page, '冠军')
  await expect(saved(page).getByRole('link', { name: /冠军\s*待上传/ })).toBeVisible()
  await page.reload()
  await expect(row.getByRole('button', { name: '已收藏 · 待上传' })).toBeVisible()
  await expect(page.getByText(/截至/).first()).toBeVisible()

  await act.goOnline(page)
  await see.connection(page, '在线 · 已同步')
  await expect(saved(page).getByRole('link', { name: /冠军\s*共 \d+ 条/ })).toBeVisible()
  await expect(row.getByRole('button', { name: '已收藏', exact: true })).toBeVisible()
  expect(await city.effects('/favorite/')).toHaveLength(1)
  expect(await city.effects('/tag/add')).toHaveLength(1)
})

test('Policies are compared side by side, and one is opened on its page @worker', async ({ page, city }) => {
  await act.signIn(page, city, 'enterprise', '/policy/search?keyword=单项冠军')
  const tick = (at: number) => rows(page).nth(at).getByRole('checkbox', { name: /^对比/ })
  for (const at of [0, 1]) await tick(at).check()
  const bar = page.getByRole('region', { name: '政策对比' })
  await bar
    .getByRole('button', { name: /^不再对比/ })
    .first()
    .press('Enter')
  await expect(bar.getByRole('button', { name: /^不再对比/ })).toBeFocused()
  await tick(0).check()
  await bar.getByRole('link', { name: '开始对比' }).click()
  await see.heading(page, '政策对比')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(2)
  await expect(table.getByRole('row', { name: /^申报条件/ })).toContainText(/共 \d+ 条：符合 \d+/)
  await page.getByRole('radio', { name: '只看不同' }).check()
  const differing = await table.getByRole('rowheader').count()
  expect(await table.getByText('不同', { exact: true }).count()).toBe(differing)
  await act.waitUntilStored(page, 'policy', 'detail')
  await act.installPortal(page)
  await act.goOffline(page)
  await page.reload()
  await expect(table.getByRole('columnheader').getByText(/^截至/)).toHaveCount(2)

  await table.getByRole('columnheader').getByRole('link').first().click()
  const conditions = page.locator('#conditions')
  await expect(conditions.getByText(/澄岳精密.*：符合 \d+ 条/)).toBeVisible()
  await page
    .getByRole('navigation', { name: '目录' })
    .getByRole('link', { name: /第一章/ })
    .click()
  await expect(page.getByRole('heading', { name: /第一章/ })).toBeInViewport()
  await page.goBack()
  await page.getByRole('button', { name: /^移除/ }).first().press('Enter')
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^移除/ })).toBeFocused()
})

test('The loading line at the top is shown until the list is, and not for another filter', async ({
  page,
  city,
}) => {
  await page.goto('/aboutus')
  const line = page.locator('[data-loading][aria-hidden]').first()
  await expect(line).toHaveAttribute('data-loading', 'false')
  await city.faults({ match: '*/policy/list*', latencyMs: 3_000 })
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '政策计算', exact: true })
    .hover()
  await page.getByRole('link', { name: '政策搜索' }).first().click()
  await see.heading(page, '政策搜索')
  await expect(line).toHaveAttribute('data-loading', 'true')
  await expect(line).toHaveAttribute('data-loading', 'false')
  await expect(rows(page).first()).toBeVisible({ timeout: 1_000 })
  await act.chooseFilter(page, '层级', '市级')
  await expect(page).toHaveURL(/level=/)
  await expect(line).toHaveAttribute('data-loading', 'false')
})

test('The short code of a poster leads to its policy', async ({ page }) => {
  const reply = await page.request.get('/policy/api/applet/shortuuid/encode?id=policy-rd')
  const { data } = (await reply.json()) as { data: { code: string } }
  await page.goto(`/policy/search/detail?code=${data.code}`)
  await expect(page).toHaveURL(/\/policy\/search\/detail\?id=policy-rd$/)
  await expect(page.getByRole('heading', { level: 1, name: /研发/ })).toBeVisible()
})
