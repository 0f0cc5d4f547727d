import type { Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import { demo } from '#mocks/auth/accounts.ts'
import type { ExchangeRow } from './exchange.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')
const detail = (kind: string, id: string) => `/docking/${kind}-service/detail?id=${id}`

test('A demand and a supply are added to favourites, one of them offline, and listed there @worker', async ({
  page,
  city,
}) => {
  const all = await city.table<ExchangeRow>('exchange')
  const openOf = (kind: 'demand' | 'supply') =>
    all.find((one) => one.kind === kind && one.status === '已上架' && one.enId !== 'en-chengyue')!
  const [demand, supply] = [openOf('demand'), openOf('supply')]
  await signIn(page, city, 'enterprise', detail('demand', demand.id))
  await see.heading(page, demand.title)
  await waitUntilStored(page, 'docking', 'demandDetail', demand.id)
  await installPortal(page)
  await goOffline(page)
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByRole('button', { name: '已收藏 · 待上传' })).toBeVisible()
  await goOnline(page)
  await expect(page.getByRole('button', { name: '已收藏', exact: true })).toBeVisible({ timeout: 30_000 })
  await page.goto(detail('supply', supply.id))
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByRole('button', { name: '已收藏', exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await city.effects('/favorite/addOrCancel')).toHaveLength(2)

  await page.goto('/user/collect?kind=demand')
  await rows(page, '收藏的需求').getByRole('link', { name: demand.title }).click()
  await see.heading(page, demand.title)
  await page.goto('/user/collect?kind=supply')
  await expect(rows(page, '收藏的供给')).toContainText([supply.title])
})

test('A favourite removed, restored and removed again offline is removed once, and no item is held back @worker', async ({
  page,
  city,
}) => {
  const one = 'product-qiming-1'
  const { name } = (await city.table<{ id: string; name: string }>('product')).find(({ id }) => id === one)!
  await signIn(page, city, 'enterprise', '/user/collect?kind=product')
  const row = rows(page, '收藏的服务产品').filter({ hasText: name })
  const press = async (deed: '取消收藏' | '恢复收藏') => {
    await row.getByRole('button', { name: new RegExp(`^${deed}`) }).click()
    await expect(row.getByText('已取消 · 待上传')).toHaveCount(deed === '取消收藏' ? 1 : 0)
  }
  await expect(row).toHaveCount(1)
  await waitUntilStored(page, 'serve', 'favorites')
  await installPortal(page)
  await goOffline(page)
  await press('取消收藏')
  await press('恢复收藏')
  await press('取消收藏')
  await see.connection(page, /离线 · 待上传 1/)
  await goOnline(page)
  await see.connection(page, '在线 · 已同步')
  await expect(row).toHaveCount(0)
  const kept = await city.table<{ id: string; userId: string; targetId: string }>('serviceFavorite')
  expect(kept.filter(({ userId, targetId }) => userId === 'u-enterprise' && targetId === one)).toEqual([])
  expect(await city.effects('/favorite/')).toHaveLength(1)
})

test('After the last page of favourites is emptied, the page before it is shown', async ({
  page,
  city,
  request,
}) => {
  const { access_token: token } = await city.session(demo.enterprise.tel)
  const ids = (await city.table('policy')).slice(0, 24).map(({ id }) => id)
  await request.post('/policy/api/customer/policy/favorite/batch', {
    headers: { authorization: `Bearer ${token}`, 'x-mock-world': city.name },
    data: { ids, favorite: true },
  })
  await signIn(page, city, 'enterprise', '/user/collect')
  const shown = rows(page, '收藏的政策')
  await expect(shown).toHaveCount(20)
  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(shown).not.toHaveCount(20)
  await page.getByRole('button', { name: '批量管理' }).click()
  for (const box of await page.getByRole('checkbox', { name: /^选择/ }).all()) await box.check()
  await page.getByRole('button', { name: '取消收藏' }).click()
  await expect(shown).toHaveCount(20)
  await see.address(page, '/user/collect')
})
