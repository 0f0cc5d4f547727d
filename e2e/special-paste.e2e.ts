import type { Locator, Page } from '@playwright/test'
import { paste, signIn } from './act.ts'
import type { City } from './city.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Opens the city's initial draft of a special declaration at a task. */
async function open(page: Page, city: City, task: string) {
  await signIn(page, city)
  const drafts = await city.table<{ id: string; itemId: string }>('declaration')
  const { itemId } = drafts.find(({ id }) => id === 'zjtx-draft')!
  await page.goto(`/declare/apply/spec-declare?item=${itemId}&step=${task}`)
}

/** Returns the values of inputs. */
const valuesOf = (inputs: Locator) =>
  inputs.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))

test('Pasted spreadsheet figures are filled in; figures in 元 need a confirmation, unreadable ones are marked', async ({
  page,
  city,
}) => {
  await open(page, city, 'figures')
  await paste(field(page, '上年营业收入'), '4,280\t4,010\n3,860\n￥2,354,000元\t约200\n6,100\n2,800\n')
  await expect(page.getByText('已填入 7 格')).toBeVisible()
  await expect(field(page, '前年营业收入')).toHaveValue('4,010.00')
  await see.fieldError(page, '前年研发费用', /“约200”中的“约”表示数不准确/)
  await see.fieldError(page, '上年研发费用', /“￥2,354,000元”的单位是元，本栏的单位是万元/)
  await page.getByRole('button', { name: '填入 235.4 万元（2,354,000 元）' }).click()
  await expect(field(page, '上年研发费用')).toHaveValue('235.40')
  await expect(field(page, '上年研发费用')).toBeFocused()
})

test('Pasted spreadsheet rows fill a table, and one press undoes the paste', async ({ page, city }) => {
  await open(page, city, 'ip')
  const names = page.getByLabel(/^第 \d+ 行名称$/)
  await expect(names.first()).toBeVisible()
  const before = await valuesOf(names)
  await paste(
    names.first(),
    '丝杠磨削装置\t实用新型\tZL202310000003.9\t2024年5月11日\r\n"导轨\n检测方法"\t专利\tZL202310000002.6\t2024.2.31\r\n',
  )
  await expect(page.getByText('已填入 8 格')).toBeVisible()
  await expect(page.getByLabel('第 1 行类别')).toHaveValue('实用新型专利')
  await expect(page.getByLabel('第 1 行授权日期')).toHaveValue('2024-05-11')
  await expect(page.getByLabel('第 2 行名称')).toHaveValue('导轨 检测方法')
  await expect(page.getByLabel('第 2 行类别')).toHaveAccessibleDescription(/“专利”不在可选的类别中/)
  await expect(page.getByLabel('第 2 行授权日期')).toHaveValue('2024.2.31')
  await expect(page.getByLabel('第 2 行授权日期')).toHaveAccessibleDescription(/“2024.2.31”不是日历上的日期/)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(async () => await valuesOf(names)).toEqual(before)
  // A single date is pasted in a common notation.
  await paste(page.getByLabel('第 1 行授权日期'), '2023/5/9')
  await expect(page.getByLabel('第 1 行授权日期')).toHaveValue('2023-05-09')
})
