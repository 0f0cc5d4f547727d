import { expect, type Page } from '@playwright/test'
import { signIn, typeCaptcha } from './act.ts'
import { sampleAppeal, type AppealRow, submitAppeal, openAppealForm, reviewAppeal } from './appeal-form.ts'
import { field } from './field.ts'
import { test } from './test.ts'

/** Replaces a field's text by a pasted one and blurs the field. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
  await field(page, label).blur()
}

test('A phone number copied with +86 and spaces can sign in', async ({ page, city }) => {
  await page.goto('/auth/login')
  await paste(page, '手机号', '\u202d+86 138\u20110000\u20110001\u202c\u3000')
  await expect(field(page, '手机号')).toHaveValue('13800000001')
  await paste(page, '密码', 'Qiye@2026')
  await typeCaptcha(page, city)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
})

test('An appeal pasted from a chat and a spreadsheet arrives as it was displayed', async ({ page, city }) => {
  await signIn(page, city)
  await openAppealForm(page)
  await paste(page, '标题', `\ufeff${sampleAppeal.title}\u200b\t\r\n`)
  await field(page, '诉求类型').selectOption({ label: sampleAppeal.type })
  await field(page, '诉求类别').selectOption(sampleAppeal.category)
  await paste(page, '诉求内容', '\u200b\u200b\u200b'.repeat(4))
  await paste(page, '联系人', '\u2068𠮷野晓\u2069\u00a0')
  await paste(page, '联系电话', '手机：１３８ 1234\u20055678')
  await expect(field(page, '联系电话')).toHaveValue('13812345678')
  // Twelve invisible characters are not accepted as content.
  await expect(page.getByText('请填写诉求内容')).toBeVisible()
  await paste(page, '诉求内容', `${'夜'.repeat(1_999)}😀`)
  await expect(page.getByText('2000/2000 字')).toBeVisible()
  await page.getByLabel('选择文件：附件').setInputFiles([
    { name: '合同.pdf ', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    { name: 'a\u202egpj.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.5') },
  ])
  await expect(page.getByText('合同.pdf', { exact: true })).toBeVisible()
  await expect(page.getByText('agpj.pdf', { exact: true })).toBeVisible()
  await reviewAppeal(page)
  await submitAppeal(page)
  const sent = async () =>
    (await city.table<AppealRow & Record<'contactName' | 'contactPhone', string>>('appeal')).find(
      ({ title }) => title === sampleAppeal.title,
    )
  await expect.poll(sent).toMatchObject({ contactName: '𠮷野晓', contactPhone: '13812345678' })
  expect((await sent())!.attachments.map(({ fileName }) => fileName)).toEqual(['合同.pdf', 'agpj.pdf'])
})

test("An enterprise's profile accepts a pasted address and phone number and explains a landline", async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/user/relation/en-chengyue?edit=basic')
  await paste(page, '网址', 'www．chengyue．com。')
  await expect(field(page, '网址')).toHaveValue('https://www.chengyue.com')
  await paste(page, '联系电话', '（010）8888-6666')
  await expect(page.getByText('联系电话应为 11 位手机号').first()).toBeVisible()
  await expect(field(page, '联系电话')).toHaveValue('(010)8888-6666')
  await paste(page, '联系电话', '13812345678（张三）')
  await page.getByRole('button', { name: /^(保存|提交)/ }).click()
  await expect.poll(async () => await city.effects('/enterprise/current/save/basic')).toHaveLength(1)
})
