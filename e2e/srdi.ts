import type { Page } from '@playwright/test'
import { field } from './field.ts'

const group = (page: Page, label: string) => page.getByRole('group', { name: new RegExp(`^${label}`) })

/** Continues to the next page of a form. */
export const nextPage = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

/** Answers a self-evaluation completely except for the institute, with the 2022 example of the records (44 points). */
export async function fillSelfEvaluation(page: Page): Promise<void> {
  await field(page, '从事细分市场年限').fill('7')
  await field(page, '上年营业收入').fill('4300')
  await field(page, '前年营业收入').fill('4100')
  await field(page, '上年研发费用').fill('150')
  await field(page, '前年研发费用').fill('140')
  await field(page, '资产总额').fill('5000')
  await field(page, '负债总额').fill('2900')
  await nextPage(page)
  await field(page, '上年主营业务收入').fill('3225')
  await field(page, '前年主营业务收入').fill('3000')
  await field(page, '大前年主营业务收入').fill('2804')
  await field(page, '主导产品领域').selectOption('六基、老字号或配套龙头')
  await field(page, '上年净利润').fill('215')
  await field(page, '数字化水平').selectOption('二级')
  await group(page, '质量管理').getByLabel('体系认证').check()
  await nextPage(page)
  await group(page, '地方特色').getByLabel('绿色工厂').check()
  await field(page, '有效知识产权').selectOption('Ⅱ类')
  await field(page, '员工数').fill('100')
  await field(page, '研发人员数').fill('12')
}
