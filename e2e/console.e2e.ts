import * as act from './act.ts'
import { expect, test } from './test.ts'

const row = (text: string | RegExp) => ({ hasText: text })

test('A tester sees the calls of a world, adds a fault, and removes it', async ({ page, city }) => {
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

test('A tester advances a declaration, and its owner gets a message', async ({ page, city }) => {
  const countMessages = async () => (await city.table('message')).length
  const before = await countMessages()
  await page.goto('/__mock')
  await page.getByLabel('业务').selectOption('declare')
  await page.getByLabel(/^记录编号/).fill('decl-submitted')
  await page.getByLabel('改为').selectOption('已受理')
  await page.getByRole('button', { name: '推进' }).click()
  await expect(page.getByText('已推进')).toBeVisible()
  expect(
    (await city.table<{ id: string; status: string }>('declaration')).find(
      ({ id }) => id === 'decl-submitted',
    )?.status,
  ).toBe('已受理')
  expect(await countMessages()).toBe(before + 1)
  await page.getByRole('button', { name: '推进' }).click()
  await expect(page.locator('#said.wrong')).toContainText('已受理')
})

test('A tester audits several listings at once with an opinion for a field, or lets the clock approve them', async ({
  page,
  city,
}) => {
  interface Listing {
    id: string
    title: string
    status: string
    enId: string
  }
  const read = () => city.table<Listing>('listing')
  const [first, second, third] = (await read()).filter(({ status }) => status === '待审核')
  const stateOf = async (one: Listing | undefined) => (await read()).find(({ id }) => id === one?.id)?.status
  await page.goto('/__mock')
  await page.getByLabel('业务').selectOption('listing')
  await page.getByLabel(/^记录编号/).fill(`${first!.id}，${second!.id}`)
  await page.getByLabel('改为').selectOption('reject')
  await page.getByLabel('意见', { exact: true }).fill('请补充规格')
  await page.getByLabel(/^逐项意见/).fill('没有字段')
  await page.getByRole('button', { name: '推进' }).click()
  await expect(page.locator('#said.wrong')).toContainText('字段：意见')
  await page.getByLabel(/^逐项意见/).fill('spec：请写明精度等级')
  await page.getByRole('button', { name: '推进' }).click()
  await expect(page.getByText('已推进')).toBeVisible()
  expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([
    '已驳回',
    '已驳回',
    '待审核',
  ])
  await expect(page.locator('#audits')).toHaveText('未开启')
  await page.getByLabel(/^自动审核通过/).fill('0')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.locator('#audits')).toHaveText('提交 0 小时后通过')
  expect(await stateOf(third)).toBe('已发布')
  const services = await city.table<{ id: string; status: string }>('product')
  expect(services.find(({ id }) => id === 'product-qiming-3')?.status).toBe('已上架')

  // The owner sees the opinion at its field.
  const own = [first!, second!].find(({ enId }) => enId === 'en-chengyue')
  expect(own, 'one of the two is the demo enterprise’s').toBeDefined()
  await act.signIn(page, city, 'enterprise', `/market/detail?id=${own!.id}`)
  await expect(page.getByText(/请写明精度等级/).first()).toBeVisible()
})

test('A tester empties a world and reads its tables', async ({ page, city }) => {
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

test('A tester ends every session and changes a record without adding a fault', async ({ page, city }) => {
  await act.signIn(page, city)
  await page.goto('/__mock')
  await page.getByLabel('延迟（毫秒）').fill('5')
  await page.getByRole('button', { name: '添加' }).click()
  await expect(page.getByText('已添加')).toBeVisible()
  await page.getByRole('button', { name: '令牌立即过期' }).click()
  await expect(page.getByText('令牌已全部过期')).toBeVisible()
  await expect(page.locator('#faults')).toHaveText(/^\[\s*\{[^{]*\}\s*\]$/)
  const grants = await city.table<{ id: string; expires: number }>('grant')
  expect(new Set(grants.map(({ expires }) => expires))).toEqual(new Set([0]))

  const form = page.locator('#change-form')
  await form.locator('select').selectOption('declaration')
  await form.getByLabel('哪条记录的编号').fill('decl-paid')
  await form.getByLabel(/^要改的列/).fill('{"itemNaem": "改名"}')
  await form.getByRole('button', { name: '修改' }).click()
  await expect(page.locator('#said.wrong')).toContainText('没有“itemNaem”这一列')
  await form.getByLabel(/^要改的列/).fill('{"itemName": "改过的项目名称"}')
  await form.getByRole('button', { name: '修改' }).click()
  await expect(page.getByText('已修改')).toBeVisible()
  await expect(page.locator('#rows tr').filter(row('改过的项目名称'))).toBeVisible()
  await page.locator('#table-form').getByLabel('包含').fill('没有这样的文字')
  await page.getByRole('button', { name: '查看' }).click()
  await expect(page.locator('#rows')).toHaveText('没有记录')
})
