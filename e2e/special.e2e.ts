import type { Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, waitUntilStored, paste, reopen, signIn } from './act.ts'
import {
  attachMaterials,
  expectStep,
  fillMarket,
  fillProduct,
  fillResearch,
  freshItem,
  special,
} from './special-form.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { fillSelfEvaluation, nextPage } from './srdi.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

/** Attaches the required materials, submits offline, and waits for the receipt after the network is back. */
async function submitOffline(page: Page, item: Awaited<ReturnType<typeof freshItem>>) {
  await attachMaterials(page, item)
  await expect(main(page).getByText('尚未提交', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '提交申报' }).click()
  await expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
  await goOnline(page)
  await expect(page.getByText(/编号 SB\d{14}/)).toBeVisible({ timeout: 30_000 })
}

test('A special declaration is written on two devices, merged by field, and submitted offline once @worker', async ({
  page,
  city,
  browser,
}) => {
  test.setTimeout(240_000)
  await signIn(page, city)
  const item = await freshItem(page, city)
  await page.goto(`/declare/apply/spec-declare?item=${item.id}`)
  await fillMarket(page)
  await expect(main(page).getByText('已同步到市平台')).toBeVisible()
  await expect
    .poll(async () => await special(city, item.id))
    .toMatchObject([{ status: '草稿', specForm: { mainProduct: '精密滚珠丝杠副', industryCode: '3451' } }])

  // Another device continues with the city's draft.
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  await elsewhere.addCookies([{ name: 'mock_world', value: city.name, url: new URL(page.url()).origin }])
  const second = await elsewhere.newPage()
  await signIn(second, city, 'enterprise', `/declare/apply/spec-declare?item=${item.id}`)
  await expect(field(second, '主导产品')).toHaveValue('精密滚珠丝杠副')
  await field(second, '主导产品').fill('高精度直线导轨')
  await expect(main(second).getByText('已同步到市平台')).toBeVisible()
  await elsewhere.close()

  await field(page, '从事细分市场年限').fill('12')
  await see.heading(page, item.name)
  await expect(page.getByRole('heading', { name: '草稿已在其他设备上修改' })).toBeVisible()
  await page
    .getByRole('group', { name: '主导产品' })
    .getByRole('radio', { name: '市平台 高精度直线导轨' })
    .check()
  await page.getByRole('button', { name: '按选择继续' }).click()
  await expect(field(page, '主导产品')).toHaveValue('高精度直线导轨')
  await expect
    .poll(async () => await special(city, item.id))
    .toMatchObject([{ specForm: { mainProduct: '高精度直线导轨', marketYears: 12 } }])

  await nextPage(page)
  await expectStep(page, '财务数据')
  await paste(field(page, '上年营业收入'), '4,280\t4,010\n3,860\n235.4\t201\n6,100\n2,800\n')
  await expect(page.getByText('已填入 7 格')).toBeVisible()
  await expect(field(page, '前年研发费用')).toHaveValue('201.00')
  const rules = page.getByRole('complementary', { name: '标准要求' })
  await expect(rules.getByRole('listitem').filter({ hasText: '主营占比' })).toContainText('90.19%')
  await field(page, '上年主营业务收入').fill('4300')
  await field(page, '上年研发费用').focus()
  await see.fieldError(page, '上年主营业务收入', '主营业务收入不能大于营业收入')
  await field(page, '上年主营业务收入').fill('3860')
  await nextPage(page)
  await fillResearch(page)

  await installPortal(page)
  await goOffline(page)
  await page.reload()
  await expectStep(page, '质量与数字化')
  await expect(page.getByLabel('体系认证')).toBeChecked()
  await nextPage(page)
  await submitOffline(page, item)
  expect(await special(city, item.id)).toMatchObject([
    { status: '已提交', specForm: { mainProduct: '高精度直线导轨', patents: 1, quality: ['体系认证'] } },
  ])
  expect(await city.effects('/zjtx/user/submit')).toHaveLength(1)

  // The city returns the declaration, which opens in its own form again.
  const [sent] = await special(city, item.id)
  await city.advance('declare', sent!.id, '待补正', '请写明主导产品的型号')
  await page.goto('/user/my-declare')
  await page
    .getByRole('listitem')
    .filter({ hasText: '请写明主导产品的型号' })
    .getByRole('link', { name: '去补正' })
    .click()
  await expectStep(page, '企业与市场')
  await expect(main(page).getByText('请写明主导产品的型号')).toBeVisible()
  await field(page, '主导产品').fill('LG-25 型高精度直线导轨')
  for (const task of ['财务数据', '研发与人员', '知识产权', '质量与数字化', '申报材料', '核对提交']) {
    await nextPage(page)
    await expectStep(page, task)
  }
  await page.getByRole('checkbox', { name: /本企业承诺/ }).check()
  await page.getByRole('button', { name: '提交补正' }).click()
  await expect(page.getByText(/编号 SB\d{14}/)).toBeVisible()
  expect(await special(city, item.id)).toMatchObject([
    { id: sent!.id, status: '已提交', specForm: { mainProduct: 'LG-25 型高精度直线导轨' } },
  ])

  // After a rejection, a new declaration starts with a copy of it, materials included.
  await city.advance('declare', sent!.id, '不予通过', '研发费用占比未达到要求')
  await page.goto('/user/my-declare')
  await page
    .getByRole('listitem')
    .filter({ hasText: '研发费用占比未达到要求' })
    .getByRole('link', { name: '复制为新申报' })
    .click()
  await expect(main(page).getByText(`已复制“${item.name}”的申报内容。`)).toBeVisible()
  await expect(field(page, '主导产品')).toHaveValue('LG-25 型高精度直线导轨')
  await nextPage(page)
  await expectStep(page, '财务数据')
  await expect(field(page, '上年主营业务收入')).toHaveValue('3,860.00')
  await page.getByRole('button', { name: '上一步' }).click()
  await field(page, '主导产品').fill('LG-30 型高精度直线导轨')
  await expect(main(page).getByText('已同步到市平台')).toBeVisible()
  // A copy never overwrites a draft.
  await page.reload()
  await expect(main(page).getByText('该项目已有草稿，没有被复制的内容覆盖。')).toBeVisible()
  await expect(field(page, '主导产品')).toHaveValue('LG-30 型高精度直线导轨')
})

test('A self-evaluation made offline starts a special declaration, which is completed in two sessions and submitted @worker', async ({
  page: first,
  city,
}) => {
  test.setTimeout(180_000)
  await signIn(first, city)
  const item = await freshItem(first, city)
  // One visit online stores the items and the list of industries on the device.
  await waitUntilStored(first, 'declare', 'list')
  await first.goto(`/declare/apply/spec-declare?item=${item.id}`)
  await expect(field(first, '主导产品')).toHaveValue('')
  await installPortal(first)
  await expect(first.getByText('逐级选择')).toBeVisible()
  await waitUntilStored(first, 'enterprise', 'current')
  await goOffline(first)
  await first.goto('/srdi/description')
  await first.getByRole('radio', { name: '专精特新中小企业' }).check()
  await first.getByRole('link', { name: /的档案开始$/ }).click()
  await see.heading(first, '专精特新中小企业自评')
  await fillSelfEvaluation(first)
  await field(first, '研发机构').selectOption('市级')
  await first.getByRole('link', { name: '带入专项申报' }).click()
  await first.getByRole('list', { name: '专项申报项目' }).getByRole('link', { name: item.name }).click()

  await expectStep(first, '企业与市场')
  await expect(field(first, '申报类型')).toHaveValue('专精特新中小企业')
  await expect(field(first, '从事细分市场年限')).toHaveValue('7')
  await expect(main(first).getByText('来自专精特新自评').first()).toBeVisible()
  await fillProduct(first)
  await nextPage(first)
  await expectStep(first, '财务数据')
  await expect(field(first, '上年主营业务收入')).toHaveValue('3,300.00')
  await expect(main(first).getByText(/草稿已保存在本机/)).toBeVisible()

  // Drafts that only exist on this device are listed, whatever their kind.
  await first.goto('/user/my-declare')
  const here = first.getByRole('list', { name: '在本机' })
  const draft = here.getByRole('listitem').filter({ hasText: item.name })
  await expect(draft).toContainText('草稿')
  await draft.getByRole('button', { name: '继续填写' }).click()
  await expect(field(first, '主导产品')).toHaveValue('精密滚珠丝杠副')
  await nextPage(first)
  await expectStep(first, '财务数据')

  // The second session, still offline
  const page = await reopen(first)
  await expect(field(page, '前年研发费用')).toHaveValue('140.00')
  await nextPage(page)
  await expectStep(page, '研发与人员')
  await expect(field(page, '研发机构')).toHaveValue('市级')
  for (const task of ['知识产权', '质量与数字化', '申报材料']) {
    await nextPage(page)
    await expectStep(page, task)
  }
  await submitOffline(page, item)
  expect(await special(city, item.id)).toMatchObject([
    {
      status: '已提交',
      specForm: { tier: '专精特新中小企业', mainRevenue: 33_000_000, rdCost: 1_500_000, institute: '市级' },
    },
  ])
  expect(await city.effects('/zjtx/user/submit')).toHaveLength(1)
  const [sent] = await special(city, item.id)
  await page.goto(`/declare/apply/view/${sent!.id}`)
  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载回执' }).click()
  expect((await receipt).suggestedFilename()).toMatch(/^申报回执-SB\d{14}\.pdf$/)
  // After the submit, the application can be read and downloaded.
  await expect(page.getByRole('heading', { name: '申报表' })).toBeVisible()
  await expect(main(page)).toContainText(/所属行业\s*3451 滚动轴承制造/)
  await expect(main(page)).toContainText(/研发机构\s*市级/)
  const application = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载申请书（PDF）' }).click()
  expect((await application).suggestedFilename()).toMatch(/申请书-.+\.pdf$/)
})
