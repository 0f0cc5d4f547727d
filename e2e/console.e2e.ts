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

test('A tester advances a declaration, and its owner gets a message', async ({ page, city }) => {
  const countMessages = async () => (await city.table('message')).length
  const before = await countMessages()
  await page.goto('/__mock#/records')
  await page.getByLabel('业务').selectOption('declare')
  await page.getByLabel(/^记录编号/).fill('decl-submitted')
  await page.getByLabel('改为').selectOption('已受理')
  await page.getByRole('button', { name: '推进' }).click()
  await expectOutcome(page, '已推进')
  expect(await countMessages()).toBe(before + 1)
  await page.getByRole('button', { name: '推进' }).click()
  await expectOutcome(page, /已受理/)
})

test('A tester changes a record, and a misspelt column is named', async ({ page }) => {
  await page.goto('/__mock#/records')
  await page.getByLabel('哪条记录的编号').fill('decl-paid')
  await page.getByLabel(/^要改的列/).fill('{"itemNaem": "改名"}')
  await page.getByRole('button', { name: '修改' }).click()
  await expectOutcome(page, '没有“itemNaem”这一列')
  await page.getByLabel(/^要改的列/).fill('{"itemName": "改过的项目名称"}')
  await page.getByRole('button', { name: '修改' }).click()
  await expectOutcome(page, '已修改')
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
