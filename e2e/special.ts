import type { Page } from '@playwright/test'
import { goOnline } from './act.ts'
import type { City } from './city.ts'
import { pdf } from './declare.ts'
import { field } from './field.ts'
import { next } from './srdi.ts'
import { expect } from './test.ts'

export const main = (page: Page) => page.getByRole('main')
export const at = (page: Page, task: string) =>
  expect(page.getByRole('navigation', { name: '填写步骤' }).locator('[aria-current=step]')).toContainText(
    task,
  )

interface Row {
  id: string
  itemId: string
  status: string
  specForm?: Record<string, unknown>
  version: number
}
export const special = async (city: City, itemId: string) =>
  (await city.table<Row>('declaration')).filter((one) => one.itemId === itemId)

/** The first special item that nobody of the enterprise has begun. */
export async function freshItem(page: Page, city: City) {
  const begun = new Set((await city.table<Row>('declaration')).map((one) => one.itemId))
  const items = await city.table<{
    id: string
    name: string
    formKey: string
    materials: { name: string; required: boolean; accept: string[] }[]
  }>('item')
  await page.goto('/declare/apply/spec-declare')
  const list = page.getByRole('list', { name: '专项申报项目' })
  await expect(list).toBeVisible()
  const names = await list.getByRole('heading').allTextContents()
  return items.find(
    (one) => one.formKey === 'spec-declare' && !begun.has(one.id) && names.includes(one.name),
  )!
}

export async function fillMarket(page: Page) {
  await at(page, '企业与市场')
  await field(page, '申报类型').selectOption('专精特新中小企业')
  await fillProduct(page)
  await field(page, '从事细分市场年限').fill('11')
}

/** What no self evaluation asks. */
export async function fillProduct(page: Page) {
  await field(page, '企业简介').fill('专注数控机床核心功能部件的研发与制造。')
  const industry = page.getByRole('combobox', { name: /^所属行业/ })
  await industry.fill('gdzc')
  await expect(page.getByRole('option')).toContainText(['3451 滚动轴承制造'])
  // Down by keyboard beyond what is in sight at once: the one that Enter would take is always seen.
  await industry.fill('制造')
  for (let down = 0; down < 12; down += 1) await industry.press('ArrowDown')
  const found = page.getByRole('listbox', { name: '行业' })
  await expect(found.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 })
  await industry.fill('gdzc')
  await expect(page.getByRole('option')).toContainText(['3451 滚动轴承制造'])
  await industry.press('Enter')
  await expect(industry).toHaveValue('3451 滚动轴承制造')
  await field(page, '主导产品').fill('精密滚珠丝杠副')
}

/** Attaches what the item asks for, promises and hands in without a network; then the line comes back. */
export async function handInOffline(page: Page, { materials }: Awaited<ReturnType<typeof freshItem>>) {
  await at(page, '申报材料')
  for (const paper of materials.filter(({ required }) => required)) {
    await page.getByLabel(`选择文件：${paper.name}`).setInputFiles(pdf(paper.name))
    await expect(page.getByText(`${paper.name}.pdf`)).toBeVisible()
  }
  await next(page)
  await at(page, '核对提交')
  await expect(main(page).getByText('尚未提交', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /本企业承诺/ }).check()
  await page.getByRole('button', { name: '提交申报' }).click()
  await expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
  await goOnline(page)
  await expect(page.getByText(/受理号 SB\d{14}/)).toBeVisible({ timeout: 30_000 })
}

/** Pastes a block into a field, as a spreadsheet hands it over. */
export async function paste(page: Page, label: string, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), text)
  await field(page, label).focus()
  await page.keyboard.press('Control+V')
}
