import type { Page } from '@playwright/test'
import { field } from './field.ts'

/** Continues to the next page of a form. */
export const nextPage = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

/**
 * Answers a self-evaluation for 专精特新中小企业 completely except for the institute: 75% of the revenue are main business.
 */
export async function fillSelfEvaluation(page: Page): Promise<void> {
  await field(page, '从事细分市场年限').fill('7')
  await field(page, '上年营业收入').fill('4280')
  await field(page, '前年营业收入').fill('4100')
  await field(page, '上年研发费用').fill('150')
  await field(page, '前年研发费用').fill('140')
  await field(page, '近两年股权融资').fill('0')
  await field(page, '资产总额').fill('5000')
  await field(page, '负债总额').fill('2900')
  await nextPage(page)
  await field(page, '上年主营业务收入').fill('3300')
  await field(page, '主导产品市场占有率').fill('6')
  await field(page, '专精特新发展评价得分').fill('62')
  await nextPage(page)
  await field(page, 'Ⅰ类知识产权数量').fill('2')
  await field(page, '近三年科技奖').selectOption('无')
}
