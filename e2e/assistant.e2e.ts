import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import {
  goOffline,
  goOnline,
  installPortal,
  reopen,
  signIn,
  signOut,
  storedUnder,
  waitUntilStored,
} from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('The assistant can be used with the keyboard alone', async ({ page, city }) => {
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
  await expect(log.getByText('可以在“我的申报”中撤回修改')).toBeVisible()

  await box.focus()
  await page.keyboard.type('今晚吃红烧肉怎么做')
  await page.keyboard.press('Enter')
  await expect(log.getByRole('link', { name: '技术热线 12345 转 8' })).toBeVisible()
  await page.keyboard.type('还没问完')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '问小易' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log.getByText('以上是之前的对话')).toBeVisible()
  await expect(log.getByRole('article', { name: '我' }).last()).toContainText('今晚吃红烧肉怎么做')
  await expect(box).toHaveValue('还没问完')
  expect((await city.journal()).filter((one) => one.path.endsWith('/smart/ask'))).toHaveLength(2)
})

test('An answer links to a page of the portal', async ({ page }) => {
  await page.goto('/aboutus')
  await page.getByRole('button', { name: '问小易' }).click()
  const dialog = page.getByRole('dialog', { name: '智能助手小易' })
  await dialog.getByPlaceholder('请输入您的问题').fill('首次认定高新技术企业有奖励吗？')
  await page.keyboard.press('Enter')
  await dialog.getByRole('log').getByRole('link', { name: '政策搜索：高新技术企业' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/policy\/search\?keyword=/)
  await expect(page.getByRole('heading', { level: 1, name: '政策搜索' })).toBeVisible()
})

test('Without a network, the assistant answers from stored questions, says so, and can resend later @worker', async ({
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
  await waitUntilStored(page, 'qa', 'page', 'whole')
  await installPortal(page)
  await goOffline(page)
  await page.reload()
  await page.getByRole('button', { name: '问小易' }).click()

  const box = page.getByPlaceholder('请输入您的问题')
  await box.fill(asked)
  await box.press('Enter')
  await expect(log.getByText(/^提示：已离线，以下来自本机保存的常见问题，截至 \d+月\d+日/)).toBeVisible()
  await expect(log.getByRole('article', { name: '小易' }).getByText(asked)).toBeVisible()
  await box.fill('怎么给工厂装卫星天线')
  await box.press('Enter')
  await expect(log.getByText('本机没有保存相近的问题')).toBeVisible()

  await goOnline(page)
  await see.connection(page, /在线/)
  await log.getByRole('button', { name: '重发' }).last().click()
  await expect(log.getByText('已发送')).toBeVisible()
})

test('The general search finds records of all kinds, marks the words, and works without a network @worker', async ({
  page,
  city,
}) => {
  await city.faults({ match: '*/ua/activity/page', status: 500 })
  await page.goto('/general-search?q=设备')
  const group = (name: string) => page.getByRole('list', { name, exact: true })
  for (const kind of ['政策', '申报项目', '服务', '工业品', '问答']) {
    await see.hit(group(kind), '设备')
  }
  await expect(page.getByRole('alert').getByText('服务器内部错误')).toBeVisible()
  await group('问答').getByRole('button', { name: '查看答案' }).first().click()
  const title = await group('政策').getByRole('link').first().innerText()
  await page.getByRole('link', { name: /^政策 \d+$/ }).click()
  await see.address(page, '/general-search?q=%E8%AE%BE%E5%A4%87&kind=policy')
  await expect(page.getByRole('navigation', { name: '分页' })).toBeVisible()
  await waitUntilStored(page, 'policy', 'list')
  await installPortal(page)

  await goOffline(page)
  const field = page.getByLabel('搜政策、项目、服务、产品')
  await field.fill(title.slice(0, 12))
  await field.press('Enter')
  await expect(page.getByText('当前离线，只搜索本机保存的内容。')).toBeVisible()
  // Presses the mark, because it is the first box of the link: on the line below the row, where the next one begins.
  await group('政策').getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/policy\/search\/detail/)
  await page.goBack()
  await expect(page.getByRole('navigation', { name: '最近搜索' }).getByRole('link')).toHaveCount(2)
})

test('A poster is saved as a non-blank picture, even without a network @worker', async ({ page, city }) => {
  const [policy] = await city.table('policy')
  await page.goto(`/poster/${policy?.id ?? ''}`)
  await expect(page.getByRole('img', { name: /^海报：/ })).toBeVisible()
  await waitUntilStored(page, 'policy', 'detail')
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

/** Returns the number of different bytes in the picture's data, which is small if the picture has only one colour. */
function coloursOf(png: Buffer): number {
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.subarray(at + 4, at + 8).toString() === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  return new Set(inflateSync(Buffer.concat(data))).size
}

test('小易 greets, answers questions that it knows, and links to projects and pages', async ({ page }) => {
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
  const item = log.getByRole('listitem').filter({ hasText: '申报项目' }).first()
  await expect(item).toContainText(
    /企业研发费用分档补助.*最高 500 万元.*申报截止 \d+年\d+月\d+日 (还剩 \d+ 天|明日截止|今天截止)/,
  )
  await expect(item.getByRole('link', { name: '在线填报' })).toHaveAttribute(
    'href',
    /declare\/apply\/add\?item=/,
  )
  await ask('转人工')
  await expect(log.getByRole('link', { name: '技术热线 12345 转 8' })).toBeVisible()
  await expect(log.getByRole('button', { name: '转人工' })).toBeVisible()
  await ask('怎么绑定企业')
  await log.getByRole('link', { name: '关联企业', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect_uri=/)
})

test("A user's conversation with 小易 survives a reload and a cold offline start, and no other user sees it @worker @ahead", async ({
  page: first,
  city,
}) => {
  let page = first
  await signIn(page, city, 'enterprise', '/aboutus')
  await installPortal(page)
  await waitUntilStored(page, 'qa', 'page', 'whole')
  const open = () => page.getByRole('button', { name: '问小易' }).click()
  const asked = (name: string) => page.getByRole('log').getByRole('article', { name })
  const ask = async (text: string) => {
    await page.getByPlaceholder('请输入您的问题').fill(text)
    await page.getByPlaceholder('请输入您的问题').press('Enter')
  }
  await open()
  await ask('忘记密码')
  await expect(asked('小易').filter({ hasText: '忘记登录密码怎么办？' })).toBeVisible()
  // The answer is stored shortly after it is shown.
  await expect.poll(() => storedUnder(page, 'assistant')).toContain('忘记登录密码怎么办？')
  await page.reload()
  await open()
  await expect(asked('小易').filter({ hasText: '忘记登录密码怎么办？' })).toBeVisible()

  await goOffline(page)
  page = await reopen(page)
  await open()
  await expect(asked('我')).toHaveText(/忘记密码/)
  await expect(page.getByRole('complementary', { name: '大家在问' }).getByText(/？$/).first()).toBeVisible()
  await ask('材料被退回怎么办')
  await expect(asked('小易').filter({ hasText: '申报材料被退回怎么办？' })).toBeVisible()
  await expect(page.getByRole('log').getByText(/^提示：已离线，以下来自本机保存的常见问题/)).toBeVisible()
  await goOnline(page)

  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  expect(await storedUnder(page, 'assistant')).not.toBe('')
  await signOut(page)
  await expect.poll(() => storedUnder(page, 'assistant')).toBe('')
  await signIn(page, city, 'other', '/aboutus')
  await open()
  await expect(page.getByRole('log')).toContainText('我是小易')
  await expect(asked('我')).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await signIn(page, city, 'enterprise', '/aboutus')
  await open()
  await expect(page.getByRole('log')).toContainText('我是小易')
  await expect(asked('我')).toHaveCount(0)
})

test('The conversation can be cleared after a confirmation, in 小易 and on the device page', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/aboutus')
  const ask = async () => {
    await page.getByRole('button', { name: '问小易' }).click()
    await page.getByPlaceholder('请输入您的问题').fill('谢谢')
    await page.getByPlaceholder('请输入您的问题').press('Enter')
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(2)
  }
  await ask()
  await page.getByRole('button', { name: '清空记录' }).click()
  const question = page.getByRole('dialog', { name: '清空对话记录' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: '清空记录' }).click()
  await question.getByRole('button', { name: '清空', exact: true }).click()
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '清空记录' })).toBeHidden()
  await page.reload()
  await ask()

  // The answer is stored shortly after it is shown.
  await expect.poll(() => storedUnder(page, 'assistant')).toContain('不客气')
  await page.goto('/user/device')
  const kept = page.getByRole('listitem').filter({ hasText: '小易对话记录' })
  await expect(kept).toContainText('2 条')
  await kept.getByRole('button', { name: '清除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '清除' }).click()
  await expect(kept).toContainText('0 条')
})

test('A visitor finds the conversation again only in the same tab', async ({ page, context }) => {
  await page.goto('/aboutus')
  await page.getByRole('button', { name: '问小易' }).click()
  await page.getByPlaceholder('请输入您的问题').fill('谢谢')
  await page.getByPlaceholder('请输入您的问题').press('Enter')
  await expect(page.getByRole('log').getByText('不客气')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '问小易' }).click()
  await expect(page.getByRole('log').getByText('不客气')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/aboutus')
  await other.getByRole('button', { name: '问小易' }).click()
  await expect(other.getByRole('log')).toContainText('我是小易')
  await expect(other.getByRole('log').getByRole('article')).toHaveCount(0)
})
