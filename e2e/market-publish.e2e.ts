import { goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import { field } from './field.ts'
import { openAs, preview } from './exchange.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface Row {
  id: string
  enId: string
  title: string
  status: string
  tradeType: string
  categoryPath: string[]
}

test('The origin is selected by province and city, offline too, and is a district for this city', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/market/publish')
  const tree = page.waitForResponse(/states\/data\/json/)
  await page.getByText('按省、市、区县选择').click()
  await page.getByLabel('省份').selectOption('江苏省')
  await page.getByLabel('城市').selectOption('苏州市')
  await expect(field(page, '产地')).toHaveValue('江苏苏州')
  await (await tree).finished()

  await goOffline(page)
  await page.getByLabel('城市').selectOption('无锡市')
  await page.getByLabel('区县').selectOption('江阴市')
  await expect(field(page, '产地')).toHaveValue('江苏无锡江阴市')
  await page.getByLabel('省份').selectOption('山东省')
  await page.getByLabel('城市').selectOption('滨海市')
  await page.getByLabel('区县').selectOption('高新区')
  await expect(field(page, '产地')).toHaveValue('高新区')
})

test('A user who has only signed in can select a category offline @worker', async ({ page, city }) => {
  await signIn(page, city, 'enterprise', '/user/my-market')
  await installPortal(page)
  await waitUntilStored(page, 'common', 'dictTree')
  await goOffline(page)
  await page.goto('/market/publish')
  await field(page, '大类').selectOption('机械设备')
  await field(page, '小类').selectOption('机床 / 数控车床')
  await expect(field(page, '小类')).toHaveValue('机床 / 数控车床')
})

test('A row of the market asks for a price with a draft that names its product, but not for an own product', async ({
  page,
  city,
}) => {
  const listings = (await city.table<Row>('listing')).filter(
    (one) => one.status === '已发布' && one.tradeType === '供应',
  )
  const own = listings.find(({ enId }) => enId === 'en-chengyue')!
  const other = listings.find(({ enId }) => enId !== 'en-chengyue')!
  await signIn(page, city, 'enterprise', `/market/list?keyword=${encodeURIComponent(own.title)}`)
  const asking = (title: string) =>
    page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: /^询价/ })
  await expect(page.getByRole('link', { name: own.title, exact: true })).toBeVisible()
  await expect(asking(own.title)).toHaveCount(0)
  await page.goto(`/market/list?keyword=${encodeURIComponent(other.title)}`)
  await asking(other.title).click()
  await see.heading(page, '发布求购')
  await expect(field(page, '名称')).toHaveValue(/^求购.*向 1 家询价$/)
  await expect(field(page, '详细说明')).toContainText(other.title)
})

test('A second comparison of the same products asks before it reuses the earlier draft of a demand', async ({
  page,
  city,
}) => {
  const [first, second] = (await city.table<Row>('listing')).filter(
    (one) => one.status === '已发布' && one.tradeType === '供应' && one.categoryPath.includes('泵阀'),
  )
  const askFor = async (count: string) => {
    await page.goto(`/market/compare?ids=${first!.id},${second!.id}`)
    await page.getByRole('textbox', { name: `询价数量：${first!.title}` }).fill(count)
    await page.getByRole('link', { name: '生成求购草稿' }).click()
  }
  const description = field(page, '详细说明')
  await signIn(page, city)
  await askFor('20')
  await expect(description).toContainText(`${first!.title}，20 `)

  await askFor('30')
  await expect(page.getByText('已有一份这些产品的求购草稿')).toBeVisible()
  await page.getByRole('link', { name: '继续填写原草稿' }).click()
  await expect(description).toContainText(`${first!.title}，20 `)

  await askFor('30')
  await page.getByRole('button', { name: '按本次数量另建' }).click()
  await expect(description).toContainText(`${first!.title}，30 `)
  await page.reload()
  await expect(description).toContainText(`${first!.title}，30 `)
})

for (const [what, address] of [
  ['a product', '/market/publish'],
  ['a demand', '/docking/demand-service/add'],
] as const)
  test(`Contact data in the description of ${what} causes a warning before the submit`, async ({
    page,
    city,
  }) => {
    await signIn(page, city, 'enterprise', address)
    const description = field(page, '详细说明')
    for (const [words, found] of [
      ['有意请电 138 0000 0001', '手机号'],
      ['资料寄到 sales@chengyue.cn', '邮箱'],
      ['加微信：chengyue_2026', '微信号'],
      ['加微信：chengyue_2026，或电 13800000001', '手机号、微信号'],
    ] as const) {
      await description.fill(words)
      await expect(page.getByText(`公开的内容中有${found}。`)).toBeVisible()
    }
    await description.fill('逐件检验，质保一年')
    await expect(page.getByText(/^公开的内容中有/)).toHaveCount(0)
  })

test('A listing taken down can be published again from its page, and is public after the audit', async ({
  page,
  city,
  browser,
}) => {
  interface Row {
    id: string
    title: string
    status: string
    enId: string
  }
  const find = async (fits: (row: Row) => boolean) => (await city.table<Row>('listing')).find(fits)!
  const { id, title } = await find(({ enId, status }) => enId === 'en-chengyue' && status === '已下架')
  const address = `/market/detail?id=${id}`
  await signIn(page, city, 'enterprise', address)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^重新发布/ })
    .click()
  await see.heading(page, /^修改/)
  await expect(field(page, '名称')).toHaveValue(title)
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  expect((await find((row) => row.id === id)).status).toBe('待审核')
  const other = await openAs(browser, city, 'other', address)
  await expect(other.getByText('内容不存在或已下架，可以返回后重新查找。')).toBeVisible()
  await city.advance('listing', id, 'pass')
  await other.reload()
  await see.heading(other, title)
  await other.context().close()
})

test('The latest listing can be reused on request, without its model, price, stock and pictures', async ({
  page,
  city,
}) => {
  interface Row {
    id: string
    enId: string
    tradeType: string
    status: string
    createTime: string
    title: string
    model?: string
    description: string
  }
  const [last] = (await city.table<Row>('listing'))
    .filter(
      ({ enId, tradeType, status }) => enId === 'en-chengyue' && tradeType === '供应' && status !== '草稿',
    )
    .sort((a, b) => b.createTime.localeCompare(a.createTime))
  await signIn(page, city, 'enterprise', '/market/publish')
  await expect(field(page, '名称')).toHaveValue('')
  await page.getByRole('link', { name: '沿用上次填写' }).click()
  await expect(field(page, '名称')).toHaveValue(last!.title)
  // The label depends on the category.
  await expect(page.getByLabel(/^(型号|牌号|零件号|版本)/)).toHaveValue('')
  await expect(field(page, '库存')).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('list', { name: '图片' }).getByRole('listitem')).toHaveCount(0)
})

test('Editing a listing again opens the waiting edit, and only the later edit is sent', async ({
  page,
  city,
}) => {
  interface Row {
    id: string
    title: string
    status: string
    enId: string
    tradeType: string
    price?: number
  }
  const { id, title } = (await city.table<Row>('listing')).find(
    (one) => one.enId === 'en-chengyue' && one.status === '已发布' && one.tradeType === '供应' && one.price,
  )!
  await signIn(page, city, 'enterprise', '/user/my-market')
  const row = page
    .getByRole('list', { name: '工业产品', exact: true })
    .getByRole('listitem')
    .filter({ hasText: title })
    .first()
  const edit = row.getByRole('link', { name: /^修改/ })
  const change = async (price: string) => {
    await field(page, '价格').fill(price)
    await preview(page)
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
  }
  const back = async () => {
    await page.getByRole('main').getByRole('link', { name: '工业产品' }).click()
    await expect(row).toContainText('有修改待上传')
  }
  await edit.click()
  await expect(field(page, '价格')).toBeVisible()
  await goOffline(page)
  await change('101')
  await back()
  await edit.click()
  await page.getByRole('button', { name: '打开修改' }).click()
  await expect(field(page, '价格')).toHaveValue('101')
  await change('102')
  await back()
  await goOnline(page)
  await expect(row).not.toContainText('有修改待上传', { timeout: 30_000 })
  const after = (await city.table<Row>('listing')).find((one) => one.id === id)!
  expect(after).toMatchObject({ status: '待审核', price: 102 })
  expect(await city.effects('/market/save')).toHaveLength(1)
})
