import { readFile } from 'node:fs/promises'
import * as act from './act.ts'
import { expect, test } from './test.ts'

test('A tester finds a situation by a word, and one press opens the page that shows it', async ({ page }) => {
  await page.goto('/__mock')
  await page.getByRole('searchbox', { name: '搜情形' }).fill('名额')
  await page.getByRole('button', { name: '搜索' }).click()
  await page.getByRole('link', { name: '名额只剩 1 个' }).click()
  await expect(page).toHaveURL(/\/roadshow\/activity-last$/)
  await expect(page.getByText('剩余 1 个名额').first()).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('陈一苇')
})

test('A tester begins a preset that ends by itself, and ends another one alone', async ({ page, city }) => {
  await city.faults({ match: '/none', status: 500 })
  await page.goto('/__mock#/faults')
  const presets = page.getByRole('form', { name: '常见故障' })
  await presets.getByLabel('故障').selectOption('维护中')
  await presets.getByLabel('对哪些路径').fill('*/news/*')
  await presets.getByRole('button', { name: '开始' }).click()
  await expect(page.getByRole('status')).toContainText('已开始：维护中')
  await expect(page.getByRole('row', { name: /维护中/ })).toContainText(/1 分 \d\d 秒/)
  await page.getByRole('row', { name: '/none' }).getByRole('button', { name: '结束' }).click()
  await expect(page.getByRole('row', { name: '/none' })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /维护中/ })).toBeVisible()
})

test('A journal is exported, the world is reset, and the journal played again leads to the same records', async ({
  page,
  city,
}) => {
  await act.signIn(page, city, 'enterprise', '/policy/search/detail?id=policy-rd')
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByRole('button', { name: '已收藏', exact: true })).toBeVisible()
  await city.advance('declare', 'decl-submitted', '已受理')
  const records = async () => [
    await city.table('policyFavourite'),
    await city.table('declaration'),
    await city.table('flowNode'),
    await city.table('message'),
    await city.table('grant'),
  ]
  const before = await records()

  await page.goto('/__mock#/journal')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '导出' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('"kind":"mock-journal"')
  await city.reset('default')
  expect(await records()).not.toEqual(before)
  await page.getByLabel('导入并重放').setInputFiles(file)
  await expect(page.getByRole('status')).toContainText('结果与当时一致')
  expect(await records()).toEqual(before)
  // The tab is still signed in, because the same tokens were given again.
  await page.goto('/user/collect')
  await expect(page.getByRole('banner')).toContainText('澄岳精密')
})

test('A call opens with its request, the changed rows and its answer', async ({ page, city }) => {
  await page.goto(`/__mock/go/docking-received?world=${city.name}`)
  await expect(page.getByText('待对接').first()).toBeVisible()
  await page.getByRole('button', { name: '记为已联系' }).click()
  // Waits for the city, because the page shows the new state before that.
  await expect.poll(() => city.effects('/demand-1')).toHaveLength(1)
  await page.goto('/__mock#/journal?change=有改动')
  const calls = page.getByRole('table', { name: '请求记录' }).getByRole('row')
  await calls
    .filter({ hasText: /POST .*\/demand\/.*demand-1/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^改动 \d 行$/ })).toBeVisible()
  await expect(calls.filter({ hasText: 'GET /uaa/api/current-user' })).toHaveCount(0)
  await page.getByText(/^修改 docking /).click()
  await expect(page.getByText('"待对接" → "已联系"')).toBeVisible()
  await expect(page.getByText('"returnCode": "200"')).toBeVisible()
})

test('A world is copied, exported and imported', async ({ page, city }) => {
  await city.change('declaration', 'decl-paid', { itemName: '改过的名称' })
  await page.goto('/__mock#/worlds')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '导出当前世界' }).click()
  const file = await (await download).path()
  await page.getByLabel('世界的名称').fill(`${city.name}-copy`)
  await page.getByRole('button', { name: '复制当前世界' }).click()
  await expect(page.getByRole('banner')).toContainText(`${city.name}-copy`)
  await city.reset('empty')
  await page.getByRole('button', { name: `进入 ${city.name}`, exact: true }).click()
  await expect(page.getByRole('status')).toContainText('已切换')
  await page.getByLabel('导入到当前世界').setInputFiles(file)
  await expect(page.getByRole('status')).toContainText('已导入')
  const rows = await city.table<{ id: string; itemName: string }>('declaration')
  expect(rows.find(({ id }) => id === 'decl-paid')?.itemName).toBe('改过的名称')
})

test('Two tabs are two people of one world, on the two names of this machine', async ({ page, city }) => {
  await page.goto('/__mock#/accounts')
  const second = page.context().waitForEvent('page')
  await page.getByRole('link', { name: '在旁边登录：何嘉树' }).click()
  const other = await second
  await expect(other.getByRole('banner')).toContainText('嘉树新材')
  await page.getByRole('link', { name: '林晓岚', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('澄岳精密')
  expect(new URL(other.url()).hostname).toBe('localhost')
  await other.goto(`http://localhost:${new URL(page.url()).port}/docking/demand-service/detail?id=demand-1`)
  await expect(other.getByRole('banner')).toContainText('嘉树新材')
  await city.change('exchange', 'demand-1', { title: '两个人都看到的标题' })
  await other.reload()
  await expect(other.getByRole('heading', { name: '两个人都看到的标题' })).toBeVisible()
})
