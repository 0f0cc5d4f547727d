import type { Page } from '@playwright/test'
import * as act from './act.ts'
import { expect, test } from './test.ts'

/** Expects the result of the last action in sight, at the lower edge of the window. */
async function expectOutcome(page: Page, words: string | RegExp) {
  await expect(page.getByRole('status')).toContainText(words)
  await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 })
}

test('A tester sees the calls of a world, adds a fault, and removes it', async ({ page, city }) => {
  await page.goto('/__mock#/faults')
  await expect(page.getByRole('banner')).toContainText(city.name)
  await page.getByLabel('路径', { exact: true }).fill('/policy/api/ua/news/*')
  await page.getByLabel('返回状态码').fill('503')
  await page.getByRole('button', { name: '添加' }).click()
  await expectOutcome(page, '已添加故障')
  await expect(page.getByRole('row', { name: '/policy/api/ua/news/*' })).toContainText('返回状态码 503')
  const asked = await page.evaluate(async () => (await fetch('/policy/api/ua/news/page')).status)
  expect(asked).toBe(503)
  await page.getByRole('link', { name: '请求' }).click()
  await expect(page.getByRole('row', { name: '/policy/api/ua/news/page' })).toContainText('503')
  await page.goBack()
  await page.getByRole('button', { name: '清除全部' }).click()
  await expect(page.getByText('没有故障')).toBeVisible()
})

test('A tester ends every session without adding a fault', async ({ page, city }) => {
  await act.signIn(page, city)
  await page.goto('/__mock#/faults')
  await page.getByRole('button', { name: '令牌立即过期' }).click()
  await expectOutcome(page, '令牌已全部过期')
  await expect(page.getByText('没有故障')).toBeVisible()
  const grants = await city.table<{ id: string; expires: number }>('grant')
  expect(new Set(grants.map(({ expires }) => expires))).toEqual(new Set([0]))
})

test('A tester finds a declaration, moves it, and its owner gets a message', async ({ page, city }) => {
  const countMessages = async () => (await city.table('message')).length
  const before = await countMessages()
  await page.goto('/__mock#/records')
  await page.getByRole('link', { name: /^申报\d/ }).click()
  await page.getByRole('searchbox').fill('decl-submitted')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('rowheader').getByRole('link').click()
  await page.getByRole('group', { name: '推进办理' }).getByRole('button', { name: '已受理' }).click()
  await page.getByRole('dialog').getByLabel('意见').fill('材料齐全')
  await page.getByRole('dialog').getByRole('button', { name: '已受理' }).click()
  await expectOutcome(page, '已受理：已完成')
  await expect(page.getByText('材料齐全')).toBeVisible()
  expect(await countMessages()).toBe(before + 1)
  // Offers what is allowed now, and nothing else.
  await expect(page.getByRole('group', { name: '推进办理' }).getByRole('button')).toHaveText([
    '审核中',
    '待补正',
    '已撤回',
  ])
})

test('A tester rejects several listings at once with an opinion for a field', async ({ page, city }) => {
  interface Listing {
    id: string
    status: string
    enId: string
  }
  const read = () => city.table<Listing>('listing')
  const waiting = (await read()).filter(({ status }) => status === '待审核')
  const [own, other] = [waiting.find(({ enId }) => enId === 'en-chengyue'), waiting.at(-1)]
  await page.goto('/__mock#/records/listing?q=待审核')
  await page.getByLabel(`选择 ${own!.id}`).check()
  await page.getByLabel(`选择 ${other!.id}`).check()
  await page.getByRole('button', { name: '驳回' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('逐项意见').fill('没有字段')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(dialog.getByText('逐项意见应写成“字段：意见”')).toBeVisible()
  await dialog.getByLabel('逐项意见').fill('spec：请写明精度等级')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expectOutcome(page, '2 条记录：驳回')
  const rejected = (await read()).filter(({ id }) => id === own!.id || id === other!.id)
  expect(rejected.map(({ status }) => status)).toEqual(['已驳回', '已驳回'])

  // The owner sees the opinion at its field.
  await act.signIn(page, city, 'enterprise', `/market/detail?id=${own!.id}`)
  await expect(page.getByText(/请写明精度等级/).first()).toBeVisible()
})

test('A tester changes a field of a record, and gives it to another firm', async ({ page, city }) => {
  await page.goto('/__mock#/records/declaration?id=decl-paid')
  await page.getByLabel('内容').selectOption('applyAmount')
  await page.getByLabel('改为').fill('许多')
  await page.getByRole('button', { name: '修改' }).click()
  await expectOutcome(page, '申请金额应为数字')
  await page.getByLabel('内容').selectOption('itemName')
  await page.getByLabel('改为').fill('改过的项目名称')
  await page.getByRole('button', { name: '修改' }).click()
  await expectOutcome(page, '已修改事项名称')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('改过的项目名称')
  await page.getByLabel('人员').selectOption({ label: '何嘉树（13800000004）' })
  await page.getByRole('button', { name: '更换所有者' }).click()
  await expectOutcome(page, '已归何嘉树所有')
  const rows = await city.table<{ id: string; enId: string }>('declaration')
  expect(rows.find(({ id }) => id === 'decl-paid')?.enId).toBe('en-jiashu')
})

test('A tester lets the clock approve what waits for an audit', async ({ page, city }) => {
  await page.goto('/__mock#/clock')
  await expect(page.getByText('城市按时限自动办理。')).toBeVisible()
  await page.getByLabel('审核用时').fill('0')
  await page.getByRole('button', { name: '保存' }).click()
  await expectOutcome(page, '城市按时限自动办理')
  const services = await city.table<{ id: string; status: string }>('product')
  expect(services.find(({ id }) => id === 'product-qiming-3')?.status).toBe('已上架')
})

test('A tester empties a world', async ({ page, city }) => {
  await page.goto('/__mock#/worlds')
  await page.getByLabel('场景').selectOption('empty')
  await page.getByRole('button', { name: '重置' }).click()
  await expectOutcome(page, `已重置世界 ${city.name}`)
  expect(await city.table('policy')).toEqual([])
})
