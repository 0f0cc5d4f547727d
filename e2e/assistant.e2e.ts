import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { goOffline, goOnline, installPortal, keptOnDevice } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('the assistant is asked and answers with the keyboard alone', async ({ page, city }) => {
  await page.goto('/aboutus')
  await page.getByRole('button', { name: '问小易' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '智能助手小易' })
  const box = dialog.getByPlaceholder('请输入您的问题')
  await expect(box).toBeFocused()
  const width = await dialog.evaluate((element) => element.getBoundingClientRect().width)
  expect(width).toBe(1200)

  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('申报')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('材料')
  await expect(box).toHaveValue('   申报\n材料')
  await page.keyboard.press('Enter')
  const log = dialog.getByRole('log')
  await expect(log.getByRole('article', { name: '我' })).toHaveCount(1)
  await expect(log.getByText('已发送')).toBeVisible()
  const question = log.getByRole('button', { name: '申报材料提交后还能修改吗？' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(log.getByText('提交后受理前可以在“我的申报”中撤回修改')).toBeVisible()

  await box.focus()
  await page.keyboard.type('今晚吃红烧肉怎么做')
  await page.keyboard.press('Enter')
  await expect(log.getByRole('link', { name: '技术热线 12345 转 8' })).toBeVisible()
  await page.keyboard.type('还没问完')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '问小易' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log.getByRole('article')).toHaveCount(0)
  await expect(box).toHaveValue('还没问完')
  expect((await city.journal()).filter((one) => one.path.endsWith('/smart/ask'))).toHaveLength(2)
})

test('an answer leads on to a page of the portal', async ({ page }) => {
  await page.goto('/aboutus')
  await page.getByRole('button', { name: '问小易' }).click()
  const dialog = page.getByRole('dialog', { name: '智能助手小易' })
  await dialog.getByPlaceholder('请输入您的问题').fill('首次认定高新技术企业有奖励吗？')
  await page.keyboard.press('Enter')
  await dialog.getByRole('log').getByRole('link', { name: '查奖励补贴政策' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/policy\/search\?keyword=/)
  await expect(page.getByRole('heading', { level: 1, name: '政策搜索' })).toBeVisible()
})

test('without a network the assistant answers what it keeps, says so, and sends again later', async ({
  page,
}) => {
  await page.goto('/aboutus')
  await page.getByRole('button', { name: '问小易' }).click()
  const log = page.getByRole('log')
  const common = page
    .getByRole('complementary', { name: '大家在问' })
    .getByRole('listitem')
    .getByRole('button')
  const asked = await common.filter({ hasText: '？' }).first().innerText()
  await keptOnDevice(page, 'qa', 'questionAnswer')
  await installPortal(page)
  await goOffline(page)
  await page.reload()
  await page.getByRole('button', { name: '问小易' }).click()

  const box = page.getByPlaceholder('请输入您的问题')
  await box.fill(asked)
  await box.press('Enter')
  await expect(log.getByText(/^已离线，以下来自本机保存的常见问题，截至 \d+月\d+日/)).toBeVisible()
  await expect(log.getByRole('article', { name: '小易' }).getByText(asked)).toBeVisible()
  await box.fill('怎么给工厂装卫星天线')
  await box.press('Enter')
  await expect(log.getByText('本机没有保存相近的问题')).toBeVisible()

  await goOnline(page)
  await log.getByRole('button', { name: '重发' }).last().click()
  await expect(log.getByText('已发送')).toBeVisible()
})

test('a search finds over all kinds, marks the words, and goes on without a network', async ({
  page,
  city,
}) => {
  await city.faults({ match: '*/ua/activity/page', status: 500 })
  await page.goto('/general-search?q=设备')
  const group = (name: string) => page.getByRole('list', { name, exact: true })
  for (const kind of ['政策', '申报项目', '服务', '工业品', '问答']) {
    await expect(group(kind).locator('mark').first()).toHaveText('设备')
  }
  await expect(page.getByRole('alert').getByText('服务器内部错误')).toBeVisible()
  await group('问答').getByRole('button', { name: '查看答案' }).first().click()
  const title = await group('政策').getByRole('link').first().innerText()
  await page.getByRole('link', { name: /^政策 \d+$/ }).click()
  await see.address(page, '/general-search?q=%E8%AE%BE%E5%A4%87&kind=policy')
  await expect(page.getByRole('navigation', { name: '分页' })).toBeVisible()
  await keptOnDevice(page, 'policy', 'list')
  await installPortal(page)

  await goOffline(page)
  const field = page.getByRole('searchbox', { name: '搜政策、项目、服务、产品' })
  await field.fill(title.slice(0, 12))
  await field.press('Enter')
  await expect(page.getByText('当前离线，只搜索本机保存的内容。')).toBeVisible()
  await group('政策').getByRole('link', { name: title }).click()
  await page.goBack()
  await expect(page.getByRole('navigation', { name: '最近搜索' }).getByRole('link')).toHaveCount(2)
})

test('a poster is saved as a picture with something on it, even without a network', async ({
  page,
  city,
}) => {
  const [policy] = await city.table('policy')
  await page.goto(`/poster/${policy?.id ?? ''}`)
  await expect(page.getByRole('img', { name: /^海报：/ })).toBeVisible()
  await keptOnDevice(page, 'policy', 'detail')
  await installPortal(page)
  await goOffline(page)
  await page.reload()
  await expect(page.getByRole('img', { name: /^海报：.*扫码查看详情$/ })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存图片' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.png$/)
  const png = await readFile(await file.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1500, 2668])
  expect(coloursOf(png)).toBeGreaterThan(50)
})

/** How many different bytes the picture's own data has: one colour alone would have few. */
function coloursOf(png: Buffer): number {
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.subarray(at + 4, at + 8).toString() === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  return new Set(inflateSync(Buffer.concat(data))).size
}

test('小易 greets, answers what it is sure of, and leads to item and page', async ({ page }) => {
  await page.goto('/aboutus')
  await page.getByRole('button', { name: '问小易' }).click()
  const log = page.getByRole('log')
  const box = page.getByPlaceholder('请输入您的问题')
  const ask = async (text: string) => {
    await box.fill(text)
    await box.press('Enter')
  }
  await ask('你好')
  await expect(log.getByText('您好！可以直接告诉我想办什么')).toBeVisible()
  await ask('营业执照丢了怎么办')
  await expect(log.getByText('营业执照丢了怎么补办？')).toBeVisible()
  await ask('研发补贴怎么申请')
  await expect(
    log.getByRole('link', { name: /^申报项目：.*研发费用分档补助.*截止）$/ }).first(),
  ).toBeVisible()
  await ask('怎么绑定企业')
  await log.getByRole('link', { name: '打开：关联企业' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect_uri=/)
})
