import { expect, type Page } from '@playwright/test'
import type { City } from './city.ts'
import { pdf } from './declare.ts'
import { field } from './field.ts'
import { nextPage } from './srdi.ts'

/** Expects the step of the form that is open. */
export const expectStep = (page: Page, task: string) =>
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
/** Returns the declarations of an item at the city. */
export const special = async (city: City, itemId: string) =>
  (await city.table<Row>('declaration')).filter((one) => one.itemId === itemId)

/** Returns the first special item of which no declaration exists. */
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

/** Fills in the first step. */
export async function fillMarket(page: Page) {
  await expectStep(page, '企业与市场')
  await field(page, '申报类型').selectOption('专精特新中小企业')
  await fillProduct(page)
  await field(page, '从事细分市场年限').fill('11')
}

/** Fills in the steps between the finances and the materials. */
export async function fillResearch(page: Page) {
  await expectStep(page, '研发与人员')
  await field(page, '研发机构').selectOption('市级')
  await nextPage(page)
  await expectStep(page, '知识产权')
  await page.getByLabel('第 1 行名称').fill('一种滚珠丝杠磨削装置')
  await page.getByLabel('第 1 行类别').selectOption('发明专利')
  await page.getByLabel('第 1 行证书或专利号').fill('ZL202310000001.1')
  await page.getByLabel('第 1 行授权日期').fill('2024-05-10')
  await expect(page.getByRole('complementary', { name: '标准要求' })).toContainText('符合要求 1 项以上')
  await nextPage(page)
  await expectStep(page, '质量与数字化')
  await page.getByLabel('体系认证').check()
}

/** Fills in the fields that the self-evaluation does not cover. */
export async function fillProduct(page: Page) {
  await field(page, '企业简介').fill('专注数控机床核心功能部件的研发与制造。')
  const industry = page.getByRole('combobox', { name: /^所属行业/ })
  await industry.fill('gdzc')
  await expect(page.getByRole('option')).toContainText(['3451 滚动轴承制造'])
  // Moves the selection with the keyboard beyond the visible options; the selected one must stay in view.
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

/** Attaches the required materials in the last step but one, and continues to the review. */
export async function attachMaterials(page: Page, { materials }: Awaited<ReturnType<typeof freshItem>>) {
  await expectStep(page, '申报材料')
  for (const paper of materials.filter(({ required }) => required)) {
    await page.getByLabel(`选择文件：${paper.name}`).setInputFiles(pdf(paper.name))
    await expect(page.getByText(`${paper.name}.pdf`)).toBeVisible()
  }
  await nextPage(page)
  await expectStep(page, '核对提交')
  await page.getByRole('checkbox', { name: /本企业承诺/ }).check()
}
