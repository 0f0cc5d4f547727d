import { preview } from './exchange.ts'
import type { ExchangeRow } from './exchange.ts'
import { field } from './field.ts'
import { expect, test } from './test.ts'

test('A demand that waits for its audit is edited, waits on, and is taken back as a draft', async ({
  page,
  city,
}) => {
  const demand = async () => (await city.table<ExchangeRow>('exchange')).find(({ id }) => id === 'demand-3')
  const main = page.getByRole('main')
  await page.goto(`/__mock/go/demand-waiting?world=${city.name}`)
  await main.getByRole('link', { name: /^修改/ }).click()
  await field(page, '标题').fill('防爆认证机构（补充型号）')
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible()
  expect(await demand()).toMatchObject({ status: '待审核', title: '防爆认证机构（补充型号）' })

  await page.goto('/docking/demand-service/view/demand-3')
  await main.getByRole('button', { name: /^撤回/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click()
  await expect(main.getByRole('link', { name: /^继续填写/ })).toBeVisible()
  await expect(main.getByText('草稿', { exact: true }).first()).toBeVisible()
  expect(await demand()).toMatchObject({ status: '草稿', title: '防爆认证机构（补充型号）' })
})
