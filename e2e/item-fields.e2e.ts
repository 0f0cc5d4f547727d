import type { Page } from '@playwright/test'
import type { Declaration } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { goOffline, goOnline, signIn } from './act.ts'
import type { City } from './city.ts'
import { confirm, expectReceived, expectStored, field, openForm, pdf, submit } from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

/** Returns an item with these words in its name that can be declared now, and is not the one named `not`. */
async function itemOf(city: City, words: string, not = ''): Promise<DeclareItem> {
  const now = Date.now()
  const found = (await city.table<DeclareItem>('item')).find(
    ({ id, name, applyStart = '', applyEnd = '9999', isRolling }) =>
      id !== not &&
      name.includes(words) &&
      (isRolling || (Date.parse(applyStart) < now && now < Date.parse(applyEnd))),
  )
  return found!
}

/** Attaches a file as each required paper of the item. */
async function attachAll(page: Page, { materials }: DeclareItem): Promise<void> {
  for (const { name, accept } of materials.filter((one) => one.required && !('sharedBy' in one))) {
    const file = pdf(name)
    await page
      .getByLabel(`选择文件：${name}`)
      .setInputFiles({ ...file, name: `${name}.${accept[0] ?? 'pdf'}` })
    await expect(page.getByText(`${name}.${accept[0] ?? 'pdf'}`, { exact: true })).toBeVisible()
  }
}

/** Fills in the project, the loan and the guarantee. */
async function fillGuarantee(page: Page): Promise<void> {
  for (const [label, value] of Object.entries({
    ...{
      上年营业收入: '4280',
      申请金额: '1.5',
      项目名称: '流动资金贷款担保费',
      贷款金额: '300',
      年利率: '3.85',
    },
    ...{ 贷款银行: '滨海商业银行临港支行', 借款合同编号: 'JK2026-0318', 担保费: '3' },
    ...{ 担保机构: '滨海融资担保有限公司', 担保合同编号: 'DB2026-0318' },
    ...{ 项目简介: '为采购原料取得一年期流动资金贷款，由担保机构担保。' },
  }))
    await field(page, label).fill(value)
  for (const [label, day] of Object.entries({
    ...{
      项目开始日期: '2026-01-10',
      项目结束日期: '2027-01-09',
      放款日期: '2026-01-10',
      贷款到期日期: '2027-01-09',
    },
    ...{ 担保开始日期: '2026-01-10', 担保结束日期: '2027-01-09', 担保费缴纳日期: '2026-01-12' },
  }))
    await page.getByLabel(label).fill(day)
}

test('A guarantee fee asks for loan and guarantor, not for the R&D cost, and is sent from offline', async ({
  page,
  city,
}) => {
  const item = await itemOf(city, '融资担保费补助')
  await signIn(page, city)
  await openForm(page, item.id)
  await goOffline(page)
  await field(page, '员工数').fill('120')
  await field(page, '联系人').fill('林晓岚')
  await field(page, '联系电话').fill('13800000001')
  await next(page)
  await expect(field(page, '担保机构')).toBeVisible()
  await expect(field(page, '上年研发费用')).toHaveCount(0)
  await fillGuarantee(page)
  await field(page, '担保费').fill('301')
  await next(page)
  await see.fieldError(page, '担保费', /^担保费不能大于贷款金额/)
  await field(page, '担保费').fill('3')
  await next(page)
  await attachAll(page, item)
  await confirm(page)
  await expect(page.getByText('滨海融资担保有限公司')).toBeVisible()
  await submit(page)
  await expectStored(page)
  await goOnline(page)
  await expectReceived(page)
  const sent = (await city.table<Declaration>('declaration')).find(({ itemId }) => itemId === item.id)!
  expect(sent.details).toMatchObject({ guarantor: '滨海融资担保有限公司', loanAmount: 3_000_000 })
  await page.goto(`/declare/apply/view/${sent.id}?type=apply`)
  const content = see.card(page, '申报内容')
  await expect(content.getByText('滨海融资担保有限公司')).toBeVisible()
  await expect(content.getByText('300 万元')).toBeVisible()
})

test('A copied declaration takes along what an item of the same kind asks for', async ({ page, city }) => {
  const rows = await city.table<Declaration & { status: string }>('declaration')
  const earlier = rows.find(
    ({ enId, itemName, status }) =>
      enId === 'en-chengyue' && itemName.includes('智能工厂') && ['已兑付', '不予通过'].includes(status),
  )!
  const item = await itemOf(city, '智能工厂', earlier.itemId)
  await signIn(page, city, 'enterprise', `/declare/apply/add?item=${item.id}&from=${earlier.id}`)
  await expect(page.getByText(`已复制“${earlier.itemName}”的申报内容。`)).toBeVisible()
  await next(page)
  await expect(field(page, '主要设备名称和型号')).toHaveValue(String(earlier.details!['deviceList']))
  await expect(page.getByLabel('设备投用日期')).toHaveValue(String(earlier.details!['runDate']))
})
