import { fillLogin } from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface ListingRow {
  id: string
  title: string
  status: string
  enId: string
}

test('what was searched for in the list stands among the searches of the front', async ({ page }) => {
  await page.goto('/market/list')
  await page.getByRole('searchbox', { name: '搜产品、型号或企业' }).fill('离心泵')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await page.goto('/market')
  await page.getByRole('main').getByRole('link', { name: '离心泵', exact: true }).click()
  await see.heading(page, '全部产品')
  await expect(page.getByRole('searchbox', { name: '搜产品、型号或企业' })).toHaveValue('离心泵')
})

test('a listing is reported as an appeal that names it, also after signing in first', async ({
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

test('of several filters one press takes one away, and where nothing fits each is named', async ({
  page,
}) => {
  const chosen = page.getByRole('list', { name: '已选条件' }).getByRole('link')
  await page.goto('/market/list?category=泵阀&trade=供应&stock=true&within=30')
  await expect(chosen).toHaveText(['分类：泵阀', '交货：30 天内', '库存：有货'])
  await chosen.filter({ hasText: '有货' }).click()
  await expect(chosen).toHaveText(['分类：泵阀', '交货：30 天内'])
  await expect(chosen.last()).toBeFocused()
  await expect(page).not.toHaveURL(/stock=/)
  await page.goto('/market/list?category=劳保&brand=没有这个牌子')
  await expect(page.getByText('没有符合条件的产品')).toBeVisible()
  await page.getByRole('link', { name: '去掉条件 品牌：没有这个牌子' }).click()
  await expect(chosen).toHaveText(['分类：劳保'])
})
