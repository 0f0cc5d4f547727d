import type { Page } from '@playwright/test'
import { isoDay } from '#lib/dates.ts'
import { goOffline, goOnline, signIn } from './act.ts'
import { field } from './field.ts'
import { openAs, type ExchangeRow, preview } from './exchange.ts'
import { photo } from './photo.ts'
import { expect, test } from './test.ts'

interface ListingRow {
  id: string
  title: string
  status: string
  enId: string
  tradeType: string
  brand?: string
  images: string[]
}

const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

/** Opens the preview, submits, and waits for the receipt. */
async function submitDraft(page: Page): Promise<void> {
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
}

const synced = (page: Page) => page.getByRole('main').getByText('已同步到市平台')

test('A listing begun here continues on another device, merges its changes on request, and stays one record', async ({
  page,
  city,
  browser,
}) => {
  const begun = async () =>
    (await city.table<ListingRow>('listing')).filter(({ title }) => title.includes('草稿丝杠'))
  await signIn(page, city, 'enterprise', '/market/publish')
  await field(page, '大类').selectOption('机械设备')
  await field(page, '小类').selectOption('机床 / 数控车床')
  await field(page, '名称').fill('草稿丝杠')
  // An incomplete phone number does not stop the other fields from being synchronised.
  await field(page, '联系电话').fill('138')
  await page.getByLabel('选择文件：图片').setInputFiles([await photo(page, '丝杠.jpg', '#c33')])
  await expect(synced(page)).toContainText('未上传的附件和格式有误的内容不同步')
  await field(page, '名称').fill('草稿丝杠副')
  await expect.poll(begun).toMatchObject([{ title: '草稿丝杠副', status: '草稿', images: [] }])

  const second = await openAs(browser, city, 'enterprise', '/user/my-market?status=草稿')
  const row = rows(second, '工业产品').filter({ hasText: '草稿丝杠副' })
  await row.getByRole('link', { name: '继续填写' }).click()
  await expect(field(second, '名称')).toHaveValue('草稿丝杠副')
  await expect(field(second, '小类')).toHaveValue('机床 / 数控车床')
  await field(second, '品牌').fill('澄岳')
  await expect.poll(begun).toMatchObject([{ brand: '澄岳' }])
  await second.context().close()

  await field(page, '品牌').fill('海岚')
  await expect(page.getByRole('heading', { name: '草稿已在其他设备上修改' })).toBeVisible()
  await page.getByRole('radio', { name: '市平台 澄岳' }).check()
  await page.getByRole('button', { name: '按选择继续' }).click()
  await expect(field(page, '品牌')).toHaveValue('澄岳')
  await expect(rows(page, '已选图片')).toHaveCount(1)
  await page.reload()
  await expect(field(page, '品牌')).toHaveValue('澄岳')
  await field(page, '联系电话').fill('13800000001')
  await field(page, '价格方式').selectOption('面议')
  await field(page, '计量单位').fill('根')
  await field(page, '产地').fill('高新区')
  await submitDraft(page)
  const all = await begun()
  expect(all).toMatchObject([{ title: '草稿丝杠副', status: '待审核', brand: '澄岳' }])
  expect(all[0]?.images).toHaveLength(1)
})

test("A draft of a demand is listed once in 我的需求, opens with this device's text, and can be deleted offline", async ({
  page,
  city,
}) => {
  const begun = async () =>
    (await city.table<ExchangeRow>('exchange')).filter(({ title }) => title.startsWith('草稿需求'))
  await signIn(page, city, 'enterprise', '/docking/demand-service/add')
  await field(page, '标题').fill('草稿需求')
  await expect(synced(page)).toBeVisible()
  await expect.poll(begun).toMatchObject([{ status: '草稿', kind: 'demand' }])
  await goOffline(page)
  await field(page, '标题').fill('草稿需求二稿')
  await expect(page.getByText(/草稿已保存在本机/)).toBeVisible()
  await goOnline(page)
  await page.goto('/user/my-demand')
  await expect(page.getByRole('list', { name: '在本机' })).toHaveCount(0)
  const row = rows(page, '需求').filter({ hasText: '草稿需求' })
  await row.getByRole('link', { name: '继续填写' }).click()
  await expect(field(page, '标题')).toHaveValue('草稿需求二稿')
  // The text stored only on this device is synchronised without further typing.
  await expect.poll(begun).toMatchObject([{ title: '草稿需求二稿' }])
  await page.goto('/user/my-demand')
  await expect(row).toContainText('草稿需求二稿')
  await goOffline(page)
  await row.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(row.getByText('待生效')).toBeVisible()
  await row.getByRole('button', { name: '取消删除' }).click()
  await expect(row.getByText('待生效')).toHaveCount(0)
  await row.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await goOnline(page)
  await expect(row).toHaveCount(0)
  expect(await begun()).toEqual([])
})

test('A supply is copied into a new one without its deadline and submitted with its pictures', async ({
  page,
  city,
}) => {
  const all = await city.table<ExchangeRow>('exchange')
  const today = isoDay(Date.now())
  const one = all.find(
    ({ kind, enId, status, deadline, images }) =>
      kind === 'supply' &&
      enId === 'en-chengyue' &&
      status === '已上架' &&
      deadline >= today &&
      images.length > 0,
  )!
  await signIn(page, city, 'enterprise', '/user/my-supply?status=已上架')
  const row = rows(page, '供给').filter({ hasText: one.title })
  await row.getByRole('link', { name: '复制' }).click()
  await expect(field(page, '标题')).toHaveValue(one.title)
  await expect(field(page, '类别')).not.toHaveValue('')
  await expect(field(page, '截止日期')).toHaveValue('')
  await field(page, '标题').fill('复制的供给')
  await field(page, '截止日期').fill(isoDay(Date.now() + 30 * 86_400_000))
  await submitDraft(page)
  const copies = (await city.table<ExchangeRow>('exchange')).filter(({ title }) => title === '复制的供给')
  expect(copies).toMatchObject([{ status: '待审核', images: one.images }])
})

test('A listing is copied into a new one and submitted with its pictures', async ({ page, city }) => {
  const all = await city.table<ListingRow>('listing')
  const one = all.find(
    ({ enId, status, tradeType }) => enId === 'en-chengyue' && status === '已发布' && tradeType === '供应',
  )!
  await signIn(page, city, 'enterprise', '/user/my-market?status=已发布')
  await rows(page, '工业产品').filter({ hasText: one.title }).getByRole('link', { name: '复制' }).click()
  await expect(rows(page, '已选图片')).toHaveCount(one.images.length)
  await field(page, '名称').fill('复制的产品')
  await submitDraft(page)
  const copies = (await city.table<ListingRow>('listing')).filter(({ title }) => title === '复制的产品')
  expect(copies).toMatchObject([{ status: '待审核', images: one.images }])
})

test('A form waits for a record that is not on this device, and a draft begun meanwhile is merged field by field', async ({
  page: first,
  city,
  browser,
}) => {
  const begun = async () =>
    (await city.table<ExchangeRow>('exchange')).filter(({ title }) => title.startsWith('草稿需求'))
  await signIn(first, city, 'enterprise', '/docking/demand-service/add')
  await field(first, '标题').fill('草稿需求')
  await expect(synced(first)).toBeVisible()
  const [{ id }] = (await begun()) as [ExchangeRow]
  await city.faults({ match: '*/demand/myDetail/*', status: 503 })
  const page = await openAs(browser, city, 'enterprise', `/docking/demand-service/edit/${id}`)
  await expect(page.getByText('该需求未保存到本机')).toBeVisible({ timeout: 60_000 })
  await expect(field(page, '标题')).toHaveCount(0)
  await page.getByRole('button', { name: '新建一份' }).click()
  await field(page, '标题').fill('草稿需求，另一台设备')
  await expect(page.getByText(/草稿已保存在本机/)).toBeVisible()
  await city.faults()
  await page.reload()
  await expect(page.getByRole('heading', { name: '草稿已在其他设备上修改' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('group', { name: '标题' })).toContainText('草稿需求，另一台设备')
  await page.getByRole('button', { name: '按选择继续' }).click()
  await expect.poll(begun).toMatchObject([{ id, title: '草稿需求，另一台设备' }])
  await page.context().close()
})
