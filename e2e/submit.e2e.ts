import { goOffline, goOnline, reopen, signIn, installPortal } from './act.ts'
import {
  attach,
  confirm,
  field,
  fillAll,
  fillFacts,
  item,
  expectStored,
  openForm,
  papers,
  pdf,
  readyToSubmit,
  expectReceived,
  submit,
  submitButton,
} from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('A declaration submitted offline is sent once after the network is back, and gets its number @worker @alone', async ({
  page,
  city,
  context,
}) => {
  await signIn(page, city, 'enterprise', '/policy/apply')
  await installPortal(page)
  await page.getByRole('searchbox', { name: '搜项目名称' }).fill('研发费用分档')
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
  const found = page.getByRole('listitem').filter({ hasText: item.name })
  await found.getByRole('link', { name: '开始申报' }).click()
  await expect(page.getByRole('navigation', { name: '填写步骤' })).toBeVisible()
  await goOffline(page)
  await see.connection(page, /离线/)
  await fillAll(page)
  await submit(page)
  await expectStored(page)
  await see.connection(page, '离线 · 待上传 1')
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)

  const office = await context.newPage()
  await office.goto('/user/my-declare')
  const row = office.getByRole('listitem').filter({ hasText: item.name })
  await expect(row.getByText('已提交')).toBeVisible({ timeout: 30_000 })
  await expect(row.getByText(/编号 SB\d{14}/)).toBeVisible()
  await expect(row).toHaveCount(1)
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
  expect(await city.effects('/upload/file')).toHaveLength(2)
})

test('A submit from two tabs at once creates one declaration @worker', async ({ page, city, context }) => {
  await readyToSubmit(page, city)
  await expect(page.getByText('草稿已保存在本机')).toBeVisible()
  await installPortal(page)
  await goOffline(page)
  const second = await context.newPage()
  await second.goto(`/declare/apply/add?item=${item.id}&step=review`)
  await second.getByRole('checkbox', { name: /本企业承诺/ }).check()
  // Presses both at the same moment, because a tab that notices the other's submit removes its button.
  const buttons = await Promise.all([page, second].map((tab) => submitButton(tab).elementHandle()))
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())))
  await goOnline(page)
  const [one, two] = await Promise.all([expectReceived(page), expectReceived(second)])
  expect(one).toBe(two)
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})

test('A response lost after the city has acted leaves one declaration with its receipt', async ({
  page,
  city,
}) => {
  await readyToSubmit(page, city)
  await city.faults({ dropAfter: 1, match: '*/declare/user/create', times: 1 })
  await submit(page)
  const no = await expectReceived(page)
  const effects = await city.effects('/declare/user/create')
  expect(effects.map((one) => one.dropped ?? false)).toEqual([true])
  const rows = await city.table<{ id: string; declareNo?: string; itemId: string }>('declaration')
  expect(rows.filter((row) => row.itemId === item.id).map((row) => row.declareNo)).toEqual([no])
})

test('An interrupted upload is repeated, and the city stores the same bytes', async ({ page, city }) => {
  await readyToSubmit(page, city)
  await city.faults(
    { dropBefore: 1, match: '*/upload/file', times: 1 },
    { dropAfter: 1, match: '*/upload/file', times: 1 },
  )
  await submit(page)
  await expectReceived(page)
  expect(await city.effects('/upload/file')).toHaveLength(2)
  const sizes = (await city.uploads()).map((file) => file.sha256).sort()
  expect(sizes).toEqual((await expectedHashes()).sort())
})

test('A large paper shows its share, and after a killed tab only the rest of it is sent', async ({
  page,
  city,
}) => {
  const files = papers.map((name, index) => pdf(name, index === 0 ? 12_000_000 : 2_000))
  await signIn(page, city)
  await openForm(page)
  await fillFacts(page)
  await attach(page, files)
  await confirm(page)
  await city.faults({ latencyMs: 400, match: '*/upload/file' })
  await submit(page)
  await page.getByRole('link', { name: '查看待上传' }).click()
  await expect(page.getByText(/上传中 [3-9]\.0 \/ 11\.4 MB/).first()).toBeVisible()
  const office = await reopen(page)
  await expect(office.getByText(/编号 SB\d{14}/)).toBeVisible({ timeout: 30_000 })
  // Counts 12 parts and the small paper, two questions how far it is, and the part that was under way at the kill.
  expect((await city.effects('/upload/file')).length).toBeLessThanOrEqual(16)
  expect((await city.uploads()).map(({ sha256 }) => sha256).sort()).toEqual(
    (await expectedHashes(files)).sort(),
  )
})

/** Returns the SHA-256 of both attached materials. */
async function expectedHashes(files = papers.map((name) => pdf(name))): Promise<string[]> {
  return Promise.all(
    files.map(async ({ buffer }) => {
      const digest = await crypto.subtle.digest('SHA-256', buffer)
      return Buffer.from(digest).toString('hex')
    }),
  )
}

test('Text typed into one form in two tabs appears in both and is stored completely', async ({
  page,
  city,
  context,
}) => {
  await signIn(page, city)
  await openForm(page)
  const second = await context.newPage()
  await openForm(second)
  await field(second, '联系人').fill('王五')
  await expect(second.getByText('草稿已保存在本机')).toBeVisible()
  await expect(field(page, '联系人')).toHaveValue('王五')
  await field(page, '员工数').fill('321')
  await expect(field(second, '员工数')).toHaveValue('321')
  await second.reload()
  await expect(field(second, '员工数')).toHaveValue('321')
  await expect(field(second, '联系人')).toHaveValue('王五')
})

test('On a phone, the receipt scrolls into view', async ({ page, city }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await readyToSubmit(page, city)
  await submit(page)
  await expectReceived(page)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeInViewport()
})
