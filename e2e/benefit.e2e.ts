import type { Page } from '@playwright/test'
import { chooseFilter, goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface Row {
  id: string
  itemId: string
  itemName: string
  status: string
  enId: string
  reason?: string
  dueDate?: string
  contactName: string
  payout?: { account: string }
}

const DAY = 86_400_000
const rows = (page: Page) =>
  page.getByRole('list', { name: '免申即享事项', exact: true }).getByRole('listitem')
const detail = (row: Row) => `/declare/no-apply/detail?id=${row.itemId}`
const confirm = (page: Page) => page.getByRole('button', { name: '确认享受', exact: true })

test("Batches of grants are listed by stage, with the user's own; a visitor sees a batch but not its enterprises", async ({
  page,
  city,
}) => {
  const all = await city.table<Row>('declaration')
  const own = all.find((one) => one.id === 'benefit-confirm')!
  await page.goto(detail(own))
  await see.heading(page, own.itemName)
  await expect(page.getByText('登录后查看本企业是否在享受名单中。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '批次进度' })).toBeVisible()
  const day = String.raw`\d{4}年\d{1,2}月\d{1,2}日`
  for (const stage of [
    '起按部门数据比对',
    '起向匹配企业推送消息',
    ' 18:00 前确认',
    '前兑付到企业账户',
    '，期满归档',
  ])
    await expect(page.getByText(new RegExp(day + stage))).toBeVisible()
  await expect(confirm(page)).toHaveCount(0)
  await signIn(page, city, 'enterprise', '/declare/no-apply')
  await page.getByRole('navigation', { name: '范围' }).getByRole('link', { name: '本企业' }).click()
  const mine = new Set(
    all.filter((one) => one.enId === 'en-chengyue' && one.id.startsWith('benefit-')).map((one) => one.itemId),
  )
  await expect(rows(page)).toHaveCount(mine.size)
  await expect(rows(page).filter({ hasText: '本企业待确认' })).toHaveCount(2)
  await chooseFilter(page, '阶段', '系统比对')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('本企业：系统比对')
})

test('A confirmation made offline can be undone within ten seconds, and is then kept and sent once @worker', async ({
  page,
  city,
}) => {
  const own = (await city.table<Row>('declaration')).find((one) => one.id === 'benefit-confirm')!
  await signIn(page, city, 'enterprise', '/user/my-declare')
  await expect(page.getByRole('listitem').filter({ hasText: own.itemName })).toContainText('意愿确认')
  await page.goto(detail(own))
  await installPortal(page)
  await expect(page.getByText('6222 **** **** 3816')).toBeVisible()
  await expect(page.getByText('逾期未确认的，本批次不再兑付', { exact: true })).toBeVisible()
  await expect(page.getByText(/^依据：市/).first()).toBeVisible()
  await waitUntilStored(page, 'declare', 'one', own.id)
  await goOffline(page)
  await confirm(page).click()
  await see.toast(page, '已确认享受，10 秒内可以撤销')
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await see.toast(page, '已撤销，尚未确认')
  await expect(confirm(page)).toBeEnabled()
  await confirm(page).click()
  await expect(page.getByText(/确认享受：.*已保存在本机，联网后自动提交/)).toBeVisible()
  await page.reload()
  await expect(confirm(page)).toBeDisabled()
  await page.goto('/user/my-declare')
  await expect(
    page.getByRole('listitem').filter({ hasText: own.itemName }).filter({ hasText: '联网后确认' }),
  ).toBeVisible()
  await page.goto(detail(own))
  await goOnline(page)
  await expect(page.getByRole('main').getByText('自动兑付').first()).toBeVisible()
  await expect(confirm(page)).toHaveCount(0, { timeout: 40_000 })
  const now = async () => (await city.table<Row>('declaration')).find((one) => one.id === own.id)!.status
  await expect.poll(now).toBe('自动兑付')
  expect(await city.effects('/declare/user/update')).toHaveLength(1)
})

test('Only the missing data is requested, and submitting it also confirms the grant', async ({
  page,
  city,
}) => {
  const own = (await city.table<Row>('declaration')).find((one) => one.id === 'benefit-account')!
  await signIn(page, city, 'enterprise', detail(own))
  await expect(page.getByText('缺少收款账户')).toBeVisible()
  await expect(confirm(page)).toHaveCount(0)
  await page.getByRole('link', { name: '补充信息并确认享受' }).click()
  await see.heading(page, own.itemName)
  await page.getByRole('button', { name: '提交并确认享受' }).click()
  await see.fieldError(page, '收款账号', /请填写收款账号/)
  await field(page, '联系人').fill('林晓岚')
  await field(page, '联系电话').fill('13800000001')
  await field(page, '开户银行').fill('滨海银行海湾支行')
  await field(page, '收款账号').fill('12a')
  await page.getByRole('button', { name: '提交并确认享受' }).click()
  await see.fieldError(page, '收款账号', /收款账号应为 9 到 25 位数字/)
  await field(page, '收款账号').fill('370901234567890123')
  await page.getByRole('button', { name: '提交并确认享受' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  const now = (await city.table<Row>('declaration')).find((one) => one.id === own.id)!
  expect(now).toMatchObject({ status: '自动兑付', payout: { account: '3709 **** **** 0123' } })
})

test('A grant can be declined with a reason', async ({ page, city }) => {
  const own = (await city.table<Row>('declaration')).find((one) => one.id === 'benefit-confirm')!
  await signIn(page, city, 'enterprise', detail(own))
  await page.getByRole('button', { name: '放弃享受' }).click()
  const dialog = page.getByRole('dialog', { name: '放弃享受' })
  await dialog.getByRole('button', { name: '确认放弃' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请填写放弃原因/)
  await dialog.getByRole('textbox').fill('同一事项已享受区级补贴')
  await dialog.getByRole('button', { name: '确认放弃' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('同一事项已享受区级补贴').first()).toBeVisible()
  const now = async () => (await city.table<Row>('declaration')).find((one) => one.id === own.id)!
  await expect.poll(now).toMatchObject({ status: '放弃享受', reason: '同一事项已享受区级补贴' })
})

test('A confirmation that arrives after the deadline is refused as late and never counts as consent @worker', async ({
  page,
  city,
}) => {
  const own = (await city.table<Row>('declaration')).find((one) => one.id === 'benefit-confirm')!
  await signIn(page, city, 'enterprise', detail(own))
  await installPortal(page)
  await expect(confirm(page)).toBeEnabled()
  await waitUntilStored(page, 'declare', 'one', own.id)
  await goOffline(page)
  await confirm(page).click()
  await see.toast(page, '已确认享受')
  await city.clock(Date.parse(own.dueDate!) - Date.now() + DAY)
  await goOnline(page)
  await expect(page.getByText(/确认期限已过，逾期未确认的，本批次不再兑付/).first()).toBeVisible({
    timeout: 40_000,
  })
  const now = (await city.table<Row>('declaration')).find((one) => one.id === own.id)!
  expect(now.status).toBe('逾期未确认')
  expect(await city.effects('/declare/user/update')).toHaveLength(0)
})
