import type { Page } from '@playwright/test'
import { goOffline, goOnline, signIn } from './act.ts'
import { confirm, expectReceived, expectStored, fillFacts, openForm, pdf, submit } from './declare.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const slot = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
const toMaterials = async (page: Page) => {
  await fillFacts(page)
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(main(page).getByText('已传 0/2 必交')).toBeVisible()
}

test('A paper of last time is taken by one press without the network, and the declaration is sent', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await openForm(page)
  await expect(field(page, '员工数')).toHaveValue('186')
  await goOffline(page)
  await toMaterials(page)
  const report = slot(page, '研发费用专项审计报告')
  await report.getByRole('button', { name: /^使用 研发费用专项审计报告 · .*用于“.*有效至/ }).click()
  await expect(report.getByText('澄岳精密制造有限公司-研发费用专项审计报告.pdf')).toBeVisible()
  await expect(main(page).getByText('已传 1/2 必交')).toBeVisible()
  await expect(main(page)).toContainText('由市平台核验，无需提交')
  await page.getByLabel('选择文件：研发项目立项书').setInputFiles(pdf('研发项目立项书'))
  await expect(main(page).getByText('已传 2/2 必交')).toBeVisible()
  await confirm(page)
  await submit(page)
  await expectStored(page)
  await goOnline(page)
  const declareNo = await expectReceived(page)
  const sent = (
    await city.table<{ id: string; declareNo?: string; materials: { filePath: string }[] }>('declaration')
  ).find((one) => one.declareNo === declareNo)
  expect(sent?.materials.map(({ filePath }) => filePath)[0]).toContain('/upload/u-enterprise/')
})

test('Several files land at their materials by name, and one that no name tells is asked for', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await openForm(page)
  await toMaterials(page)
  await page
    .getByLabel('选择文件：多份材料一起上传')
    .setInputFiles([pdf('2025 研发费用专项审计报告（盖章）'), pdf('研发项目立项书(1)'), pdf('扫描件0012')])
  await expect(slot(page, '研发费用专项审计报告')).toContainText('2025 研发费用专项审计报告（盖章）.pdf')
  await expect(slot(page, '研发项目立项书')).toContainText('研发项目立项书(1).pdf')
  await expect(main(page).getByText('已传 2/2 必交')).toBeVisible()
  await field(page, '“扫描件0012.pdf”是哪份材料').selectOption('其他证明材料')
  await expect(slot(page, '其他证明材料')).toContainText('扫描件0012.pdf')
})

test('A figure that differs from earlier papers is named at the review, and leads to its field', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await openForm(page)
  await toMaterials(page)
  await page
    .getByLabel('选择文件：多份材料一起上传')
    .setInputFiles([pdf('研发费用专项审计报告'), pdf('研发项目立项书')])
  await expect(main(page).getByText('已传 2/2 必交')).toBeVisible()
  await confirm(page)
  await expect(main(page)).toContainText(/与 .+的“上年研发费用”不一致（235.4 → 260 万元）/)
  await expect(main(page)).toContainText(/与 \d+月\d+日 申报等 \d+ 份记录的“员工数”不一致（186 → 120 人）/)
  await page.getByRole('button', { name: '修改上年研发费用：235.4 → 260 万元' }).click()
  await field(page, '上年研发费用').fill('235.4')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('heading', { name: '项目与金额' })).toBeVisible()
  await expect(main(page)).toContainText('的“员工数”不一致（186 → 120 人）')
  await expect(main(page)).not.toContainText('的“上年研发费用”不一致')
})

test('The library of papers lists licences with number and validity, what each was used for, and gives the file', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/user/relation/en-chengyue')
  const library = see.card(page, '材料库')
  const licence = library.getByRole('listitem').filter({ hasText: '营业执照' }).first()
  await expect(licence).toContainText('91371800MA3C1T8N69')
  await expect(licence).toContainText('长期有效')
  await library
    .getByRole('button', { name: /^展开其余/ })
    .first()
    .click()
  await expect(library.getByRole('listitem').filter({ hasText: '已过期' })).toContainText('高新技术企业证书')
  await library.getByRole('button', { name: /^展开其余/ }).click()
  const report = library.getByRole('listitem').filter({ hasText: '上年度审计报告' })
  await expect(report).toContainText(/用于“.+”（\d+月\d+日）等 \d+ 个项目/)
  const saved = page.waitForEvent('download')
  await licence.getByRole('button', { name: /^下载/ }).click()
  expect((await saved).suggestedFilename()).toBe('营业执照-91371800MA3C1T8N69.pdf')
})
