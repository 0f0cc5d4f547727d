import type { Page } from '@playwright/test'
import { goOffline, signIn } from './act.ts'
import { builtFileOf } from './built-files.ts'
import * as see from './see.ts'
import { recordShifts, shiftSum } from './shifts.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

const rail = (page: Page) => page.getByRole('navigation', { name: '快捷导航' })
const boxOf = async (one: ReturnType<Page['locator']>) => (await one.boundingBox())!

/** Keeps edges of the window free, as the system of a phone held sideways does: camera, round corners, its own bar. */
async function keepEdges(page: Page, insets: { left: number; right: number; bottom: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

test('Held sideways, a phone has its entries at the side, and nothing stays over the page', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/policy/apply')
  await see.heading(page, '今日申报')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden()
  expect(await boxOf(rail(page))).toMatchObject({ x: 0, y: 0, width: 60, height: 390 })
  for (const entry of await rail(page).locator('a, button').all())
    expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(44)
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(rail(page).getByRole('button', { name: /^我的/ })).toBeInViewport()
  await rail(page).getByRole('button', { name: /^我的/ }).tap()
  await expect(
    page.getByRole('dialog', { name: '我的' }).getByRole('link', { name: /^待上传/ }),
  ).toBeVisible()
})

test('The camera and the edges of a phone held sideways cover nothing', async ({ page }) => {
  await keepEdges(page, { left: 59, right: 59, bottom: 21 })
  await page.goto('/policy/apply')
  await see.heading(page, '今日申报')
  expect((await boxOf(rail(page))).width).toBe(119)
  for (const entry of await rail(page).locator('a, button').all())
    expect((await boxOf(entry)).x).toBeGreaterThanOrEqual(59)
  const look = await boxOf(page.getByRole('banner').getByRole('button').last())
  expect(look.x + look.width).toBeLessThanOrEqual(844 - 59)
  await page.getByRole('button', { name: '菜单' }).tap()
  const close = page.getByRole('dialog', { name: '全部栏目' }).getByRole('link', { name: '首页' })
  expect((await boxOf(close)).x).toBeGreaterThanOrEqual(59)
})

test('A dialog stands above the keyboard, with its text box', async ({ page }) => {
  const listens = page.waitForResponse(builtFileOf('src/start/at-first-quiet.ts'))
  await page.goto('/appeal/demand')
  await listens
  await rail(page).getByRole('button', { name: /^小易/ }).tap()
  const box = page.getByRole('dialog').getByRole('textbox')
  await expect(box).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 200 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await boxOf(page.getByRole('dialog'))).height).toBeLessThanOrEqual(200)
})

for (const [name, width, height] of [
  ['upright', 390, 844],
  ['sideways', 844, 390],
  ['on a screen', 1280, 800],
] as const)
  test(`The chip 离线 moves nothing, ${name}`, async ({ page, city }) => {
    await page.setViewportSize({ width, height })
    await recordShifts(page)
    await signIn(page, city, 'enterprise', '/aboutus')
    await see.connection(page, '在线 · 已同步')
    const before = await shiftSum(page)
    await goOffline(page)
    await see.connection(page, '离线')
    expect(await shiftSum(page)).toBe(before)
  })
