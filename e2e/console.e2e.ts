import type { Page } from '@playwright/test'
import { BAR_COOKIE } from '#mocks/bar/markup.ts'
import * as act from './act.ts'
import { axeFaults, contrastFaults } from './judges.ts'
import { expect, test } from './test.ts'

const phone = { width: 390, height: 844 }
const sizes = [{ width: 1280, height: 800 }, phone]

const themes = ['light', 'dark'] as const

/** Expects the result of the last action in sight, at the lower edge of the window. */
async function expectOutcome(page: Page, words: string | RegExp) {
  await expect(page.getByRole('status', { name: '操作结果' })).toContainText(words)
  await expect(page.getByRole('status', { name: '操作结果' })).toBeInViewport({ ratio: 1 })
}

test('A tester sees the calls of a world, adds a fault, and removes it', async ({ page, city }) => {
  await page.goto('/__mock#/faults')
  await expect(page.getByRole('banner')).toContainText(city.name)
  await page.getByLabel('路径', { exact: true }).fill('/policy/api/ua/news/*')
  await page.getByLabel('返回状态码').fill('503')
  await page.getByRole('button', { name: '添加' }).click()
  await expectOutcome(page, '已添加故障')
  await expect(page.getByRole('row', { name: '/policy/api/ua/news/*' })).toContainText('返回状态码 503')
  const asked = await page.evaluate(async () => (await fetch('/policy/api/ua/news/page')).status)
  expect(asked).toBe(503)
  await page.getByRole('link', { name: '请求' }).click()
  await expect(page.getByRole('row', { name: '/policy/api/ua/news/page' })).toContainText('503')
  await page.goBack()
  await page.getByRole('button', { name: '结束全部' }).click()
  await expect(page.getByText('没有故障')).toBeVisible()
})

test('A tester ends every session without adding a fault', async ({ page, city }) => {
  await act.signIn(page, city)
  await page.goto('/__mock#/faults')
  await page.getByRole('button', { name: '令牌立即过期' }).click()
  await expectOutcome(page, '令牌已全部过期')
  await expect(page.getByText('没有故障')).toBeVisible()
  const grants = await city.table<{ id: string; expires: number }>('grant')
  expect(new Set(grants.map(({ expires }) => expires))).toEqual(new Set([0]))
})

test('A tester finds a declaration, moves it, and its owner gets a message', async ({ page, city }) => {
  const countMessages = async () => (await city.table('message')).length
  const before = await countMessages()
  await page.goto('/__mock#/records')
  await page.getByRole('link', { name: /^申报 ?\d/ }).click()
  await page.getByRole('searchbox').fill('decl-submitted')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('rowheader').getByRole('link').click()
  await page.getByRole('group', { name: '推进办理' }).getByRole('button', { name: '已受理' }).click()
  await page.getByRole('dialog').getByLabel('意见').fill('材料齐全')
  await page.getByRole('dialog').getByRole('button', { name: '已受理' }).click()
  await expectOutcome(page, '已受理：已完成')
  await expect(page.getByText('材料齐全')).toBeVisible()
  expect(await countMessages()).toBe(before + 1)
  // Offers what is allowed now, and nothing else.
  await expect(page.getByRole('group', { name: '推进办理' }).getByRole('button')).toHaveText([
    '审核中',
    '待补正',
    '已撤回',
  ])
})

test('A move that the city refuses says why, and keeps the opinion that was typed', async ({
  page,
  city,
}) => {
  await page.goto('/__mock#/records/declaration?id=decl-submitted')
  await page.getByRole('group', { name: '推进办理' }).getByRole('button', { name: '已受理' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('意见').fill('材料齐全')
  await city.advance('declare', 'decl-submitted', '已受理')
  await dialog.getByRole('button', { name: '已受理' }).click()
  await expect(dialog.getByRole('alert')).toContainText('“已受理”未完成。')
  await expect(dialog.getByLabel('意见')).toHaveValue('材料齐全')
})

test('A tester rejects several listings at once with an opinion for a field', async ({ page, city }) => {
  interface Listing {
    id: string
    status: string
    enId: string
  }
  const read = () => city.table<Listing>('listing')
  const waiting = (await read()).filter(({ status }) => status === '待审核')
  const [own, other] = [waiting.find(({ enId }) => enId === 'en-chengyue'), waiting.at(-1)]
  await page.goto('/__mock#/records/listing?q=待审核')
  await page.getByLabel(`选择 ${own!.id}`, { exact: true }).check()
  await page.getByLabel(`选择 ${other!.id}`, { exact: true }).check()
  await page.getByRole('button', { name: '驳回' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('逐项意见').fill('没有字段')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(dialog.getByText('逐项意见应写成“字段：意见”')).toBeVisible()
  await dialog.getByLabel('逐项意见').fill('spec：请写明精度等级')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expectOutcome(page, '2 条记录：驳回')
  const rejected = (await read()).filter(({ id }) => id === own!.id || id === other!.id)
  expect(rejected.map(({ status }) => status)).toEqual(['已驳回', '已驳回'])

  // The owner sees the opinion at its field.
  await act.signIn(page, city, 'enterprise', `/market/detail?id=${own!.id}`)
  await expect(page.getByText(/请写明精度等级/).first()).toBeVisible()
})

test('A tester changes a field of a record, and gives it to another firm', async ({ page, city }) => {
  await page.goto('/__mock#/records/declaration?id=decl-paid')
  await page.getByLabel('内容').selectOption('applyAmount')
  await page.getByLabel('改为').fill('许多')
  await page.getByRole('button', { name: '修改' }).click()
  await expectOutcome(page, '申请金额应为数字')
  await page.getByLabel('内容').selectOption('itemName')
  await page.getByLabel('改为').fill('改过的项目名称')
  await page.getByRole('button', { name: '修改' }).click()
  await expectOutcome(page, '已修改事项名称')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('改过的项目名称')
  await page.getByLabel('人员').selectOption({ label: '何嘉树（13800000004）' })
  await page.getByRole('button', { name: '更换所有者' }).click()
  await expectOutcome(page, '已归何嘉树所有')
  const rows = await city.table<{ id: string; enId: string }>('declaration')
  expect(rows.find(({ id }) => id === 'decl-paid')?.enId).toBe('en-jiashu')
})

test('A tester moves the clock, sees what has changed, and goes on to what comes next', async ({ page }) => {
  await page.goto('/__mock#/clock')
  await page.getByLabel('工作日', { exact: true }).fill('5')
  await page.getByRole('button', { name: '快进工作日' }).click()
  await expectOutcome(page, /城市时间已改为 .*，\d+ 条记录随之改变/)
  const handled = page.getByRole('table', { name: '这次改变了' }).getByRole('row')
  await expect(handled.filter({ hasText: '诉求' }).filter({ hasText: '待评价' }).first()).toBeVisible()
  const next = page.getByRole('table', { name: '接下来会发生' }).getByRole('row').nth(1)
  const name = await next.getByRole('rowheader').innerText()
  await next.getByRole('button').click()
  await expect(handled.filter({ hasText: name }).first()).toBeVisible()
})

test('The address of the console opens the same world for somebody else, whose portal has been opened before @worker', async ({
  page,
  city,
}) => {
  await page.goto('/policy/apply')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/__mock#/worlds')
  await expect(page).toHaveURL(new RegExp(`/__mock\\?world=${city.name}#/worlds$`))
  await page.getByRole('textbox', { name: '世界的名称' }).fill(`${city.name}-other`)
  await page.getByRole('button', { name: '新建' }).click()
  await expectOutcome(page, `已新建并进入世界 ${city.name}-other`)
  await page.goto(`/__mock?world=${city.name}#/worlds`)
  await expect(page.getByRole('row', { name: city.name }).filter({ hasText: '当前' })).toBeVisible()
})

test('A tester moves the clock to the next deadline of one record, and sees what has changed', async ({
  page,
  city,
}) => {
  await page.goto('/__mock#/records/declaration?id=decl-submitted')
  await expect(page.getByText(/变为“已受理”$/)).toBeVisible()
  await page.getByRole('button', { name: '拨到这条记录的下一个期限' }).click()
  await expectOutcome(page, /城市时间已改为 .*记录随之改变/)
  const handled = page.getByRole('table', { name: '这次改变了' }).getByRole('row')
  await expect(handled.filter({ hasText: '已提交' }).filter({ hasText: '已受理' }).first()).toBeVisible()
  await expect(page.getByText(/变为“审核中”$/)).toBeVisible()
  const rows = await city.table<{ id: string; status: string }>('declaration')
  expect(rows.find(({ id }) => id === 'decl-submitted')?.status).toBe('已受理')
})

test('A tester lets audits pass at once', async ({ page, city }) => {
  await page.goto('/__mock#/clock')
  await page.getByRole('textbox', { name: '审核用时' }).fill('0')
  await page.getByRole('button', { name: '保存' }).click()
  await expectOutcome(page, '提交 0 小时后审核')
  const services = await city.table<{ id: string; status: string }>('product')
  expect(services.find(({ id }) => id === 'product-qiming-3')?.status).toBe('已上架')
})

test('A scenario says in Chinese what it begins with, beside the key that scripts take', async ({ page }) => {
  await page.goto('/__mock#/worlds')
  const scenario = page.getByRole('form', { name: '重置' }).getByLabel('场景')
  await scenario.selectOption({ label: '数据很多的城市（busy）' })
  await expect(scenario).toHaveAccessibleDescription(/^5,000 条政策/)
  await expect(page.getByRole('banner')).toContainText('完整的城市（default）')
})

test('A tester jumps to an area of the situations by the keyboard, on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/__mock#/situations')
  const areas = page.getByRole('navigation', { name: '领域' })
  await areas.getByRole('link', { name: '专业服务' }).press('Enter')
  const title = page.getByRole('heading', { name: '专业服务' })
  await expect(title).toBeInViewport({ ratio: 1 })
  const [above, below] = [await areas.boundingBox(), await title.boundingBox()]
  expect(below!.y).toBeGreaterThan(above!.y + above!.height)
  await page.keyboard.press('Tab')
  const services = page.getByRole('table', { name: '专业服务' })
  await expect(services.getByRole('link').first()).toBeFocused()
})

test('A tester empties a world, and one press on another page brings it back as it was', async ({
  page,
  city,
}) => {
  await city.change('declaration', 'decl-paid', { itemName: '改过的名称' })
  await page.goto('/__mock#/worlds')
  const reset = page.getByRole('form', { name: '重置' })
  await reset.getByLabel('场景').selectOption('empty')
  await reset.getByRole('button', { name: '重置' }).click()
  await expectOutcome(page, `已重置世界 ${city.name}`)
  expect(await city.table('policy')).toEqual([])
  expect(await axeFaults(page, 'usual')).toEqual([])
  expect(await contrastFaults(page, 'light')).toEqual([])
  await page.getByRole('link', { name: '记录', exact: true }).click()
  await page.getByRole('button', { name: '撤销重置', exact: true }).click()
  await expectOutcome(page, `世界 ${city.name} 已换回重置前的状态`)
  await page.goto('/__mock#/records/declaration?id=decl-paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('改过的名称')
})

test('A tester reads a code, and sends a message that its person gets', async ({ page, city }) => {
  await page.goto('/__mock#/sent')
  await page.getByLabel('接收人').selectOption({ label: '陈一苇（13800000003）' })
  await page.getByLabel('标题').fill('停机维护')
  await page.getByLabel('内容').fill('今晚十点至十二点停机维护。')
  await page.getByRole('button', { name: '发送' }).click()
  await expectOutcome(page, '已发给陈一苇')
  await act.signIn(page, city, 'person', '/user/message')
  await expect(page.getByText('停机维护').first()).toBeVisible()
})

for (const [theme, size] of themes.flatMap((theme) => sizes.map((size) => [theme, size] as const))) {
  test(`Every page of the console is accessible and fits, ${theme}, at ${String(size.width)} px`, async ({
    page,
    city,
  }) => {
    await city.faults({ match: '/none', status: 500 })
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: theme })
    for (const path of [
      'situations',
      'records',
      'records/declaration',
      'records/appeal?id=appeal-handling',
      'clock',
      'sent',
      'journal',
      'faults',
      'worlds',
      'accounts',
    ]) {
      await page.goto(`/__mock#/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('正在读取…')).toHaveCount(0)
      expect(await axeFaults(page, 'usual'), path).toEqual([])
      expect(await contrastFaults(page, theme), path).toEqual([])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(sideways, `${path} scrolls sideways`).toBe(false)
    }
  })
}

test('The bar names the world and its time, leads to the console, and can be folded away', async ({
  page,
  context,
  city,
}) => {
  await context.clearCookies({ name: BAR_COOKIE })
  await page.goto('/policy/apply')
  const bar = page.getByRole('complementary', { name: '模拟环境' })
  await expect(bar).toContainText(new RegExp(`模拟环境 · ${city.name} · \\d+月\\d+日 \\d\\d:\\d\\d`))
  await expect(bar.getByRole('link', { name: '控制台' })).toHaveAttribute('href', '/__mock')
  expect(await axeFaults(page, 'usual')).toEqual([])
  await bar.getByRole('button', { name: '收起' }).click()
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)
})
