import type { Page } from '@playwright/test'
import { fillLogin } from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface ListingRow {
  id: string
  title: string
  status: string
  enId: string
  brand?: string
  categoryPath: string[]
  origin: string
}

const rows = (page: Page) => page.getByRole('list', { name: '产品', exact: true }).getByRole('listitem')
const total = (page: Page, count: number) =>
  expect(page.getByRole('status').filter({ hasText: `共 ${String(count)} 条` })).toBeVisible()

test("A search in the market's list appears among the recent searches of the market's front page", async ({
  page,
}) => {
  await page.goto('/market/list')
  await page.getByRole('searchbox', { name: '搜产品、型号或企业' }).fill('离心泵')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await page.goto('/market')
  await page.getByRole('main').getByRole('link', { name: '离心泵', exact: true }).click()
  await see.heading(page, '全部产品')
  await expect(page.getByRole('searchbox', { name: '搜产品、型号或企业' })).toHaveValue('离心泵')
})

test('A report about a listing becomes an appeal that names it, also after a sign-in on the way', async ({
  page,
  city,
}) => {
  const one = (await city.table<ListingRow>('listing')).find(
    ({ status, enId }) => status === '已发布' && enId !== 'en-chengyue',
  )!
  await page.goto(`/market/detail?id=${one.id}`)
  await page.getByRole('button', { name: '举报', exact: true }).click()
  await see.heading(page, '我要诉求')
  await page.getByRole('link', { name: '登录后提诉求' }).click()
  await fillLogin(page, city, 'enterprise')
  await expect(field(page, '标题')).toHaveValue(`举报：${one.title}`)
  await expect(field(page, '诉求类型')).toHaveValue('举报')
  await expect(field(page, '诉求内容')).toHaveValue(new RegExp(`“${one.title}”\\n编号：${one.id}\\n`))
})

test('One press removes one of several filters, and a list without results names each filter', async ({
  page,
}) => {
  const bar = page.getByRole('search', { name: '筛选' })
  const set = bar.getByRole('button').filter({ hasText: '：' })
  await page.goto('/market/list?category=泵阀&trade=供应&stock=true&within=30')
  await expect(set).toHaveText(['分类：泵阀', '交货：30 天内', '库存：有货'])
  await bar.getByRole('link', { name: '去掉 库存：有货' }).click()
  await expect(set).toHaveText(['分类：泵阀', '交货：30 天内'])
  await expect(bar.getByRole('button').first()).toBeFocused()
  await expect(page).not.toHaveURL(/stock=/)
  await page.goto('/market/list?category=劳保&brand=没有这个牌子')
  await expect(page.getByText('没有符合条件的产品')).toBeVisible()
  await page.getByRole('link', { name: '去掉条件 品牌：没有这个牌子' }).click()
  await expect(set).toHaveText(['分类：劳保'])
})

test('A filter with many choices shows eight, then all, and finds a typed one', async ({ page, city }) => {
  const counts = new Map<string, number>()
  for (const { status, brand } of await city.table<ListingRow>('listing'))
    if (status === '已发布' && brand) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(20)
  const [rare, count] = [...counts].sort((a, b) => a[1] - b[1])[0]!
  await page.goto('/market/list')
  const filters = page.getByRole('search', { name: '筛选' })
  await filters.getByRole('button', { name: /^品牌/ }).click()
  const words = filters.getByRole('group', { name: '品牌' }).getByRole('link')
  // The choice 全部 comes first.
  await expect(words).toHaveCount(9)
  await filters.getByRole('button', { name: `更多 ${String(counts.size - 8)} 项` }).click()
  await expect(words).toHaveCount(counts.size + 1)
  await filters.getByRole('button', { name: '收起', exact: true }).click()
  await expect(words).toHaveCount(9)
  await filters.getByRole('searchbox', { name: '在品牌中查找' }).fill(rare)
  await filters.getByRole('link', { name: `${rare} ${String(count)}`, exact: true }).click()
  await total(page, count)
  await expect(page).toHaveURL(/brand=/)
})

test('Back from a detail page returns to the same card and page', async ({ page }) => {
  await page.goto('/market/list?view=grid&page=2')
  const tenth = rows(page).nth(9).getByRole('link')
  const title = await tenth.innerText()
  await tenth.click()
  await see.heading(page, title)
  await page.goBack()
  await see.heading(page, '全部产品')
  await expect(tenth).toHaveText(title)
  await expect(tenth).toBeFocused()
  await expect(tenth).toBeInViewport()
  await see.address(page, '/market/list?view=grid&page=2')
})

test('A printed listing has its title, picture and facts, without navigation', async ({ page, city }) => {
  const one = (await city.table<ListingRow>('listing')).find(({ id }) => id === 'listing-other')!
  await page.goto(`/market/detail?id=${one.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: '打印', exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await see.heading(page, one.title)
  await expect(main.getByRole('img', { name: new RegExp(`^${one.title}，第 1 张`) })).toBeVisible()
  for (const fact of [one.categoryPath.join(' / '), one.origin])
    await expect(main.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(main.getByRole('button', { name: '打印', exact: true })).toHaveCount(0)
})

test('A listing can be shared as a poster with a QR code', async ({ page, city }) => {
  const one = (await city.table<ListingRow>('listing')).find(({ id }) => id === 'listing-other')!
  await page.goto(`/market/detail?id=${one.id}`)
  await page.getByRole('main').getByRole('link', { name: '生成海报' }).click()
  await see.heading(page, '分享海报')
  await expect(
    page.getByRole('img', { name: new RegExp(`^海报：${one.title}.*扫码查看详情$`) }),
  ).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存图片' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.png$/)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('The categories are a sheet of three levels that leads to the list', async ({ page, city }) => {
    const count = (await city.table<ListingRow>('listing')).filter(
      ({ status, categoryPath }) => status === '已发布' && categoryPath.includes('数控车床'),
    ).length
    await page.goto('/market')
    await page.getByRole('navigation', { name: '产品分类' }).getByRole('button', { name: '全部分类' }).tap()
    const sheet = page.getByRole('dialog', { name: '全部分类' })
    const third = sheet.getByRole('link', { name: `数控车床 ${String(count)}`, exact: true })
    await expect(sheet.getByRole('link', { name: /^机床 \d+$/ })).toBeVisible()
    await expect(third).toBeHidden()
    await sheet.getByRole('button', { name: '机床的小类' }).tap()
    await third.tap()
    await see.heading(page, '全部产品')
    await expect(sheet).toBeHidden()
    await total(page, count)
    await expect(page).toHaveURL(/category=/)
  })
})
