import type { Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, keptOnDevice, signIn } from './act.ts'
import type { ExchangeRow } from './meet.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')
const detail = (kind: string, id: string) => `/docking/${kind}-service/detail?id=${id}`

test('a demand and a supply are kept as favourites offline, and found among them', async ({ page, city }) => {
  const all = await city.table<ExchangeRow>('exchange')
  const openOf = (kind: 'demand' | 'supply') =>
    all.find((one) => one.kind === kind && one.status === '已上架' && one.enId !== 'en-chengyue')!
  const [demand, supply] = [openOf('demand'), openOf('supply')]
  await signIn(page, city, 'enterprise', detail('demand', demand.id))
  await see.heading(page, demand.title)
  await keptOnDevice(page, 'docking', 'demandDetail', demand.id)
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
