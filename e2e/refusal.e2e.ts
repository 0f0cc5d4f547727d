import type { Page } from '@playwright/test'
import { goOffline, goOnline, signIn } from './act.ts'
import { confirm, field, fillAll, item, openForm, expectReceived, submit } from './declare.ts'
import { photo } from './photo.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('An item refused by the city is opened, corrected at its field, and sent again', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await openForm(page)
  await goOffline(page)
  await fillAll(page)
  await submit(page)
  // The city lowers the limit of the item while the user is offline.
  await city.change('item', item.id, { quotaAmount: 300_000 })
  await goOnline(page)
  await expect(page.getByRole('heading', { name: '未通过' })).toBeVisible()
  await page.getByRole('button', { name: '打开修改' }).click()
  await page
    .getByRole('button', { name: /项目与金额/ })
    .first()
    .click()
  await see.fieldError(page, '申请金额', /最高 30 万元/)
  await field(page, '申请金额').fill('30')
  await passMaterials(page)
  await confirm(page)
  await submit(page)
  await expectReceived(page)
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})

/** Passes the step of the materials, which are still attached. */
async function passMaterials(page: Page) {
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('研发项目立项书.pdf')).toBeVisible()
}

test('A conflict with a newer record is shown side by side and resolved field by field', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await page.goto('/declare/apply/edit/decl-fix?step=project')
  await field(page, '项目名称').fill('我改的项目名称')
  await goOffline(page)
  await finish(page)
  const row = (await city.table<{ id: string; form: object; version: number }>('declaration')).find(
    (one) => one.id === 'decl-fix',
  )!
  await city.change('declaration', 'decl-fix', {
    version: row.version + 1,
    form: { ...row.form, projectName: '别处改的名称', applyAmount: 120_000 },
  })
  await goOnline(page)
  await expect(page.getByRole('heading', { name: '内容已在别处更新' })).toBeVisible()
  await page.getByRole('link', { name: '查看待上传' }).click()
  await page.getByRole('button', { name: '选择保留的内容' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('group', { name: '项目名称' })
  await expect(name).toContainText('我改的项目名称')
  await expect(name).toContainText('别处改的名称')
  const amount = dialog.getByRole('group', { name: '申请金额' })
  await expect(amount.getByRole('radio', { name: '市平台' })).toBeChecked()
  await dialog.getByRole('button', { name: '按选择重新提交' }).click()
  await expect(page.getByText('1 项已全部提交')).toBeVisible()
  const after = (await city.table<{ id: string; form: object; status: string }>('declaration')).find(
    (one) => one.id === 'decl-fix',
  )!
  expect(after.status).toBe('已提交')
  expect(after.form).toMatchObject({ projectName: '我改的项目名称', applyAmount: 120_000 })
})

/** Continues from the second step and submits. */
async function finish(page: Page) {
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('checkbox', { name: /本企业承诺/ }).check()
  await submit(page)
}

test('Text typed for a record that can no longer be edited can be copied and used for a new record', async ({
  page,
  city,
}) => {
  const words = '积水路段为港城路 88 号至 120 号，分别在 3 日、9 日和 15 日积水。'
  await signIn(page, city, 'enterprise', '/appeal/demand?id=appeal-returned')
  await field(page, '诉求内容').fill(words)
  await page.getByLabel('选择文件：附件').setInputFiles([await photo(page, '积水.jpg')])
  await expect(page.getByText('积水.jpg')).toBeVisible()
  await expect(page.getByText(/^草稿已保存在本机/)).toBeVisible()
  await city.change('appeal', 'appeal-returned', { state: '已撤回' })
  await page.reload()
  await expect(page.getByText('当前为已撤回，无需补充')).toBeVisible()
  const left = see.card(page, '已填写、未提交的内容')
  await expect(left).toContainText(words)
  await expect(left.getByRole('list', { name: '附件' })).toContainText('积水.jpg')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await left.getByRole('button', { name: '复制内容' }).click()
  await see.toast(page, '内容已复制')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`诉求内容：${words}`)
  await left.getByRole('button', { name: '以此内容提出新诉求' }).click()
  await see.heading(page, '我要诉求')
  await expect(field(page, '诉求内容')).toHaveValue(words)
  await expect(page.getByText('积水.jpg')).toBeVisible()
})

test('The draft of a demand that was solved meanwhile is shown and can be used for a new demand', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/docking/demand-service/edit/demand-1')
  await field(page, '标题').fill('采购改了名称的减速器')
  await expect(page.getByText(/^草稿已保存在本机/)).toBeVisible()
  await city.change('exchange', 'demand-1', { status: '已解决' })
  await page.reload()
  const left = see.card(page, '已填写、未提交的内容')
  await expect(left).toContainText('采购改了名称的减速器')
  await left.getByRole('button', { name: '以此内容发布新需求' }).click()
  await see.heading(page, '发布需求')
  await expect(field(page, '标题')).toHaveValue('采购改了名称的减速器')
})
