import * as act from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface Row {
  id: string
  userId: string
  tagId: string
  search?: string
}

test('Subscriptions added and removed offline each reach the city once @worker', async ({ page, city }) => {
  await act.signIn(page, city, 'enterprise', '/policy/subcribe')
  const own = page.getByRole('list', { name: '我的订阅' })
  await expect(own.getByText(/近 30 天 \d+ 条新政策/).first()).toBeVisible()
  const before = await city.table<Row>('subscription')
  const mine = before.filter(({ userId }) => userId === 'u-enterprise')
  // Saved searches have a button with another name.
  const searches = mine.filter(({ search }) => search !== undefined).length
  await expect(own.getByRole('button', { name: '取消订阅' })).toHaveCount(mine.length - searches)
  await act.installPortal(page)
  await act.waitUntilStored(page, 'policy', 'subscribed')
  await act.waitUntilStored(page, 'policy', 'tags')

  await act.goOffline(page)
  await page.getByRole('link', { name: '添加订阅' }).click()
  await page.getByRole('button', { name: '批量选择' }).click()
  const free = page.getByRole('checkbox')
  await free.nth(0).check()
  await free.nth(1).check()
  await free.nth(2).check()
  await page.getByRole('button', { name: '订阅 3 项' }).click()
  await expect(page.getByRole('button', { name: '待上传', pressed: true })).toHaveCount(3)
  // The limit includes waiting subscriptions.
  await expect(page.getByText(`已订阅 ${String(mine.length + 3)} 项，还可订阅`)).toBeVisible()

  await page.reload()
  await page.getByRole('link', { name: '我的订阅' }).click()
  await expect(page.getByText(/离线内容，截至/)).toBeVisible()
  await expect(own.getByText('已订阅 · 待上传')).toHaveCount(3)
  // Removes a waiting subscription and one that the city has; the added ones are sent first.
  await own.getByRole('listitem').filter({ hasText: '已订阅 · 待上传' }).first().getByRole('button').click()
  await own.getByRole('button', { name: '取消订阅' }).first().click()
  await expect(own.getByText('已取消 · 待上传')).toHaveCount(1)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(own.getByText('已取消 · 待上传')).toHaveCount(0)
  await own.getByRole('button', { name: '取消订阅' }).first().click()
  await see.connection(page, /离线 · 待上传 5/)

  await act.goOnline(page)
  await see.connection(page, '在线 · 已同步')
  await expect(own.getByText('待上传')).toHaveCount(0)
  expect(await city.effects('/customer/tag/add/batch')).toHaveLength(1)
  expect(await city.effects(/\/customer\/tag\/add$/)).toHaveLength(1)
  expect(await city.effects('/customer/tag/delete')).toHaveLength(3)
  const after = await city.table<Row>('subscription')
  const followed = after.filter(({ userId }) => userId === 'u-enterprise').map(({ tagId }) => tagId)
  expect(followed).toHaveLength(mine.length - 1 + 2)
  await expect(own.getByRole('button', { name: '取消订阅' })).toHaveCount(followed.length - searches)
})

test('Favourites are read, searched and removed offline, and each call reaches the city once @worker', async ({
  page,
  city,
}) => {
  await act.signIn(page, city, 'enterprise', '/user/collect')
  const rows = page.getByRole('list', { name: '收藏的政策' }).getByRole('listitem')
  const kept = async () =>
    (await city.table<{ id: string; userId: string }>('policyFavourite')).filter(
      ({ userId }) => userId === 'u-enterprise',
    ).length
  const count = await kept()
  await expect(rows).toHaveCount(count)
  // Every favourite is marked as readable offline.
  await expect(rows.filter({ hasText: '离线可读' })).toHaveCount(count)
  await act.installPortal(page)
  await act.waitUntilStored(page, 'favourite', 'list')
  await act.waitUntilStored(page, 'policy', 'detail')

  await act.goOffline(page)
  const title = await rows.last().getByRole('link').innerText()
  await rows.last().getByRole('link').click()
  await see.heading(page, title)
  await expect(page.getByRole('heading', { name: '政策正文' })).toBeVisible()
  await page.goBack()
  await page.getByRole('searchbox', { name: '搜收藏的政策' }).fill(title)
  await page.getByRole('searchbox', { name: '搜收藏的政策' }).press('Enter')
  await expect(rows.filter({ hasText: title })).toHaveCount(1)
  await expect.poll(() => rows.count()).toBeLessThan(count)
  await page.getByRole('searchbox', { name: '搜收藏的政策' }).fill('')

  await page.getByRole('button', { name: '批量管理' }).click()
  await rows.nth(0).getByRole('checkbox').check()
  await rows.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: '取消收藏', exact: true }).click()
  await expect(rows.filter({ hasText: '已取消 · 待上传' })).toHaveCount(2)
  await page.getByRole('link', { name: '服务产品' }).click()
  const products = page.getByRole('list', { name: '收藏的服务产品' }).getByRole('listitem')
  await products.first().getByRole('button', { name: '取消收藏' }).click()
  await expect(products.filter({ hasText: '已取消 · 待上传' })).toHaveCount(1)
  await see.connection(page, /离线 · 待上传 2/)

  await act.goOnline(page)
  await see.connection(page, '在线 · 已同步')
  await expect(products.filter({ hasText: '待上传' })).toHaveCount(0)
  await page.getByRole('link', { name: /^政策 / }).click()
  await expect(rows).toHaveCount(count - 2)
  expect(await city.effects('/policy/favorite/batch')).toHaveLength(1)
  expect(await city.effects('/favorite/addOrCancel')).toHaveLength(1)
  expect(await kept()).toBe(count - 2)
})
