import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chooseFilter, goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import { field } from './field.ts'
import { openAs, preview } from './exchange.ts'
import { photo } from './photo.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface ListingRow {
  id: string
  title: string
  status: string
  tradeType: string
  enId: string
  brand?: string
  categoryPath: string[]
  publisherOrg: string
  contactPhone: string
  images: string[]
}

const title = '澄岳 CY-200 精密滚珠丝杠'
const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

/** Writes a paragraph and one list item into the description. */
async function write(page: Page, [words, item]: [string, string]): Promise<void> {
  await field(page, '详细说明').fill(words)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '项目符号' }).click()
  await page.keyboard.type(item)
}
const detail = (id: string) => `/market/detail?id=${id}`

test('A listing is published offline with pictures, rejected once, corrected, approved, and found by a visitor @worker', async ({
  page,
  city,
  browser,
}) => {
  // Five pictures, a rejection, an audit and a second browser take longer than most stories on a busy machine.
  test.setTimeout(180_000)
  await signIn(page, city, 'enterprise', '/market/publish')
  await expect(field(page, '名称')).toBeVisible()
  await waitUntilStored(page, 'common', 'dictTree')
  await installPortal(page)
  await goOffline(page)
  await field(page, '大类').selectOption('化工原料')
  // The category determines the labels of its facts.
  await expect(field(page, '主要成分')).toBeVisible()
  await field(page, '大类').selectOption('机械设备')
  await expect(field(page, '小类')).toHaveValue('')
  await field(page, '小类').selectOption('机床 / 数控车床')
  await field(page, '名称').fill(title)
  await field(page, '价格方式').selectOption('有价')
  await page.getByRole('button', { name: '下一步' }).click()
  await see.fieldError(page, '价格', '请填写价格')
  await field(page, '价格').fill('1280.5')
  await field(page, '计量单位').fill('根')
  await field(page, '产地').fill('高新区')
  await write(page, ['逐件检验', '质保一年'])
  const photos = []
  for (const [at, colour] of ['#c33', '#3c3', '#33c', '#cc3', '#3cc'].entries())
    photos.push(await photo(page, `丝杠${String(at + 1)}.jpg`, colour))
  await page.getByLabel('选择文件：图片').setInputFiles(photos)
  const pictures = rows(page, '已选图片')
  await expect(pictures).toHaveCount(5)
  await preview(page)
  await expect(page.getByRole('region', { name: '预览' })).toContainText('1,280.5 元/根')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
  await goOnline(page)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 60_000 })
  expect(await city.effects('/market/save')).toHaveLength(1)
  const saved = (await city.table<ListingRow>('listing')).find((one) => one.title === title)!
  expect(saved).toMatchObject({ status: '待审核', categoryPath: ['机械设备', '机床', '数控车床'] })
  expect(saved.images).toHaveLength(5)

  await city.advance('listing', saved.id, 'reject', '请写明精度', {
    asked: [{ field: 'contentHtml', errorMessage: '请写明导程和精度等级' }],
  })
  await page.goto('/user/my-market')
  const mine = rows(page, '工业产品').filter({ hasText: title })
  await expect(mine).toContainText('原因：请写明精度')
  await mine.getByRole('link', { name: /^修改/ }).click()
  await see.heading(page, '修改产品')
  await see.fieldError(page, '详细说明', /请写明导程和精度等级/)
  await expect(field(page, '详细说明').getByRole('listitem')).toHaveText('质保一年')
  await expect(pictures).toHaveCount(5)
  await write(page, ['逐件检验，精度等级三级', '质保一年'])
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  await city.advance('listing', saved.id, 'pass')
  const now = (await city.table<ListingRow>('listing')).find(({ id }) => id === saved.id)!
  expect(now.images).toEqual(saved.images)

  const { baseURL } = test.info().project.use
  const visitor = await browser.newContext({ baseURL: baseURL! })
  await visitor.addCookies([{ name: 'mock_world', value: city.name, url: baseURL! }])
  const guest = await visitor.newPage()
  await guest.goto('/market')
  await guest.getByRole('searchbox', { name: '搜产品、型号或企业' }).fill('CY-200 精密')
  await guest.keyboard.press('Enter')
  await rows(guest, '产品').getByRole('link', { name: title, exact: true }).click()
  await see.heading(guest, title)
  const main = guest.getByRole('main')
  await expect(main).toContainText('精度等级三级')
  await expect(main).toContainText('138****0001')
  await expect(main).not.toContainText('13800000001')
  const shown = guest.getByRole('img', { name: `${title}，第 1 张，共 5 张` })
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1920)
  await guest.goto('/market')
  await expect(rows(guest, '最近看过').filter({ hasText: title })).toHaveCount(1)
  await expect(guest.getByRole('link', { name: 'CY-200 精密', exact: true })).toBeVisible()
  await guest.getByRole('button', { name: '清除记录' }).click()
  await expect(rows(guest, '最近看过')).toHaveCount(0)
  await visitor.close()
})

test('Filters show counts and are part of the address, and Back returns to the same row', async ({
  page,
  city,
}) => {
  await page.goto('/market')
  await page
    .getByRole('navigation', { name: '产品分类' })
    .getByRole('link', { name: /^五金工具/ })
    .click()
  await see.heading(page, '全部产品')
  const open = (await city.table<ListingRow>('listing')).filter(
    (one) => one.status === '已发布' && one.categoryPath[0] === '五金工具',
  )
  const counts = new Map<string, number>()
  for (const { brand = '' } of open) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  const [brand, count] = [...counts].sort((a, b) => b[1] - a[1])[0]!
  await chooseFilter(page, '品牌', `${brand} ${String(count)}`)
  await expect(page.getByRole('status').filter({ hasText: `共 ${String(count)} 条` })).toBeVisible()
  await expect(page).toHaveURL(/brand=/)
  await page.reload()
  const third = rows(page, '产品').nth(2).getByRole('link').first()
  const name = await third.innerText()
  await third.click()
  await see.heading(page, name)
  await page.goBack()
  await expect(rows(page, '产品').nth(2).getByRole('link').first()).toBeFocused()
  await expect(page).toHaveURL(/brand=/)
  await page.goto('/market/list?keyword=没有这种东西&within=3')
  await page.getByRole('link', { name: '去掉条件 关键词：没有这种东西' }).click()
  await expect(rows(page, '产品').first()).toBeVisible()
})

test('A listing taken down, kept and taken down again offline reaches the city as one change @worker', async ({
  page,
  city,
  browser,
}) => {
  const one = (await city.table<ListingRow>('listing')).find(({ id }) => id === 'listing-1')!
  await signIn(page, city, 'enterprise', '/user/my-market')
  const row = rows(page, '工业产品').filter({ hasText: one.title })
  await expect(row).toHaveCount(1)
  await installPortal(page)
  await waitUntilStored(page, 'market', 'mine')
  await goOffline(page)
  const takeDown = async () => {
    await row.getByRole('button', { name: /^下架/ }).click()
    await page
      .getByRole('dialog', { name: /^下架该/ })
      .getByRole('button', { name: '下架' })
      .click()
    await expect(row.getByText('待生效')).toBeVisible()
  }
  await takeDown()
  await row.getByRole('button', { name: /^取消下架/ }).click()
  await expect(row.getByText('待生效')).toHaveCount(0)
  await takeDown()
  await goOnline(page)
  await expect(row.getByText('待生效')).toHaveCount(0, { timeout: 30_000 })
  await expect(row.getByText('已下架', { exact: true })).toBeVisible()
  expect(await city.effects('/market/draft')).toHaveLength(1)
  const other = await openAs(browser, city, 'other', detail(one.id))
  await expect(other.getByText('内容不存在或已下架，可以返回后重新查找。')).toBeVisible()
  await other.context().close()
})

test('During the audit of an edit, others read the previous version, and the owner sees the differences', async ({
  page,
  city,
  browser,
}) => {
  const before = (await city.table<ListingRow>('listing')).find(({ id }) => id === 'listing-1')!
  const path = before.tradeType === '供应' ? 'publish' : 'publish-demand'
  await signIn(page, city, 'enterprise', `/market/${path}?id=listing-1`)
  await field(page, '名称').fill('改写后的名称')
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  await page.goto(detail('listing-1'))
  await expect(page.getByText(`${before.title} → 改写后的名称`)).toBeVisible()
  // A public listing can be taken down during the audit.
  await expect(page.getByRole('button', { name: /^下架/ })).toBeVisible()
  const other = await openAs(browser, city, 'other', detail('listing-1'))
  await see.heading(other, before.title)
  await expect(other.getByRole('main')).toContainText(before.contactPhone)
  await other.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(other.getByRole('button', { name: '已收藏', exact: true })).toBeVisible()
  await city.advance('listing', 'listing-1', 'pass')
  await other.reload()
  await see.heading(other, '改写后的名称')
  await other.goto('/user/collect?kind=listing')
  await expect(rows(other, '收藏的工业品')).toContainText(['改写后的名称'])
  await other.context().close()
})

test('Two products are compared offline, printed, and turned into a demand @worker', async ({
  page,
  city,
}) => {
  const [first, second] = (await city.table<ListingRow>('listing')).filter(
    (one) => one.status === '已发布' && one.tradeType === '供应' && one.categoryPath.includes('泵阀'),
  )
  await signIn(page, city, 'enterprise', '/market/list?trade=供应&category=泵阀')
  for (const one of [first!, second!])
    await page.getByRole('checkbox', { name: `对比：${one.title}` }).check()
  for (const one of [first!, second!]) await waitUntilStored(page, 'market', 'detail', one.id)
  await waitUntilStored(page, 'market', 'tree')
  await installPortal(page)
  await goOffline(page)
  await page.getByRole('region', { name: '产品对比' }).getByRole('link', { name: '开始对比' }).click()
  await see.heading(page, '产品对比')
  const table = page.getByRole('region', { name: '对比表，可左右滚动' })
  for (const one of [first!, second!])
    await expect(table.getByRole('link', { name: one.title })).toBeVisible()
  await expect(table.getByText(/^截至/)).toHaveCount(2)
  await page.getByRole('radio', { name: '只看不同' }).check()
  const differing = await table.getByRole('rowheader').count()
  expect(await table.getByText('不同', { exact: true }).count()).toBe(differing)
  await page.getByRole('radio', { name: '只看已填' }).check()
  await expect(table.getByRole('rowheader', { name: /^分类/ })).toBeVisible()

  // The print shows either the inquiry or the table.
  const inquiry = page.getByRole('region', { name: '询价单，可左右滚动' })
  const quantity = inquiry.getByRole('textbox', { name: `询价数量：${first!.title}` })
  await quantity.fill('一些')
  await expect(inquiry.getByText('请填写 1 至 1000 万的整数')).toBeVisible()
  await quantity.fill('20')
  await page.evaluate(() => {
    globalThis.print = () => undefined
  })
  await page.getByRole('button', { name: '打印询价单' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(inquiry.getByRole('columnheader', { name: '报价（元）' })).toBeVisible()
  await expect(table).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出表格' }).click()
  const path = await (await saving).path()
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`${first!.title}.*,20,`))

  await page.getByRole('link', { name: '生成求购草稿' }).click()
  await see.heading(page, '发布求购')
  await expect(field(page, '名称')).toHaveValue(/^求购/)
  await expect(field(page, '详细说明')).toContainText(`${first!.title}，20 `)
  // The draft is stored before the user types.
  await page.goto('/user/my-market')
  await rows(page, '在本机').filter({ hasText: /^求购/ }).getByRole('button', { name: '继续填写' }).click()
  await see.heading(page, '发布求购')
  await field(page, '名称').fill('求购泵阀一批')
  await field(page, '小类').selectOption('泵阀 / 离心泵')
  await field(page, '计量单位').fill('台')
  await field(page, '交货地').fill('高新区')
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
  await goOnline(page)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 60_000 })
  const saved = (await city.table<ListingRow>('listing')).find((one) => one.title === '求购泵阀一批')
  expect(saved).toMatchObject({ status: '待审核', tradeType: '求购' })
})
