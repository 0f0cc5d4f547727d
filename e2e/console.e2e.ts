import * as act from './act.ts'
import { expect, test } from './test.ts'

const row = (text: string | RegExp) => ({ hasText: text })

test('a tester sees the calls of a world, makes it fail, and repairs it', async ({ page, city }) => {
  await page.goto('/__mock')
  await expect(page.getByLabel('世界', { exact: true })).toHaveValue(city.name)
  await page.getByLabel('路径', { exact: true }).fill('/policy/api/ua/news/*')
  await page.getByLabel('返回状态码').fill('503')
  await page.getByRole('button', { name: '添加' }).click()
  await expect(page.getByText('"status": 503')).toBeVisible()
  const asked = await page.evaluate(async () => (await fetch('/policy/api/ua/news/page')).status)
  expect(asked).toBe(503)
  await expect(page.locator('#journal tr').filter(row('/policy/api/ua/news/page'))).toBeVisible()
  await page.getByRole('button', { name: '清除全部' }).click()
  await expect(page.getByText('没有故障')).toBeVisible()
})

test('a tester moves a declaration on, and its owner is told', async ({ page, city }) => {
  const told = async () => (await city.table('message')).length
  const before = await told()
  await page.goto('/__mock')
  await page.getByLabel('业务').selectOption('declare')
  await page.getByLabel('记录编号').fill('decl-submitted')
  await page.getByLabel('改为').selectOption('已受理')
  await page.getByRole('button', { name: '推进' }).click()
  await expect(page.getByText('已推进')).toBeVisible()
  expect(
    (await city.table<{ id: string; status: string }>('declaration')).find(
      ({ id }) => id === 'decl-submitted',
    )?.status,
  ).toBe('已受理')
  expect(await told()).toBe(before + 1)
  await page.getByRole('button', { name: '推进' }).click()
  await expect(page.locator('#said.wrong')).toContainText('已受理')
})

test('a tester empties a world and reads its tables', async ({ page, city }) => {
  await act.signIn(page, city)
  await page.goto('/__mock')
  await page.locator('#table-form select').selectOption('grant')
  await page.getByRole('button', { name: '查看' }).click()
  await expect(page.locator('#rows tr').filter(row('u-enterprise'))).toBeVisible()
  await page.getByLabel('场景').selectOption('empty')
  await page.getByRole('button', { name: '重置' }).click()
  await expect(page.getByText('已重置')).toBeVisible()
  expect(await city.table('policy')).toEqual([])
})
