import type { Locator, Page } from '@playwright/test'
import { chooseFilter, signIn } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Returns the height of an area's banner in px. */
const bannerHeight = async (page: Page, area: string) => {
  const art = page.getByRole('region', { name: `${area}栏目` }).locator('[data-low]')
  return (await art.boundingBox())?.height
}

test('The front page of services has a low banner, twelve kinds with counts, and four steps', async ({
  page,
}) => {
  await page.goto('/roadshow')
  await see.heading(page, '活动路演')
  expect(await bannerHeight(page, '活动路演')).toBe(300)
  await page.goto('/professional-services')
  await see.heading(page, '专业服务')
  expect(await bannerHeight(page, '专业服务')).toBe(200)
  await expect(see.card(page, '办理步骤').getByRole('listitem')).toHaveCount(4)
  const kinds = page.getByRole('list', { name: '服务类别' }).getByRole('listitem')
  await expect(kinds).toHaveCount(12)
  const kind = kinds.filter({ hasText: '检测认证' })
  const [count] = /\d+/.exec(await kind.innerText())!
  await kind.getByRole('link').click()
  await see.heading(page, '服务产品')
  await expect(page.getByRole('status').filter({ hasText: `共 ${count} 项` })).toBeVisible()
})

test("A service's overview has five facts first, and names a free or negotiable price", async ({
  page,
  city,
}) => {
  interface Row {
    id: string
    name: string
    status: string
    priceMode: string
    providerId: string
  }
  const products = await city.table<Row>('product')
  const providers = await city.table<Pick<Row, 'id' | 'name'>>('provider')
  for (const [mode, price] of [
    ['免费', '免费'],
    ['面议', '面议，由机构按需求报价'],
  ] as const) {
    const one = products.find(({ status, priceMode }) => status === '已上架' && priceMode === mode)!
    await page.goto(`/professional-services/detail?id=${one.id}`)
    await see.heading(page, one.name)
    const overview = see.card(page, '服务概况')
    const asked = (await overview.getByRole('term').allTextContents()).slice(0, 4)
    expect(asked).toEqual(['服务简介', '价格', '服务周期', '交付成果'])
    const provider = providers.find(({ id }) => id === one.providerId)!
    await expect(overview.getByRole('link', { name: provider.name })).toBeVisible()
    await expect(overview.getByRole('definition').nth(1)).toHaveText(price)
  }
})

test('The service hall is a directory by kind, on a phone and on paper', async ({ page, city }) => {
  const providers = (
    await city.table<{ id: string; status: string; serviceTypes: string[] }>('provider')
  ).filter(({ status, serviceTypes }) => status === '已通过' && serviceTypes.includes('法律'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/professional-services/sh-list')
  const jump = page.getByRole('navigation', { name: '按类别查找' })
  await jump.getByRole('link', { name: `法律（${String(providers.length)}）` }).click()
  const law = page.getByRole('list', { name: '法律', exact: true })
  await expect(law.getByRole('listitem')).toHaveCount(providers.length)
  await expect(law.getByRole('listitem').first()).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(law.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '打印名录' })).toHaveCount(0)
})

test('Filters of services and providers count the results of each choice, ignoring their own selection', async ({
  page,
}) => {
  for (const [address, filter, unit] of [
    ['/professional-services/product-list', '计价', '项'],
    ['/professional-services/list', '性质', '家'],
    ['/medium', '性质', '家'],
  ] as const) {
    await page.goto(address)
    await page
      .getByRole('search', { name: '筛选' })
      .getByRole('button', { name: new RegExp(`^${filter}`) })
      .click()
    const choices = page.getByRole('group', { name: filter, exact: true }).getByRole('link')
    await expect(choices.nth(1)).toHaveText(/ \d+$/)
    const before = await choices.allTextContents()
    const [count] = /\d+$/.exec(before[1]!)!
    await choices.nth(1).click()
    await expect(page.getByRole('status').filter({ hasText: `共 ${count} ${unit}` })).toBeVisible()
    await expect(choices).toHaveText(before)
  }
})

test('The supermarket lists providers by kind and links to their pages in that area', async ({
  page,
  city,
}) => {
  const appraisers = (
    await city.table<{ id: string; name: string; status: string; serviceTypes: string[] }>('provider')
  ).filter(({ status, serviceTypes }) => status === '已通过' && serviceTypes.includes('检测认证'))
  await page.goto('/medium')
  await see.heading(page, '专业服务超市')
  await chooseFilter(page, '类别', /^检测认证/)
  await expect(
    page.getByRole('status').filter({ hasText: `共 ${String(appraisers.length)} 家` }),
  ).toBeVisible()
  const first = page
    .getByRole('list', { name: '机构', exact: true })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
  const name = await first.innerText()
  expect(appraisers.map((one) => one.name)).toContain(name)
  await first.click()
  await see.heading(page, name)
  expect(new URL(page.url()).pathname).toMatch(/^\/medium\/provider-/)
})

test('A favourite that was taken down is shown in grey with its state, without a link, and can be removed', async ({
  page,
  city,
}) => {
  const id = 'product-qiming-1'
  const products = await city.table<{ id: string; name: string; status: string }>('product')
  const { name } = products.find((one) => one.id === id)!
  await signIn(page, city, 'enterprise', '/user/collect?kind=product')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row.getByRole('link', { name, exact: true })).toBeVisible()
  await city.change('product', id, { status: '已下架' })
  await page.reload()
  await expect(row.getByText('已下架', { exact: true })).toBeVisible()
  await expect(row.getByRole('link')).toHaveCount(0)
  // Its title is paler than that of an available favourite.
  const colour = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color)
  const open = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
  expect(await colour(row.getByText(name).first())).not.toBe(await colour(open))
  await row.getByRole('button', { name: /^取消收藏/ }).click()
  await expect(row).toHaveCount(0)
  await expect
    .poll(async () =>
      (await city.table<{ id: string; targetId: string }>('serviceFavorite')).map((one) => one.targetId),
    )
    .not.toContain(id)
})
