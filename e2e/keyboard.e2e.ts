import { heading } from './see.ts'
import { expect, test } from './test.ts'

test('On a phone, an element focused further up is not behind the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/market/list')
  await heading(page, '全部产品')
  const rows = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  await rows.last().focus()
  await expect(rows.first()).not.toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())!
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const box = (await page.locator(':focus').boundingBox())!
    expect(box.y + box.height).toBeGreaterThan(header.y + header.height)
  }
})

test('With forced colours, the selected entry has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/roadshow')
  await heading(page, '活动路演')
  const framed = async (name: string) =>
    await page
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => getComputedStyle(link).outlineStyle)
  expect(await framed('活动路演')).toBe('solid')
  expect(await framed('列表')).toBe('solid')
  expect(await framed('日历')).toBe('none')
})

test('At 400 % zoom, the conversation with the assistant still has room', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/aboutus')
  await heading(page, '关于我们')
  await page.getByRole('navigation', { name: '快捷导航' }).getByRole('button', { name: '小易' }).click()
  const log = page.getByRole('dialog').getByRole('log')
  await expect(log).toBeVisible()
  expect((await log.boundingBox())!.height).toBeGreaterThan(60)
})
