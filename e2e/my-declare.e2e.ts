import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { linksOf, textsOf } from '#mocks/files/pdf.test-kit.ts'
import { goOffline, goOnline, installPortal, signIn, signOut } from './act.ts'
import * as declare from './declare.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface Row {
  id: string
  declareNo: string
  itemId: string
  itemName: string
  status: string
  enId: string
  dueDate?: string
  materials: { name: string }[]
  form?: { projectName: string; projectSummary: string }
}

const DAY = 86_400_000
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: '申报', exact: true }).getByRole('listitem').filter({ hasText: name })
const find = (page: Page, words: string) => page.goto(`/user/my-declare?keyword=${encodeURIComponent(words)}`)

/** Downloads the receipt of the shown declaration and returns the PDF as text. */
async function receiptOf(page: Page): Promise<string> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载回执' }).click()
  return readFileSync(await (await file).path(), 'latin1')
}

test('A returned declaration has a deadline for the calendar and is corrected in time, and its receipt stays', async ({
  page,
  city,
}) => {
  const one = (await city.table<Row>('declaration')).find((each) => each.id === 'decl-review')!
  const paper = one.materials[0]!.name
  await city.advance('declare', one.id, '待补正', `${paper}不清晰，请重新上传`, { days: 5 })
  await signIn(page, city)
  await find(page, one.itemName)
  await expect(row(page, one.itemName)).toContainText(/待补正 · 还剩 \d+ 天/)
  await expect(row(page, one.itemName)).toContainText(`补正原因：${paper}不清晰`)
  const { dueDate = '' } = (await city.table<Row>('declaration')).find((each) => each.id === one.id)!
  const file = page.waitForEvent('download')
  await row(page, one.itemName).getByRole('button', { name: '加入日历' }).click()
  const ics = readFileSync(await (await file).path(), 'utf8')
  const day = new Date(Date.parse(dueDate) + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(ics).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
  await row(page, one.itemName).getByRole('link', { name: '去补正' }).click()
  await expect(page.getByText(`${paper}不清晰，请重新上传`).first()).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: '填写步骤' }).locator('[aria-current=step]'),
  ).toContainText('申报材料')
  await expect(page.getByLabel(`选择文件：${paper}`)).toBeFocused()
  await page.getByLabel(`选择文件：${paper}`).setInputFiles([declare.pdf('清晰扫描件')])
  await expect(page.getByText('清晰扫描件.pdf')).toBeVisible()
  await declare.confirm(page)
  await declare.submit(page)
  await declare.expectReceived(page)
  // The receipt stays when the user returns to the page after the city has the state 已提交.
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('无需补正')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible()
  const now = (await city.table<Row>('declaration')).find((each) => each.id === one.id)!
  expect(now.status).toBe('已提交')
})

test('A declaration returned without a named field accepts any change, and is not sent without one', async ({
  page,
  city,
}) => {
  await city.advance('declare', 'decl-review', '待补正', '材料不清晰')
  await signIn(page, city, 'enterprise', '/declare/apply/edit/decl-review?type=apply&step=review')
  await expect(page.getByText('材料不清晰').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /本企业承诺/ }).check()
  await declare.submit(page)
  const summary = page.getByRole('group', { name: '有 1 处需要修改' })
  await expect(summary).toContainText('补正内容：与退回前的内容相同，请按补正原因修改后提交')
  await page.getByRole('button', { name: '修改项目名称' }).click()
  await field(page, '项目名称').fill('主轴装配线智能化改造（更正）')
  await page.getByRole('button', { name: '下一步' }).click()
  await declare.confirm(page)
  await declare.submit(page)
  const no = await declare.expectReceived(page)
  await expect(page.getByRole('status').filter({ hasText: no })).toContainText(/应在.*前完成形式审查/)
  const now = (await city.table<Row>('declaration')).find((one) => one.id === 'decl-review')!
  expect(now).toMatchObject({ status: '已提交', form: { projectName: '主轴装配线智能化改造（更正）' } })
})

test('A declaration that is not corrected in time ends by the clock and shows the reason', async ({
  page,
  city,
}) => {
  const one = (await city.table<Row>('declaration')).find((each) => each.id === 'decl-fix')!
  await city.clock(Date.parse(one.dueDate!) - Date.now() + DAY)
  await signIn(page, city)
  await find(page, one.itemName)
  await expect(row(page, one.itemName)).toContainText('逾期作废')
  await expect(row(page, one.itemName)).toContainText('未在补正期限内提交，申报作废')
  await expect(row(page, one.itemName).getByRole('link', { name: '去补正' })).toHaveCount(0)
})

test('One list contains all kinds and states of declarations, with their amounts side by side', async ({
  page,
  city,
}) => {
  const own = (await city.table<Row>('declaration')).filter((one) => one.enId === 'en-chengyue')
  expect(new Set(own.map((one) => one.status)).size).toBe(20)
  await signIn(page, city, 'enterprise', '/user/my-declare')
  await expect(page.getByRole('status').filter({ hasText: /^共/ })).toHaveText(`共 ${String(own.length)} 条`)
  const paid = own.find((one) => one.id === 'decl-paid')!
  await find(page, paid.itemName)
  await expect(row(page, paid.itemName)).toContainText(/申请\s14\s万元.*批复\s12\.6\s万元.*到账\s12\.6\s万元/)
  const free = own.find((one) => one.id === 'benefit-confirm')!
  await find(page, free.itemName)
  await row(page, free.itemName).getByRole('link', { name: '去确认' }).click()
  await see.heading(page, free.itemName)
})

test('A declaration shows how far it has come and who has it, and on its page the steps of each stage', async ({
  page,
  city,
}) => {
  const one = (await city.table<Row>('declaration')).find((each) => each.id === 'decl-expert')!
  await signIn(page, city)
  await find(page, one.itemName)
  const shown = row(page, one.itemName)
  await expect(shown.getByRole('img')).toHaveAccessibleName('办理阶段：第 3 个，共 5 个，审核进行中')
  await expect(shown).toContainText(/专家评审\d+月\d+日前/)
  await shown.getByRole('link', { name: one.itemName }).click()
  const course = see.card(page, '办理进度')
  await expect(course.getByText('复审通过，提交专家评审')).toBeVisible()
  await course.getByRole('button', { name: /^提交/ }).click()
  await expect(course.getByText('已提交申报材料')).toBeVisible()
  await expect(course.getByText('复审通过，提交专家评审')).toBeHidden()
})

test('A declaration of last year can be copied into a new one, without its dates', async ({ page, city }) => {
  const paid = (await city.table<Row>('declaration')).find((one) => one.id === 'decl-paid')!
  await signIn(page, city, 'enterprise', '/user/my-declare?group=已办结')
  await expect(row(page, paid.itemName).getByRole('link', { name: '复制为新申报' })).toBeVisible()
  await declare.openForm(page)
  await page.getByRole('link', { name: new RegExp(`^${paid.itemName.slice(0, 12)}`) }).click()
  await expect(page.getByText(`已复制“${paid.itemName}”的申报内容。`)).toBeVisible()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(field(page, '项目名称')).toHaveValue(paid.form!.projectName)
  await expect(field(page, '项目简介')).toHaveValue(paid.form!.projectSummary)
  await expect(page.getByLabel('项目开始日期')).toHaveValue('')
  await field(page, '项目名称').fill('主轴装配线智能化改造二期')
  await page.getByLabel('项目开始日期').fill('2026-01-01')
  await page.getByLabel('项目结束日期').fill('2026-12-31')
  await page.getByLabel('技术领域').selectOption('先进制造与自动化')
  await declare.attach(page)
  await declare.confirm(page)
  await declare.submit(page)
  await declare.expectReceived(page)
  const sent = (await city.table<Row>('declaration')).find(
    (one) => one.itemId === declare.item.id && one.form?.projectName === '主轴装配线智能化改造二期',
  )
  expect(sent?.status).toBe('已提交')
})

test("The code on a receipt leads anyone to the city's record of it", async ({ page, city }) => {
  const one = (await city.table<Row>('declaration')).find((each) => each.id === 'decl-review')!
  await signIn(page, city, 'enterprise', `/declare/apply/view/${one.id}`)
  const paper = await receiptOf(page)
  const [address = ''] = linksOf(paper)
  expect(textsOf(paper).join('')).toContain(address)
  await signOut(page)

  await page.goto(address)
  await see.heading(page, '申报回执核验')
  const main = page.getByRole('main')
  await expect(main).toContainText('回执由本平台出具')
  await expect(main).toContainText(`申报编号${one.declareNo}`)
  await expect(main).toContainText(one.itemName)
  await expect(main).toContainText(/提交时间\d{4}年\d+月\d+日 \d\d:\d\d（北京时间）/)
  await expect(main).toContainText(`当前状态${one.status}`)
  await expect(main).not.toContainText('澄岳')

  // A wrong code and an unknown number show the same text.
  await page.goto(`${address}x`)
  const none = main.locator('[data-state=empty]')
  await expect(none).toContainText('没有查到该回执')
  const words = await none.innerText()
  await page.goto(address.replace(one.declareNo, 'SB20260101999999'))
  await expect(none).toHaveText(words, { useInnerText: true })
})

test('A receipt that cannot be verified shows the reason and is verified once it is possible @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/declare/apply/view/decl-review')
  const [address = ''] = linksOf(await receiptOf(page))
  await city.faults({ match: '*/declare-project-public/detail', status: 500 })
  await page.goto(address)
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await city.faults()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('回执由本平台出具')).toBeVisible()

  await installPortal(page)
  await goOffline(page)
  await page.reload()
  await expect(page.getByText('核验需要联网')).toBeVisible()
  await goOnline(page)
  await expect(page.getByText('回执由本平台出具')).toBeVisible()
})
