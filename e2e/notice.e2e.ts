import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chooseFilter, goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface NoticeRow {
  id: string
  title: string
  type: string
  department: string
  publicityEnd: string
  objectionPhone: string
  list: { enterpriseName: string; creditCode: string; projectName: string; amount?: number }[]
}

const rows = (page: Page) => page.getByRole('list', { name: '公示', exact: true }).getByRole('listitem')
const table = (page: Page) => page.getByRole('table')
/** Locates the rows of the notice's table without its header. */
const lines = (page: Page) => table(page).locator('tbody tr').filter({ visible: true })
const now = new Date().toISOString()
const isOpen = (one: NoticeRow) => one.publicityEnd >= now

test('Notices are filtered by state and type, and found by the name of a listed enterprise', async ({
  page,
  city,
}) => {
  const all = await city.table<NoticeRow>('notice')
  await page.goto('/declare/public')
  await see.heading(page, '项目公示')
  // Notices that are still open to objections come first.
  await expect(rows(page).first()).toContainText(/还剩 \d 个工作日|今天截止/)
  await page.getByRole('navigation', { name: '公示状态' }).getByRole('link', { name: '公示中' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^共/ })).toHaveText(
    `共 ${String(all.filter(isOpen).length)} 条`,
  )
  await page.getByRole('navigation', { name: '公示状态' }).getByRole('link', { name: '全部' }).click()
  const paid = all.filter((one) => one.type === '资金拨付')
  await chooseFilter(page, '类型', '资金拨付')
  await expect(page.getByRole('status').filter({ hasText: /^共/ })).toHaveText(`共 ${String(paid.length)} 条`)
  await page.goto('/declare/public')
  await page.getByRole('searchbox', { name: '搜公示标题或企业名称' }).fill('澄岳精密')
  await page.keyboard.press('Enter')
  const own = all.filter((one) => one.list.some((row) => row.enterpriseName.includes('澄岳精密')))
  await expect(rows(page)).toHaveCount(Math.min(10, own.length))
  await page.goto('/declare/public?keyword=火星移民')
  await expect(page.getByText('没有符合条件的公示')).toBeVisible()
})

test("A table of 500 enterprises is searched, sorted and exported, and highlights the user's own", async ({
  page,
  city,
}) => {
  const all = await city.table<NoticeRow>('notice')
  const long = all.find((one) => one.list.length === 500)!
  await page.goto(`/declare/public/detail?id=${long.id}`)
  await see.heading(page, long.title)
  await expect(lines(page)).toHaveCount(50)
  const wanted = long.list[321]!
  await page.getByRole('searchbox', { name: '在名单中查找' }).fill(wanted.creditCode)
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText(wanted.enterpriseName)
  await page.getByRole('searchbox', { name: '在名单中查找' }).fill('')
  await page.getByRole('button', { name: '展开全部 500 家' }).click()
  await expect(lines(page)).toHaveCount(500)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出名单' }).click()
  const csv = readFileSync(await (await file).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(csv).toHaveLength(501)
  expect(csv[322]).toContain(wanted.creditCode)

  const own = all.find((one) => one.id === 'notice-decl-publicity')!
  await signIn(page, city, 'enterprise', `/declare/public/detail?id=${own.id}`)
  await expect(page.getByText('本企业在公示名单中：')).toBeVisible()
  await expect(lines(page).filter({ hasText: '本企业' })).toHaveCount(1)
  await page.getByRole('button', { name: '金额' }).click()
  const most = Math.max(...own.list.map((one) => one.amount ?? 0))
  await expect(lines(page).first()).toContainText(own.list.find((one) => one.amount === most)!.enterpriseName)
  for (const name of ['受理电话', '监督电话']) {
    await expect(page.getByText(name, { exact: true }).locator('xpath=..').getByRole('link')).toHaveAttribute(
      'href',
      /^tel:/,
    )
  }
  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: '截止日加入日历' }).click()
  const ics = readFileSync(await (await calendar).path(), 'utf8')
  const day = new Date(Date.parse(own.publicityEnd) + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(ics).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
})

test('A notice is opened from a declaration; an objection written offline is printed and sent as an appeal @worker', async ({
  page,
  city,
}) => {
  const one = (await city.table<NoticeRow>('notice')).find((row) => row.id === 'notice-decl-publicity')!
  const other = one.list.find((row) => !row.enterpriseName.includes('澄岳'))!
  await signIn(page, city, 'enterprise', '/declare/apply/view/decl-publicity')
  await installPortal(page)
  await page.getByRole('link', { name: '查看公示' }).click()
  await rows(page).getByRole('link', { name: one.title }).click()
  await see.heading(page, one.title)
  await waitUntilStored(page, 'declare', 'notice', one.id)
  await goOffline(page)
  await page.getByRole('link', { name: '提出异议' }).click()
  await see.heading(page, '公示异议书')
  await page.getByRole('button', { name: '打印异议书' }).click()
  await see.fieldError(page, '异议事项和理由', /请写明异议事项和理由/)
  await field(page, '异议对象').selectOption(other.enterpriseName)
  await field(page, '异议事项和理由').fill('该项目已于上一年度获得同类资金支持，属于重复申报。')
  const paper = page.getByRole('article', { name: '异议书' })
  await expect(paper).toContainText(other.creditCode)
  await expect(paper).toContainText('属于重复申报')
  // A reload keeps the typed text.
  await page.reload()
  await expect(field(page, '异议事项和理由')).toHaveValue(/属于重复申报/)
  await page.evaluate(() => {
    window.print = () => (document.title = '已打印')
  })
  await page.getByRole('button', { name: '打印异议书' }).click()
  await expect(page).toHaveTitle('已打印')

  await page.getByRole('button', { name: '作为诉求提交' }).click()
  await see.heading(page, '我要诉求')
  await expect(field(page, '标题')).toHaveValue(`公示异议：${other.enterpriseName}`)
  await expect(field(page, '诉求内容')).toHaveValue(new RegExp(other.creditCode))
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '提交诉求' }).click()
  await expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
  await goOnline(page)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  const sent = (
    await city.table<{ id: string; title: string; type: string; content: string }>('appeal')
  ).find((row) => row.title === `公示异议：${other.enterpriseName}`)
  expect(sent).toMatchObject({ type: '投诉' })
  expect(sent?.content).toContain(one.title)
})

test('Notices show a failure, a missing and an expired one, and are readable offline @worker', async ({
  page,
  city,
}) => {
  const all = await city.table<NoticeRow>('notice')
  const over = all.find((one) => !isOpen(one))!
  await page.goto(`/declare/public/detail?id=${over.id}`)
  await expect(page.getByText('公示期已结束，不再受理异议')).toBeVisible()
  await expect(page.getByRole('link', { name: '提出异议' })).toHaveCount(0)
  await waitUntilStored(page, 'declare', 'notice', over.id)
  await page.goto('/declare/public/detail?id=nothing')
  await expect(page.getByText('公示不存在')).toBeVisible()
  await page.goto('/declare/public/detail')
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await city.faults({ status: 500, match: '*/declare-project-public/page' })
  await page.goto('/declare/public?type=复核')
  await expect(page.locator('[data-state=error]')).toBeVisible()
  await city.faults()
  await page.goto('/declare/public')
  await expect(rows(page)).toHaveCount(10)
  await installPortal(page)
  await waitUntilStored(page, 'declare', 'notices')
  await goOffline(page)
  await page.reload()
  await expect(rows(page)).toHaveCount(10)
  await page.goto(`/declare/public/detail?id=${over.id}`)
  await see.heading(page, over.title)
})
