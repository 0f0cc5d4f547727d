import type { Page } from '@playwright/test'
import * as act from './act.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface Row {
  id: string
  appealNo: string
  title: string
  contactName: string
  contactPhone: string
  enName?: string
  isPublic: boolean
  state: string
  category: string
}

const rows = (page: Page) => page.getByRole('list', { name: '诉求', exact: true }).getByRole('listitem')
const progress = (page: Page) => page.getByRole('list', { name: '进度', exact: true }).getByRole('listitem')
const ask = async (page: Page, tel: string, number = '') => {
  await field(page, '手机号').fill(tel)
  await field(page, '诉求编号').fill(number)
  await page.getByRole('button', { name: '查看进度' }).click()
}
/** Expects the page not to contain the asker's name, phone number or enterprise. */
const expectAnonymous = async (page: Page, { contactName, contactPhone, enName }: Row) => {
  const shown = await page.getByRole('main').innerText()
  for (const one of [contactName, contactPhone, enName]) if (one) expect(shown).not.toContain(one)
}

test('Public appeals are found by category, state and words, and are shown without their askers', async ({
  page,
  city,
}) => {
  const all = await city.table<Row>('appeal')
  const legal = all.filter(({ isPublic, category }) => isPublic && category === '法治维权')
  await page.goto('/appeal/demand/list')
  await expect(rows(page)).toHaveCount(10)
  await act.chooseFilter(page, '类别', '法治维权')
  await expect(rows(page)).toHaveCount(legal.length)
  await act.chooseFilter(page, '状态', '已办结')
  const ended = legal.filter(({ state }) => state === '已办结')
  await expect(rows(page)).toHaveCount(ended.length)
  const one = ended[0]!
  await page.getByRole('searchbox', { name: '搜标题或编号' }).fill(one.appealNo)
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(one.appealNo)
  await expect(rows(page)).toContainText('答复')
  await rows(page).getByRole('link').click()
  await see.heading(page, one.title)
  await expect(page.getByRole('article', { name: /的答复$/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '办理过程' })).toBeVisible()
  await expectAnonymous(page, one)

  await page.goto(`/appeal/demand/detail?id=${all.find(({ isPublic }) => !isPublic)!.id}`)
  await expect(page.getByText('诉求不存在')).toBeVisible()
})

test('A phone number shows its appeals, with or without an appeal number, or says that there are none', async ({
  page,
  city,
}) => {
  const mine = (await city.table<Row>('appeal')).filter(({ contactPhone }) => contactPhone === '13800000004')
  await page.goto('/appeal/demand/list')
  await page.getByRole('link', { name: '凭手机号查进度' }).click()
  await page.getByRole('button', { name: '查看进度' }).click()
  await see.fieldError(page, '手机号', /请填写手机号/)
  await ask(page, '138 0000 0004')
  await expect(progress(page)).toHaveCount(mine.length)
  for (const one of mine) {
    const row = progress(page).filter({ hasText: one.appealNo })
    await expect(row).toContainText(one.category)
    await expect(row).toContainText(one.state)
    await expect(row).toContainText(/答复期限\s\d{4}年\d+月\d+日/)
    await expect(page.getByRole('main')).not.toContainText(one.title)
  }
  await ask(page, '13800000004', 'SQ123')
  await see.fieldError(page, '诉求编号', /以 SQ 开头/)
  await ask(page, '13800000004', mine[0]!.appealNo.toLowerCase())
  await expect(progress(page)).toHaveCount(1)

  await expect(page.getByText('没有查到诉求进度')).toBeHidden()
  await ask(page, '13800000003', mine[0]!.appealNo)
  await expect(page.getByText(`请核对手机号 13800000003 和诉求编号 ${mine[0]!.appealNo} 是否`)).toBeVisible()
  await expect(page.getByText('没有查到诉求进度')).toBeVisible()
  await ask(page, '13999999999')
  await expect(page.getByText('请核对手机号 13999999999 是否')).toBeVisible()
  await page.goBack()
  await expect(field(page, '手机号')).toHaveValue('13800000003')
})

test('Read public appeals are readable offline, but appeals looked up by phone number are not stored @worker', async ({
  page,
}) => {
  await page.goto('/appeal/demand/list?tel=13800000004')
  await expect(progress(page).first()).toBeVisible()
  await page.goto('/appeal/demand/list')
  await expect(rows(page)).toHaveCount(10)
  const first = rows(page).getByRole('link').first()
  const title = await first.innerText()
  await first.click()
  await see.heading(page, title)
  await act.installPortal(page)
  await act.waitUntilStored(page, 'appeal', 'pageByTel', '"id"')
  await act.goOffline(page)
  await page.reload()
  await see.heading(page, title)
  await expect(page.getByText(/离线内容，截至/).first()).toBeVisible()
  await page.goto('/appeal/demand/list')
  await expect(rows(page)).toHaveCount(10)
  // Appeals looked up by a phone number are never stored on a visitor's device, because they are private.
  await page.goto('/appeal/demand/list?tel=13800000004')
  await expect(page.getByText('当前没有网络，这一页还没存到本机').first()).toBeVisible()
  await expect(progress(page)).toHaveCount(0)
})
