import { signIn } from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { at, freshItem, fillMarket, paste } from './special.ts'
import { next } from './srdi.ts'
import { expect, test } from './test.ts'

test('rows of a spreadsheet are pasted into the special declaration, marked where they cannot be read, and taken back', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  const item = await freshItem(page, city)
  await page.goto(`/declare/apply/spec-declare?item=${item.id}`)
  await fillMarket(page)
  await next(page)
  await at(page, '财务数据')
  await paste(page, '上年营业收入', '4,280\t4,010\n3,860\n￥2,354,000元\t约200\n6,100\n2,800\n')
  await expect(page.getByText('已填入 7 格')).toBeVisible()
  await see.fieldError(page, '上年研发费用', /“￥2,354,000元”的单位是元，本栏的单位是万元/)
  await see.fieldError(page, '前年研发费用', /“约200”中的“约”表示数不准确/)
  await page.getByRole('button', { name: '填入 235.4 万元（2,354,000 元）' }).click()
  await expect(field(page, '上年研发费用')).toHaveValue('235.40')
  await field(page, '前年研发费用').fill('200')
  await next(page)
  await at(page, '研发与人员')
  await next(page)
  await at(page, '知识产权')
  const rows =
    '丝杠磨削装置\t发明\tZL202310000001.1\t2024年5月10日\r\n"导轨\n检测方法"\t专利\tZL202310000002.6\t2024.2.31\r\n'
  await paste(page, '第 1 行名称', rows)
  await expect(page.getByText('已填入 8 格')).toBeVisible()
  await expect(page.getByLabel('第 1 行类别')).toHaveValue('发明专利')
  await expect(page.getByLabel('第 1 行授权日期')).toHaveValue('2024-05-10')
  await expect(page.getByLabel('第 2 行名称')).toHaveValue('导轨 检测方法')
  await expect(page.getByLabel('第 2 行类别')).toHaveValue('专利')
  await expect(page.getByLabel('第 2 行类别')).toHaveAccessibleDescription(/“专利”不在可选的类别中/)
  await expect(page.getByLabel('第 2 行授权日期')).toHaveValue('2024.2.31')
  await expect(page.getByLabel('第 2 行授权日期')).toHaveAccessibleDescription(/“2024.2.31”不是日历上的日期/)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByLabel('第 1 行名称')).toHaveValue('')
  await expect(page.getByLabel('第 2 行名称')).toBeHidden()

  // One cell alone is pasted as any text, a day as people write it.
  await paste(page, '第 1 行授权日期', '2024/5/10')
  await expect(page.getByLabel('第 1 行授权日期')).toHaveValue('2024-05-10')
})
