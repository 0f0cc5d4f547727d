import type { Page } from '@playwright/test'
import { demo } from '#mocks/auth/accounts.ts'
import * as act from './act.ts'
import type { City } from './city.ts'
import { openAs } from './exchange.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface Entry {
  id: string
  enName: string
  creditCode: string
  legalPerson: string
  idTail: string
  tel: string
}

/** Returns the register's entry of an enterprise: by default of one that nobody is bound to. */
const registered = async (city: City, id = 'en-001'): Promise<Entry> =>
  (await city.table<Entry>('register')).find((one) => one.id === id)!

const ownList = (page: Page) => page.getByRole('list', { name: '我的企业' }).getByRole('listitem')
const people = (page: Page) => page.getByRole('list', { name: '办理人员' }).getByRole('listitem')

/** Searches the library, and opens the proof for the enterprise that is found. */
async function choose(page: Page, text: string, enName: string): Promise<void> {
  const box = page.getByLabel('企业名称或统一社会信用代码')
  await box.fill(text)
  await box.press('Enter')
  await page.getByRole('link', { name: new RegExp(`^绑定\\s*${enName}`) }).click()
  await see.heading(page, '关联企业')
  await expect(page.getByRole('navigation', { name: '核验方式' })).toBeVisible()
}

/** Opens one way of proof. */
const chooseWay = (page: Page, way: string) =>
  page.getByRole('navigation', { name: '核验方式' }).getByRole('link', { name: way }).click()

/** Moves the city's clock past the audit of an 授权书: two working days, and the longest holiday between them. */
const AUDITED = 14 * 86_400_000

test('A 法定代表人 binds the enterprise by the register and an SMS, and leaves it', async ({
  page,
  city,
}) => {
  const { enName, creditCode, legalPerson, idTail, tel } = await registered(city)
  await act.signIn(page, city, 'person', '/user/relation')
  await expect(page.getByText('尚未绑定企业')).toBeVisible()
  const box = page.getByLabel('企业名称或统一社会信用代码')
  await box.fill('91371800MA3C1T8N60')
  await box.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/统一社会信用代码有误/)

  await choose(page, creditCode.toLowerCase(), enName)
  await field(page, '法定代表人姓名').fill(legalPerson)
  await field(page, '身份证号后六位').fill('00000x')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await see.fieldError(page, '身份证号后六位', /与登记信息不一致，还可尝试 4 次/)
  await field(page, '身份证号后六位').fill(idTail)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(/已发送至登记手机/)).toBeVisible()
  await field(page, '短信验证码').fill(await city.smsCode(tel))
  await page.getByRole('button', { name: '完成绑定' }).click()
  await see.toast(page, `已绑定${enName}`)
  await expect(ownList(page)).toContainText(enName)
  await expect(ownList(page)).toContainText('管理员')
  await expect(page.getByRole('heading', { name: '企业评价' })).toBeVisible()

  await ownList(page).getByRole('button', { name: '解除绑定' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '解除绑定' }).click()
  await expect(page.getByText('尚未绑定企业')).toBeVisible()
})

test('An administrator invites a colleague, who accepts and sees the enterprise', async ({
  page,
  city,
  browser,
}) => {
  await act.signIn(page, city, 'enterprise', '/user/relation')
  await page.getByRole('button', { name: '邀请办理人员' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '发出邀请' }).click()
  await see.fieldError(page, '手机号', /请填写手机号/)
  await field(page, '姓名').fill('陈一苇')
  await field(page, '手机号').fill(demo.person.tel)
  await dialog.getByRole('button', { name: '发出邀请' }).click()
  await see.toast(page, '已邀请陈一苇，邀请码已用短信发出')
  await expect(people(page).filter({ hasText: '陈一苇' })).toContainText(await city.smsCode(demo.person.tel))

  const invited = await openAs(browser, city, 'person', '/user/relation')
  await expect(ownList(invited)).toContainText('林晓岚邀请您成为经办人')
  await invited.getByRole('button', { name: '接受邀请' }).click()
  await see.toast(invited, '已绑定澄岳精密制造有限公司')
  await expect(ownList(invited)).toContainText('当前企业')
  await invited.context().close()
  await page.reload()
  await expect(people(page).filter({ hasText: '陈一苇' })).toContainText('138****0003')
})

test('An 授权书 waits for its audit, and its person acts once the clock has approved it', async ({
  page,
  city,
}) => {
  const { enName, creditCode } = await registered(city)
  await act.signIn(page, city, 'person', '/user/relation')
  await choose(page, creditCode, enName)
  await chooseWay(page, '授权书')
  await page.getByRole('button', { name: '提交核验' }).click()
  await expect(page.getByText('请上传授权书')).toBeVisible()
  const letter = { name: '授权书.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 授权') }
  await page.getByLabel('选择文件：授权书').setInputFiles(letter)
  await expect(page.getByText('授权书.pdf')).toBeVisible()
  await page.getByRole('button', { name: '提交核验' }).click()
  const finish = page.getByRole('status').filter({ hasText: '授权书已提交' })
  await expect(finish).toContainText(enName)
  const [, due = ''] = /还剩 2 个工作日（应在(.*)前告知结果）/.exec(await finish.innerText())!
  await expect(ownList(page)).toContainText(`${due}前告知结果`)
  await page.getByRole('button', { name: '查看我的企业' }).click()
  await expect(ownList(page)).toContainText('待核验')
  await page.goto('/user/my-declare')
  await expect(page.getByText('尚未绑定企业')).toBeVisible()

  await city.clock(AUDITED)
  await act.signIn(page, city, 'person', '/user/relation')
  await expect(ownList(page)).toContainText('当前企业')
  await expect(ownList(page)).toContainText('经办人')
})

test('An administrator ends a colleague, who loses the enterprise and is told why', async ({
  page,
  city,
  browser,
}) => {
  const colleague = await openAs(browser, city, 'colleague', '/user/relation')
  await expect(ownList(colleague)).toContainText('澄岳精密制造有限公司')
  await act.signIn(page, city, 'enterprise', '/user/relation')
  await page.getByRole('button', { name: /结束权限.*沈知行/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '结束权限' }).click()
  await see.toast(page, '已结束权限：沈知行')
  await expect(people(page).filter({ hasText: '沈知行' })).toHaveCount(0)

  await colleague.getByRole('link', { name: '消息中心' }).first().click()
  await expect(colleague.getByText('办理权限已结束').first()).toBeVisible()
  await colleague.getByRole('link', { name: '关联企业' }).first().click()
  await expect(colleague.getByText('尚未绑定企业')).toBeVisible()
  await colleague.context().close()
})

test('An enterprise is suggested by a part of its name; once bound on one device, it appears on another', async ({
  page,
  city,
  browser,
}) => {
  const { enName, legalPerson, idTail, tel } = await registered(city)
  await act.signIn(page, city, 'person', '/user/relation')
  await expect(page.getByText('尚未绑定企业')).toBeVisible()

  const second = await openAs(browser, city, 'person', '/user/relation')
  const box = second.getByLabel('企业名称或统一社会信用代码')
  await box.pressSequentially(enName.slice(0, 4))
  await second.getByRole('listbox', { name: '企业名称建议' }).getByRole('option', { name: enName }).click()
  await expect(box).toHaveValue(enName)
  await second.getByRole('link', { name: new RegExp(`^绑定\\s*${enName}`) }).click()
  await field(second, '法定代表人姓名').fill(legalPerson)
  await field(second, '身份证号后六位').fill(idTail)
  await second.getByRole('button', { name: '获取验证码' }).click()
  await expect(second.getByText(/已发送至登记手机/)).toBeVisible()
  await field(second, '短信验证码').fill(await city.smsCode(tel))
  await second.getByRole('button', { name: '完成绑定' }).click()
  await see.toast(second, `已绑定${enName}`)
  await second.context().close()

  await page.getByRole('link', { name: '我的收藏' }).first().click()
  await see.heading(page, '我的收藏')
  await page.getByRole('link', { name: '关联企业' }).first().click()
  await expect(ownList(page)).toContainText(enName)
})
