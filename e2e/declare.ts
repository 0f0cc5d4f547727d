import { expect, type Page } from '@playwright/test'
import { goOffline, signIn } from './act.ts'
import type { City } from './city.ts'

/** Item that the stories declare, and its required materials */
export const item = { id: 'item-rd', name: '企业研发费用分档补助（第二批）' }
export const papers = ['研发费用专项审计报告', '研发项目立项书'] as const

/** Returns a PDF whose bytes depend on its name. */
export const pdf = (name: string, size = 20_000) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(`%PDF-1.4\n% ${name}\n`), Buffer.alloc(size, name)]),
})

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()
const expectStep = (page: Page, title: string) =>
  expect(page.getByRole('navigation', { name: '填写步骤' }).locator('[aria-current=step]')).toContainText(
    title,
  )

/** Locates a text field by its exact name. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Opens the form of a new declaration. */
export async function openForm(page: Page, id = item.id): Promise<void> {
  await page.goto(`/declare/apply/add?item=${id}`)
  await expectStep(page, '企业信息')
}

/** Fills in the first two steps; `amount` in 万元. */
export async function fillFacts(page: Page, amount = '50', project = '高精度减速器研发'): Promise<void> {
  await field(page, '员工数').fill('120')
  await field(page, '联系人').fill('林晓岚')
  await field(page, '联系电话').fill('13800000001')
  await next(page)
  await expectStep(page, '项目与金额')
  await field(page, '上年营业收入').fill('4280')
  await page.getByLabel('技术领域').selectOption('先进制造与自动化')
  await field(page, '上年研发费用').fill('260')
  await field(page, '研发人员').fill('22')
  await field(page, '有效发明专利').fill('6')
  await field(page, '申请金额').fill(amount)
  await field(page, '项目名称').fill(project)
  await page.getByLabel('项目开始日期').fill('2026-01-01')
  await page.getByLabel('项目结束日期').fill('2026-12-31')
  await field(page, '项目简介').fill('面向工业机器人的高精度减速器研发与产业化')
}

/** Attaches both materials in the third step. */
export async function attach(page: Page, files = papers.map((name) => pdf(name))): Promise<void> {
  await next(page)
  await expectStep(page, '申报材料')
  for (const [index, name] of papers.entries()) {
    await page.getByLabel(`选择文件：${name}`).setInputFiles(files[index]!)
    await expect(page.getByText(files[index]!.name, { exact: true })).toBeVisible()
  }
}

/** Ticks the promise in the last step. */
export async function confirm(page: Page): Promise<void> {
  await next(page)
  await expectStep(page, '核对并提交')
  await page.getByRole('checkbox', { name: /本企业承诺/ }).check()
}

/** Fills in the whole form without submitting it. */
export async function fillAll(page: Page, amount?: string): Promise<void> {
  await fillFacts(page, amount)
  await attach(page)
  await confirm(page)
}

export const submitButton = (page: Page) => page.getByRole('button', { name: /^提交(申报|补正)$/ })

/** Submits the form. */
export const submit = (page: Page) => submitButton(page).click()

/** Expects the page to say that the submit is stored and will be sent by itself. */
export const expectStored = (page: Page) =>
  expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()

/** Expects the page to say that the city has received the submit. Returns the receipt number. */
export async function expectReceived(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  const words = await page
    .getByText(/编号 SB\d{14}/)
    .first()
    .innerText()
  return /SB\d{14}/.exec(words)![0]
}

/** Signs in and fills in the whole form without submitting it. */
export async function readyToSubmit(page: Page, city: City): Promise<void> {
  await signIn(page, city)
  await openForm(page)
  await fillAll(page)
}

/** Signs in, goes offline, fills in the form and submits it, so that it waits in the outbox. */
export async function submitOffline(page: Page, city: City): Promise<void> {
  await signIn(page, city)
  await openForm(page)
  await goOffline(page)
  await fillAll(page)
  await submit(page)
  await expectStored(page)
}
