import type { Page } from '@playwright/test'
import { goOffline, installPortal, moveMouse, signIn, waitUntilStored } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface Row {
  id: string
  itemId: string
  itemName: string
  enId: string
  status: string
  dueDate?: string
}

const list = (page: Page) => page.getByRole('list', { name: '我的待办' })

/** Opens all obligations of the page; returns their titles and the number beside the heading. */
async function obligations(page: Page): Promise<{ titles: string[]; number: number }> {
  await expect(list(page)).toBeVisible()
  const rest = page.getByRole('button', { name: /^查看全部 \d+ 项$/ })
  if ((await rest.count()) > 0) await rest.click()
  const words = await see
    .card(page, '我的待办')
    .getByText(/^\d+ 项$/)
    .textContent()
  return { titles: await list(page).getByRole('link').allTextContents(), number: Number.parseInt(words!, 10) }
}

/** Notes the numbers that the portal shows on its icon. */
const watchBadge = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { badge: 0 })
    navigator.setAppBadge = (count = 0) => {
      Object.assign(globalThis, { badge: count })
      return Promise.resolve()
    }
    navigator.clearAppBadge = () => navigator.setAppBadge(0)
  })
const badge = (page: Page) => page.evaluate(() => (globalThis as unknown as { badge: number }).badge)

test('Home, the personal centre and the badge show the same obligations; a confirmed benefit leaves them offline at once @worker', async ({
  page,
  city,
  context,
}) => {
  const own = (await city.table<Row>('declaration')).find((one) => one.id === 'benefit-confirm')!
  await watchBadge(page)
  await signIn(page, city)
  await installPortal(page)
  const home = await obligations(page)
  expect(home.titles).toContain(`确认享受：${own.itemName}`)
  expect(home.number).toBeGreaterThan(4)
  await moveMouse(page)
  await expect(page.getByRole('banner').getByText(`${String(home.number)} 项待办`)).toBeVisible()
  await expect.poll(() => badge(page)).toBe(home.number)
  await page.goto('/user/relation')
  const centre = await obligations(page)
  expect(centre).toEqual(home)
  await expect(page.getByRole('navigation', { name: '个人中心' })).toContainText(
    `我的待办${String(home.number)} 项`,
  )

  await list(page)
    .getByRole('link', { name: `确认享受：${own.itemName}` })
    .click()
  await see.heading(page, own.itemName)
  await waitUntilStored(page, 'declare', 'one', own.id)
  await goOffline(page)
  await page.getByRole('button', { name: '确认享受', exact: true }).click()
  await expect(page.getByText('已确认享受，10 秒内可以撤销')).toBeVisible()
  await page.goto('/')
  const offline = await obligations(page)
  expect(offline.titles).toContain(`待上传：确认享受：${own.itemName}`)
  expect(offline.titles).not.toContain(`确认享受：${own.itemName}`)
  expect(offline.number).toBe(home.number)
  await expect.poll(() => badge(page)).toBe(home.number)
  await expect(page.getByRole('main').getByText(/离线内容，截至/)).toHaveCount(1)
  // A cold start offline shows the same list, from what this device keeps.
  await page.close()
  const cold = await context.newPage()
  await cold.goto('/')
  expect(await obligations(cold)).toEqual(offline)
})

test('Obligations with a deadline are saved as a calendar with reminders, and their subscription is the same list', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  const { titles } = await obligations(page)
  await see.card(page, '我的待办').getByRole('button', { name: '加入日历' }).click()
  const dialog = page.getByRole('dialog', { name: '将待办加入日历' })
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载日历文件' }).click()
  const stream = await (await coming).createReadStream()
  const file = Buffer.concat(await stream.toArray()).toString()
  const titlesIn = (text: string) =>
    [...text.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)$/gm)].map(([, one]) => one!.trim())
  expect(file).toContain('BEGIN:VALARM')
  for (const title of titlesIn(file)) expect(titles).toContain(title.replaceAll('\\', ''))
  const address = await dialog.locator('code').innerText()
  const { host } = new URL(page.url())
  await expect(dialog.getByRole('link', { name: '打开日历应用' })).toHaveAttribute(
    'href',
    new RegExp(`^webcal://${host}/`),
  )
  // A calendar program has no session: the address alone answers.
  const feed = await (await fetch(address, { headers: { 'x-mock-world': city.name } })).text()
  expect(titlesIn(feed)).toEqual(titlesIn(file))
})

test.describe('Nothing is due', () => {
  test.use({ scenario: 'empty' })
  test('A member without obligations reads what will be shown, and no number', async ({ page, city }) => {
    await signIn(page, city)
    await expect(see.card(page, '我的待办').getByText(/^没有待办事项。/)).toBeVisible()
    await expect(page.getByRole('banner').getByText(/项待办/)).toHaveCount(0)
  })
})
