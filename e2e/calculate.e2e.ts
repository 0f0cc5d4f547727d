import type { Page } from '@playwright/test'
import { fillLogin, goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
/** Returns the number of policies at this level as shown on the current page. */
const levelCount = (page: Page, level: string) =>
  main(page).locator('dl > div').filter({ hasText: level }).locator('dd').first()
const answer = (page: Page, label: string, choice: string) =>
  page
    .getByRole('group', { name: new RegExp(`^${label}`) })
    .getByRole('radio', { name: choice })
    .check()
const savedReports = (page: Page) =>
  page.getByRole('list', { name: '报告', exact: true }).getByRole('listitem')

test('A plan on this device, and its list of materials, open offline', async ({ page, city }) => {
  await signIn(page, city, 'enterprise', '/policy/calculate/plan/contacts?id=report-1')
  await see.heading(page, '申报方案：联系部门')
  await expect(main(page).getByRole('link', { name: '办理清单' })).toBeVisible()
  await goOffline(page)
  await main(page).getByRole('link', { name: '办理清单' }).click()
  await see.heading(page, '申报方案：办理清单')
  await expect(main(page).getByRole('heading', { name: '所需材料' })).toBeVisible()
  await expect(main(page).getByText(/还没存到本机/)).toHaveCount(0)
})

test('A visitor calculates, signs in, keeps the report and starts a declaration', async ({ page, city }) => {
  await page.goto('/policy/calculate')
  await page.getByRole('link', { name: '开始填写' }).click()
  await expect(levelCount(page, '符合条件')).toHaveText('0')
  await field(page, '企业名称').fill('远航仪器')
  await field(page, '区县').selectOption('高新区')
  await field(page, '行业').selectOption('高端装备')
  await answer(page, '列入失信名单', '否')
  await answer(page, '社保缴纳正常', '是')
  await field(page, '上年营业收入').fill('5000')
  await answer(page, '规模以上企业', '是')
  await field(page, '研发费用').fill('600')
  await expect(levelCount(page, '符合条件')).not.toHaveText('0')
  await answer(page, '列入失信名单', '是')
  await expect(levelCount(page, '符合条件')).toHaveText('0')
  await answer(page, '列入失信名单', '否')
  // Text that is no number shows an error at its field and is not judged.
  await field(page, '员工数').fill('几十个')
  await see.fieldError(page, '员工数', /不是数字/)
  await field(page, '员工数').fill('86')
  await expect(levelCount(page, '符合条件')).not.toHaveText('0')
  // Enter submits the form, as in any other.
  await field(page, '员工数').press('Enter')
  await see.heading(page, '政策计算报告')
  // The count beside the form is updated shortly after typing, so the report's count is read.
  await expect(levelCount(page, '符合条件')).toHaveText(/^[1-9]\d*$/)
  const found = await levelCount(page, '符合条件').textContent()
  await page.getByRole('link', { name: '登录后保存' }).click()
  await fillLogin(page, city, 'enterprise')
  await see.heading(page, '政策计算报告')
  await expect(levelCount(page, '符合条件')).toHaveText(found ?? '')
  // The report is saved after the sign-in without a second press.
  await expect(main(page).getByText(/已保存 PP\d{14}/)).toBeVisible()
  expect(await city.effects('/policy/match/report')).toHaveLength(1)
  const rows = await city.table<{ id: string; enterpriseName: string; totals: { recommended: number } }>(
    'matchReport',
  )
  // The city's calculation agrees with the device's.
  expect(rows.at(-1)).toMatchObject({ enterpriseName: '远航仪器', totals: { recommended: Number(found) } })

  await page.getByRole('link', { name: '查看保存的报告' }).click()
  await expect(main(page).getByText(/报告编号 PP\d{14}/)).toBeVisible()
  await page.getByRole('link', { name: '查看申报方案' }).click()
  await see.heading(page, '申报方案：办理清单')
  await expect(page.getByText(/用于 \d+ 项/).first()).toBeVisible()
  await main(page).getByRole('link', { name: '开始申报' }).first().click()
  await expect(page.getByRole('navigation', { name: '填写步骤' })).toBeVisible()
})

test('A calculation is repeated and saved offline, and reaches the city once when the network is back @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/policy/calculate/match')
  await expect(levelCount(page, '符合条件')).not.toHaveText('0')
  await page.getByRole('form', { name: '企业信息' }).getByRole('button', { name: '查看报告' }).click()
  await see.heading(page, '政策计算报告')
  const online = await levelCount(page, '符合条件').textContent()
  await installPortal(page)
  await goOffline(page)
  await page.goto('/policy/calculate')
  await see.connection(page, /离线/)
  await page.getByRole('link', { name: '开始计算' }).click()
  await expect(levelCount(page, '符合条件')).toHaveText(online ?? '')
  await answer(page, '列入失信名单', '是')
  await expect(levelCount(page, '符合条件')).toHaveText('0')
  await expect(page.getByText('草稿已保存在本机')).toBeVisible()
  // A reload keeps the answers.
  await page.reload()
  await expect(levelCount(page, '符合条件')).toHaveText('0')
  await page.getByRole('form', { name: '企业信息' }).getByRole('button', { name: '查看报告' }).click()
  await page.getByRole('button', { name: '保存报告' }).click()
  await expect(main(page).getByText('报告待上传')).toBeVisible()
  await page.goto('/user/match-report')
  await expect(page.getByRole('list', { name: '待上传的报告' }).getByRole('listitem')).toHaveCount(1)

  await goOnline(page)
  await expect(page.getByRole('list', { name: '待上传的报告' })).toHaveCount(0, { timeout: 20_000 })
  await expect(savedReports(page).first()).toContainText('符合条件 0')
  // The saved report opens offline although it was never opened.
  const kept = (await city.table<{ id: string }>('matchReport')).at(-1)
  await waitUntilStored(page, 'match', 'history', kept!.id)
  await goOffline(page)
  await savedReports(page).first().getByRole('heading').getByRole('link').click()
  // Waits for the address, because the list before also contains report numbers.
  await expect(page).toHaveURL(/\/policy\/calculate\/report\?id=/)
  await expect(page.getByText(/报告编号 PP/)).toHaveCount(1)
  expect(await city.effects('/policy/match/report')).toHaveLength(1)
  const answers = await city.table<{ id: string; answers: { dishonest?: boolean } }>('savedAnswers')
  expect(answers.map((one) => one.answers.dishonest)).toEqual([true])
  expect(await city.effects('/customer/policy/attribute')).toHaveLength(1)
})

test('A report lists the changes since the last one, and starting a declaration against a condition shows a warning', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/policy/calculate/match')
  await expect(levelCount(page, '符合条件')).toHaveText(/^[1-9]\d*$/)
  await page.getByRole('form', { name: '企业信息' }).getByRole('button', { name: '查看报告' }).click()
  await expect(main(page).getByText(/^现在可申报 \d+ 条/)).toBeVisible()
  await page.getByRole('button', { name: '保存报告' }).click()
  await expect(main(page).getByText(/已保存 PP\d{14}/)).toBeVisible()
  await page.getByRole('link', { name: '修改答案' }).click()
  await answer(page, '列入失信名单', '是')
  await page.getByRole('form', { name: '企业信息' }).getByRole('button', { name: '查看报告' }).click()
  await expect(main(page).getByText('列入失信名单：未列入 → 已列入')).toBeVisible()
  await expect(main(page).getByText(/不再符合条件 \d+ 条：.*（企业信息有变化）/)).toBeVisible()
  await page.getByRole('button', { name: '保存报告' }).click()
  await expect(main(page).getByText(/已保存 PP\d{14}/)).toBeVisible()

  await page.goto('/policy/search/detail?id=policy-rd')
  await expect(main(page).getByText('未被列入严重失信主体名单（本企业：已列入）').first()).toBeVisible()
  await main(page).getByRole('button', { name: '开始申报' }).first().click()
  const asked = page.getByRole('dialog', { name: '本企业暂不符合申报条件' })
  await expect(asked).toContainText('未被列入严重失信主体名单')
  await asked.getByRole('button', { name: '继续申报' }).click()
  await expect(page.getByRole('navigation', { name: '填写步骤' })).toBeVisible()
})
