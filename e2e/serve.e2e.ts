import type { Locator, Page } from '@playwright/test'
import { chooseFilter, goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import { field } from './field.ts'
import { openAs, preview } from './exchange.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface ProductRow {
  id: string
  name: string
  status: string
  serviceType: string
  priceMode: string
  providerId: string
}
interface ProviderRow {
  id: string
  name: string
  enId: string
  status: string
}

const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')
const detail = (id: string) => `/professional-services/detail?id=${id}`
/** Matches a choice of a filter with its count. */
const counted = (word: string) => new RegExp(`^${word} \\d+$`)
const MY_ENQUIRIES = '/user/collect?kind=enquiry'
const MESSAGE = '我们计划明年申报，请先核对条件，再给出费用和时间安排。'

test('A service is found by filters, compared and enquired about offline, answered on another device, completed, and rated @worker', async ({
  page,
  city,
  browser,
}) => {
  const one = (await city.table<ProductRow>('product')).find(({ id }) => id === 'product-qiming-1')!
  await signIn(page, city, 'enterprise', '/professional-services/product-list')
  await see.heading(page, '服务产品')
  await chooseFilter(page, '类别', counted(one.serviceType))
  await chooseFilter(page, '计价', counted(one.priceMode))
  await chooseFilter(page, '资质', counted('有资质证书'))
  await page.getByRole('searchbox', { name: '搜服务或机构' }).fill('启明企业服务')
  await page.keyboard.press('Enter')
  await expect(rows(page, '服务').filter({ hasNotText: '启明企业服务' })).toHaveCount(0)
  // Compares it offline with another service of the list.
  const linkTo = (id: string) => page.locator(`a[href$="id=${id}"]`)
  const compare = (row: Locator) => row.getByRole('checkbox', { name: /^对比/ }).check()
  await compare(rows(page, '服务').filter({ has: linkTo(one.id) }))
  await page.getByRole('searchbox', { name: '搜服务或机构' }).fill('')
  await page.keyboard.press('Enter')
  const beside = rows(page, '服务')
    .filter({ hasNot: linkTo(one.id) })
    .first()
  const href = (await beside.getByRole('link').getAttribute('href'))!
  await compare(beside)
  for (const id of [one.id, href.split('id=')[1]!]) await waitUntilStored(page, 'serve', 'product', id)
  await installPortal(page)
  await goOffline(page)
  const bar = page.getByRole('region', { name: '服务对比' })
  await expect(bar.getByRole('status')).toHaveText('已选 2 / 4')
  await bar.getByRole('link', { name: '开始对比' }).click()
  await see.heading(page, '服务对比')
  const table = page.getByRole('region', { name: '对比表，可左右滚动' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByRole('row', { name: /^价格/ }).getByRole('cell')).toHaveText([/元|面议/, /元|面议/])
  await page.getByRole('radio', { name: '只看不同' }).check()
  const differing = await table.getByRole('rowheader').count()
  expect(await table.getByText('不同', { exact: true }).count()).toBe(differing)
  await table.getByRole('link', { name: one.name, exact: true }).click()
  await see.heading(page, one.name)
  await expect(page).toHaveURL(new RegExp(`id=${one.id}`))

  await page.getByRole('button', { name: '咨询此服务' }).click()
  const dialog = page.getByRole('dialog', { name: '咨询此服务' })
  await dialog.getByLabel(/^咨询内容/).fill('太短了')
  await dialog.getByRole('button', { name: '提交咨询' }).click()
  await expect(dialog.getByLabel(/^咨询内容/)).toHaveAccessibleDescription(/咨询内容至少 10 个字/)
  await dialog.getByLabel(/^咨询内容/).fill(MESSAGE)
  await dialog.getByLabel('选择文件：附件').setInputFiles({
    name: '现状说明.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 现状说明'),
  })
  await expect(dialog.getByRole('button', { name: '移除 现状说明.pdf' })).toBeVisible()
  // A reload keeps the typed text and the selected file.
  await page.reload()
  await page.getByRole('button', { name: '咨询此服务' }).click()
  await expect(dialog.getByLabel(/^咨询内容/)).toHaveValue(MESSAGE)
  await expect(dialog.getByRole('button', { name: '移除 现状说明.pdf' })).toBeVisible()
  await dialog.getByRole('button', { name: '提交咨询' }).click()
  await expect(dialog.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('咨询待上传', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '咨询此服务' })).toHaveCount(0)
  await goOnline(page)
  await expect(dialog.getByRole('status').first()).toContainText(/已提交.*接下来机构与您联系/s)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(main.getByText('已送达机构，等待机构联系')).toBeVisible({ timeout: 30_000 })
  expect(await city.effects('/provider/docker/')).toHaveLength(1)

  // The provider answers on another device.
  const provider = await openAs(browser, city, 'provider', '/user/message')
  await provider.getByRole('link', { name: '澄岳精密制造有限公司向您咨询服务' }).click()
  await provider.getByRole('dialog').getByRole('link').first().click()
  await see.heading(provider, '我的机构')
  const request = rows(provider, '收到的咨询').filter({ hasText: MESSAGE })
  await expect(request).toContainText('13800000001')
  const download = provider.waitForEvent('download')
  await request.getByRole('button', { name: /^下载/ }).click()
  expect((await download).suggestedFilename()).toBe('现状说明.pdf')
  await request.getByRole('button', { name: /^记为已联系/ }).click()
  await expect(request.getByText('已联系', { exact: true })).toBeVisible({ timeout: 30_000 })
  await request.getByRole('button', { name: /^记为已完成/ }).click()
  await expect(request.getByText('已完成', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(request.getByRole('button', { name: /^(记为|关闭)/ })).toHaveCount(0)

  await page.goto('/user/message')
  await expect(page.getByRole('link', { name: '您的服务咨询已完成' }).first()).toBeVisible()
  const done = Date.now()
  await page.goto(MY_ENQUIRIES)
  const asked = rows(page, '咨询').filter({ hasText: MESSAGE })
  await expect(asked).toContainText('本次咨询已完成')
  await expect(asked.getByRole('listitem').filter({ hasText: '联系' })).toContainText(/\d+月\d+日/)
  // The rating is given offline and sent once.
  await waitUntilStored(page, 'serve', 'favorites', '', done)
  await goOffline(page)
  await page.reload()
  await asked.getByRole('button', { name: /^评价服务/ }).click()
  const judging = page.getByRole('dialog', { name: '评价服务' })
  await judging.getByRole('button', { name: '提交评价' }).click()
  await expect(judging.getByText('请选择满意程度')).toBeVisible()
  await judging.getByRole('radio', { name: '4 星 满意' }).check()
  await judging.getByLabel(/^评价意见/).fill('条件核对得很细')
  await judging.getByRole('button', { name: '提交评价' }).click()
  await expect(asked.getByText('评价待上传')).toBeVisible()
  await goOnline(page)
  await expect(asked).toContainText(/我的评价.*4.*满意.*条件核对得很细/, { timeout: 30_000 })
  await expect(asked.getByRole('button', { name: /^评价服务/ })).toHaveCount(0)
  await provider.reload()
  await expect(request).toContainText(/企业评价.*4.*满意.*条件核对得很细/)
  await provider.context().close()
})

test("A closed enquiry shows the provider's reason, and its asker can ask again", async ({
  page,
  city,
  browser,
}) => {
  await signIn(page, city, 'provider', '/user/my-provider')
  const request = rows(page, '收到的咨询').filter({ hasText: '嘉树新材料' })
  await request.getByRole('button', { name: /^关闭/ }).click()
  const dialog = page.getByRole('dialog', { name: '关闭咨询' })
  await dialog.getByRole('button', { name: '确认关闭' }).click()
  await expect(dialog.getByLabel(/^关闭的原因/)).toHaveAccessibleDescription(/至少 2 个字|请填写/)
  await dialog.getByLabel(/^关闭的原因/).fill('本月排期已满，下月可以再联系')
  await dialog.getByRole('button', { name: '确认关闭' }).click()
  await expect(request.getByText('已关闭', { exact: true })).toBeVisible({ timeout: 30_000 })
  const asker = await openAs(browser, city, 'other', detail('product-qiming-1'))
  await expect(asker.getByText('已关闭：本月排期已满，下月可以再联系')).toBeVisible()
  await expect(asker.getByRole('button', { name: '咨询此服务' })).toBeVisible()
  await asker.context().close()
})

test('A member becomes a service provider without a new sign-in, and a visitor finds the published service', async ({
  page,
  city,
  browser,
}) => {
  // Two forms, two audits and a second browser take longer than most stories on a busy machine.
  test.setTimeout(180_000)
  await signIn(page, city, 'other', '/user/my-product')
  // A user without an organisation sees an explanation and the way to apply.
  await see.heading(page, '我的机构')
  const menu = page.getByRole('navigation', { name: '个人中心' })
  await expect(menu.getByRole('link', { name: '我的产品' })).toHaveCount(0)
  await page.getByRole('link', { name: '申请成为服务机构' }).click()
  await see.heading(page, '申请成为服务机构')
  await expect(field(page, '机构名称')).toHaveValue('嘉树新材料有限公司')
  await page.getByRole('button', { name: '提交审核' }).click()
  await see.fieldError(page, '机构简介', /请填写机构简介/)
  await field(page, '机构性质').selectOption('民营企业')
  await field(page, '成立年份').fill('2016')
  await field(page, '团队人数').fill('35')
  await page.getByRole('checkbox', { name: '检测认证' }).check()
  await page.getByRole('checkbox', { name: '全市' }).check()
  await field(page, '机构简介').fill('专注高分子材料检测，配有力学、热学和老化实验室。')
  await field(page, '地址').fill('高新区科技大道 8 号')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  const applied = (await city.table<ProviderRow>('provider')).find(({ enId }) => enId === 'en-jiashu')!
  expect(applied.status).toBe('待审核')
  await page.getByRole('link', { name: '我的机构' }).first().click()
  await expect(page.getByRole('main').getByText('待审核', { exact: true })).toBeVisible()
  await city.advance('provider', applied.id, 'pass', '资质齐全')
  await page.reload()
  await expect(page.getByRole('main').getByText('已通过', { exact: true })).toBeVisible()
  await menu.getByRole('link', { name: '我的产品' }).click()
  await see.heading(page, '我的产品')

  await page.getByRole('link', { name: '发布服务产品' }).first().click()
  await see.heading(page, '发布服务产品')
  const name = '塑料老化寿命评估'
  await field(page, '服务名称').fill(name)
  await field(page, '服务类别').selectOption('检测认证')
  await field(page, '服务简介').fill('为塑料制品企业评估户外使用寿命，出具检测报告。')
  await field(page, '计价方式').selectOption('区间')
  await field(page, '价格').fill('3000')
  await field(page, '最高价').fill('2000')
  await field(page, '服务周期').fill('15 个工作日')
  await field(page, '服务流程').fill('寄样登记\n加速老化\n出具报告')
  await field(page, '交付成果').fill('检测报告')
  await page.getByRole('button', { name: '下一步' }).click()
  await see.fieldError(page, '最高价', /最高价不能低于最低价/)
  await field(page, '最高价').fill('8000')
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  const saved = (await city.table<ProductRow>('product')).find((row) => row.name === name)!
  expect(saved).toMatchObject({ status: '待审核', providerId: applied.id })
  await city.advance('product', saved.id, 'pass')
  // The audit log is a dialog of the row.
  await page.goto('/user/my-product')
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: /^审核记录/ })
    .click()
  const sheet = page.getByRole('dialog', { name: '审核记录' })
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await expect(sheet.getByRole('listitem').first()).toContainText('提交')
  await expect(sheet.getByRole('listitem').last()).toContainText('通过')

  const baseURL = test.info().project.use.baseURL!
  const visitor = await browser.newContext({ baseURL })
  await visitor.addCookies([{ name: 'mock_world', value: city.name, url: baseURL }])
  const guest = await visitor.newPage()
  await guest.goto(`/professional-services/product-list?keyword=${encodeURIComponent(name)}`)
  await rows(guest, '服务').getByRole('link', { name }).click()
  await see.heading(guest, name)
  const main = guest.getByRole('main')
  await expect(main).toContainText('嘉树新材料有限公司')
  await expect(main).toContainText('加速老化')
  await expect(guest.getByRole('link', { name: '登录后咨询' })).toBeVisible()
  await visitor.close()
})

test('A service and a provider that a visitor has read stay readable offline @worker', async ({ page }) => {
  const read = {
    product: [detail('product-qiming-1'), '交付成果'],
    provider: ['/professional-services/organ-detail?id=provider-qiming', '服务区域'],
  } as const
  for (const [name, [address, words]] of Object.entries(read)) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
    await waitUntilStored(page, 'serve', name, address.split('id=')[1]!)
  }
  await installPortal(page)
  await goOffline(page)
  for (const [address, words] of Object.values(read)) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
  }
})

test('A favourite pressed fifty times with lost responses and a lost network ends in the last state @worker', async ({
  page,
  city,
}) => {
  const kept = async () =>
    (await city.table<{ id: string; targetId: string; userId: string }>('serviceFavorite')).some(
      (one) => one.targetId === 'product-qiming-2' && one.userId === 'u-enterprise',
    )
  await signIn(page, city, 'enterprise', detail('product-qiming-2'))
  const button = page.getByRole('main').getByRole('button', { name: /收藏/ })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await installPortal(page)
  await city.faults({ dropAfter: 0.6, dropBefore: 0.2, match: '*/favorite/*' })
  for (let press = 1; press <= 50; press += 1) {
    if (press === 20) await goOffline(page)
    if (press === 35) await goOnline(page)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', String(press % 2 === 1))
  }
  await city.faults()
  await expect(button).toHaveText('收藏', { timeout: 60_000 })
  await expect.poll(kept).toBe(false)
  // Presses once more, so that the result can only come from the last press.
  await city.faults({ dropAfter: 1, match: '*/favorite/*', times: 2 })
  await button.click()
  await expect(button).toHaveText('已收藏', { timeout: 60_000 })
  await expect.poll(kept).toBe(true)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})
