import { goOnline, signIn } from './act.ts'
import { expectReceived, expectStored } from './declare.ts'
import { field } from './field.ts'
import { startCold, takeAlong } from './packs.ts'
import { attachMaterials, expectStep, fillMarket, fillResearch, freshItem, special } from './special-form.ts'
import { nextPage } from './srdi.ts'
import { expect, test } from './test.ts'

test('A special declaration taken along is filled in, attached and submitted cold without a network, and arrives once @worker', async ({
  page: first,
  city,
}) => {
  test.setTimeout(240_000)
  await signIn(first, city)
  const item = await freshItem(first, city)
  await first.goto(`/declare/apply/spec-declare?item=${item.id}`)
  await takeAlong(first)

  const page = await startCold(first)
  await page.goto(`/declare/apply/spec-declare?item=${item.id}`)
  await fillMarket(page)
  await nextPage(page)
  await expectStep(page, '财务数据')
  for (const [label, value] of [
    ['上年营业收入', '4280'],
    ['前年营业收入', '4010'],
    ['上年主营业务收入', '3860'],
    ['上年研发费用', '235.4'],
    ['前年研发费用', '201'],
    ['上年资产总额', '6100'],
    ['上年负债总额', '2800'],
  ] as const)
    await field(page, label).fill(value)
  await nextPage(page)
  await fillResearch(page)
  await nextPage(page)
  await attachMaterials(page, item)
  await page.getByRole('button', { name: '提交申报' }).click()
  await expectStored(page)
  await goOnline(page)
  await expectReceived(page)
  expect(await special(city, item.id)).toMatchObject([{ status: '已提交' }])
  expect(await city.effects('/zjtx/user/submit')).toHaveLength(1)
})
