import * as act from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test("An enterprise's data is edited offline, and the change reaches the city once @worker", async ({
  page,
  city,
}) => {
  await act.signIn(page, city, 'enterprise', '/user/relation/en-chengyue')
  await expect(page.getByText('高新区科技大道118号')).toBeVisible()
  await act.installPortal(page)
  await act.goOffline(page)
  await page.getByRole('link', { name: '修改', exact: true }).click()
  await field(page, '联系电话').fill('139')
  await page.getByRole('button', { name: '保存' }).click()
  await see.fieldError(page, '联系电话', /11 位手机号/)
  await field(page, '联系电话').fill('13900000009')
  await field(page, '地址').fill('高新区海河路9号')
  await expect(page.getByText(/草稿已保存在本机/)).toBeVisible()
  await page.reload()
  await expect(field(page, '地址')).toHaveValue('高新区海河路9号')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('修改已保存在本机，尚未提交。')).toBeVisible()
  await see.connection(page, '离线 · 待上传 1')

  await act.goOnline(page)
  await expect(page.getByText('高新区海河路9号')).toBeVisible()
  await see.connection(page, '在线 · 已同步')
  expect(await city.effects('/enterprise/current/save/basic')).toHaveLength(1)
})

test('Messages are read offline, and their read marks are sent later @worker', async ({ page, city }) => {
  await act.signIn(page, city, 'enterprise', '/user/message')
  const rows = page.getByRole('list', { name: '消息', exact: true }).getByRole('listitem')
  const unread = rows.filter({ hasText: '未读' })
  await expect(unread.first()).toBeVisible()
  await act.installPortal(page)
  await act.waitUntilStored(page, 'message', 'page')
  await act.waitUntilStored(page, 'message', 'count')
  await act.goOffline(page)
  await page.reload()
  await expect(page.getByText(/离线内容，截至/)).toBeVisible()
  const before = await unread.count()
  await unread.first().getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
  await expect(unread).toHaveCount(before - 1)
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(unread).toHaveCount(0)
  await see.connection(page, '离线 · 待上传 2')

  await act.goOnline(page)
  await see.connection(page, '在线 · 已同步')
  await expect(page.getByText('没有未读消息')).toBeVisible()
  expect(await city.effects('/msg/read/all')).toHaveLength(2)
})

test('全部已读 offline marks the listed messages, and newer ones stay unread @worker', async ({
  page,
  city,
}) => {
  await act.signIn(page, city, 'enterprise', '/user/message')
  const rows = page.getByRole('list', { name: '消息', exact: true }).getByRole('listitem')
  await expect(rows.filter({ hasText: '未读' }).first()).toBeVisible()
  await act.installPortal(page)
  await act.waitUntilStored(page, 'message', 'page')
  await act.goOffline(page)
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(rows.filter({ hasText: '未读' })).toHaveCount(0)
  await city.advance('declare', 'decl-review', '待补正', '请补充营业执照')
  await act.goOnline(page)
  await see.connection(page, '在线 · 已同步')
  await expect(page.getByRole('paragraph').filter({ hasText: /^1 条未读$/ })).toBeVisible()
  await expect(rows.filter({ hasText: '未读' })).toHaveCount(1)
  await expect(rows.filter({ hasText: '未读' })).toContainText('请补充营业执照')
})

test('On a public computer, no data outlives the page', async ({ page, city }) => {
  await act.signIn(page, city, 'enterprise', '/user/device')
  await page.getByRole('button', { name: '开启公共电脑模式' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '开启' }).click()
  await expect(page.getByText('关闭页面后自动退出登录。')).toBeVisible()
  await page.goto('/user/relation/en-chengyue?edit=basic')
  await field(page, '地址').fill('高新区海河路9号')
  await expect(page.getByText(/草稿已暂存，关闭页面后清除/)).toBeVisible()

  const fresh = await page.context().newPage()
  await page.close()
  await fresh.goto('/user/device')
  await expect(fresh).toHaveURL(/\/auth\/login/)
  const cookies = await fresh.context().cookies()
  expect(cookies.filter(({ name, value }) => name.includes('token') && value)).toEqual([])
  const kept = await fresh.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(kept.filter((name) => name?.startsWith('portal-user'))).toEqual([])
})

test('The personal centre begins with the money of a year and leads to each area', async ({ page, city }) => {
  const own = await city.table<{ id: string; enId: string; paidAmount?: number }>('declaration')
  const paid = own.filter(({ enId, paidAmount }) => enId === 'en-chengyue' && paidAmount !== undefined)
  await act.signIn(page, city, 'enterprise', '/user/relation')
  const money = see.card(page, '申报资金')
  await expect(money).toContainText(`${String(paid.length)} 项到账`)
  await expect(money.getByRole('table', { name: '近 12 个月申报资金' }).getByRole('row')).toHaveCount(13)
  await see.card(page, '我的事项').getByRole('link', { name: '我的诉求' }).click()
  await see.heading(page, '我的诉求')
})

test('A person without an enterprise begins with the first steps and the search', async ({ page, city }) => {
  await act.signIn(page, city, 'person', '/user/relation')
  await expect(page.getByRole('list', { name: '开始办理' })).toBeVisible()
  await expect(page.getByText('尚未绑定企业')).toBeVisible()
  for (const title of ['我的企业', '申报资金', '我的事项']) await expect(see.card(page, title)).toHaveCount(0)
})
