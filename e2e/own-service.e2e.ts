import type { Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import { field } from './field.ts'
import { openAs, preview } from './exchange.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface ProductRow {
  id: string
  name: string
  status: string
  deliverables?: string[]
}

/** Timeout for what arrives over the network on a busy machine */
const NETWORK_TIMEOUT = { timeout: 60_000 }
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: '服务', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

test("The auditors' remark is shown at its field of the service's form and disappears after the correction", async ({
  page,
  city,
}) => {
  const id = 'product-qiming-3'
  const find = async () => (await city.table<ProductRow>('product')).find((one) => one.id === id)!
  const { name } = await find()
  await city.advance('product', id, 'reject', '交付成果不够具体', {
    asked: [{ field: 'deliverables', errorMessage: '请写明报告的份数' }],
  })
  await signIn(page, city, 'provider', '/user/my-product')
  const row = rowOf(page, name)
  await expect(row).toContainText('原因：交付成果不够具体')
  await row.getByRole('link', { name: /^修改/ }).click()
  await see.heading(page, '修改服务产品')
  await expect(page.getByText('交付成果不够具体')).toBeVisible()
  await see.fieldError(page, '交付成果', /请写明报告的份数/)
  // The field's description names the turnaround formats that the filter understands.
  await expect(field(page, '服务周期')).toHaveAccessibleDescription(/15 个工作日.*按“周期”筛选时不显示/)
  await field(page, '交付成果').fill('诊断报告 2 份')
  await expect(page.getByText('请写明报告的份数')).toHaveCount(0)
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible(NETWORK_TIMEOUT)
  expect(await find()).toMatchObject({ status: '待审核', deliverables: ['诊断报告 2 份'] })
})

test('A service is taken down for everybody and put up again offline @worker', async ({
  page,
  city,
  browser,
}) => {
  const id = 'product-qiming-1'
  const find = async () => (await city.table<ProductRow>('product')).find((one) => one.id === id)!
  const { name } = await find()
  await signIn(page, city, 'provider', '/user/my-product')
  const row = rowOf(page, name)
  await row.getByRole('button', { name: /^下架/ }).click()
  await page.getByRole('dialog', { name: '下架该服务？' }).getByRole('button', { name: '下架' }).click()
  await expect(row.getByText('已下架', { exact: true })).toBeVisible()
  await expect(row.getByText('待生效', { exact: true })).toHaveCount(0, NETWORK_TIMEOUT)
  expect((await find()).status).toBe('已下架')

  const reader = await openAs(browser, city, 'other', `/professional-services/detail?id=${id}`)
  await expect(reader.getByText('服务产品不存在或已删除')).toBeVisible()
  // A user with an open enquiry gets a message.
  await reader.goto('/user/message')
  await expect(reader.getByRole('link', { name: '您联系的服务已下架' })).toBeVisible()

  await page.reload()
  await expect(row.getByText('已下架', { exact: true })).toBeVisible()
  await installPortal(page)
  await waitUntilStored(page, 'serve', 'myProducts')
  await goOffline(page)
  await page.reload()
  await row.getByRole('button', { name: /^重新上架/ }).click()
  await expect(row.getByText('已上架', { exact: true })).toBeVisible()
  await expect(row.getByText('待生效', { exact: true })).toBeVisible()
  expect((await find()).status).toBe('已下架')
  await goOnline(page)
  await expect(row.getByText('待生效', { exact: true })).toHaveCount(0, NETWORK_TIMEOUT)
  await expect(row.getByText('已上架', { exact: true })).toBeVisible()
  expect((await find()).status).toBe('已上架')
  await reader.goto(`/professional-services/detail?id=${id}`)
  await see.heading(reader, name)
  await reader.context().close()
})

test('A provider sees the viewers of one service with their counts, and that another has none', async ({
  page,
  city,
  browser,
}) => {
  const id = 'product-qiming-1'
  const nameOf = async (of: string) =>
    (await city.table<ProductRow>('product')).find((one) => one.id === of)!.name
  const name = await nameOf(id)
  const reader = await openAs(browser, city, 'enterprise', `/professional-services/detail?id=${id}`)
  await see.heading(reader, name)
  await expect(reader.getByRole('main')).not.toContainText('浏览记录')
  await reader.context().close()

  await signIn(page, city, 'provider', '/user/my-product')
  await rowOf(page, name).getByRole('link', { name, exact: true }).click()
  await see.heading(page, name)
  const seen = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(seen.first()).toContainText(/^澄岳精密制造有限公司\d+\d+月\d+日 \d\d:\d\d$/)
  // Twenty viewers are named; one more row sums up the rest.
  await expect(seen).toHaveCount(21)
  await expect(seen.last()).toContainText(/另有 \d+ 个浏览者/)
  await expect(seen.filter({ hasText: '启明企业服务' })).toHaveCount(0)

  await page.goto('/professional-services/product-service/view/product-qiming-3')
  await see.heading(page, await nameOf('product-qiming-3'))
  await expect(page.getByText('尚无浏览记录')).toBeVisible()
})

test("An organisation sees its completeness, the filters that hide it, and the auditors' remark at its field", async ({
  page,
  city,
}) => {
  const id = 'provider-qiming'
  await city.change('provider', id, { qualifications: [], status: '待审核' })
  await signIn(page, city, 'provider', '/user/my-provider')
  await expect(page.getByRole('main')).toContainText(/资料完整度\s*\d\d%/)
  await expect(page.getByText(/^未填写资质，按“资质”筛选/)).toBeVisible()
  await city.advance('provider', id, 'reject', '资质没有写明', {
    asked: [{ field: 'intro', errorMessage: '请写明主要资质' }],
  })
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: /^修改/ }).click()
  await see.heading(page, /修改/)
  await expect(page.getByText('资质没有写明')).toBeVisible()
  await see.fieldError(page, '机构简介', /请写明主要资质/)
  await field(page, '机构简介').fill('为制造企业代办政策申报，持有人力资源服务许可证。')
  await expect(page.getByText('请写明主要资质')).toHaveCount(0)
})
