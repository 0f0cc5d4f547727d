import type { Page } from '@playwright/test'
import { goOnline, signIn } from './act.ts'
import { builtFileOf } from './built-files.ts'
import { expectReceived, submitOffline } from './declare.ts'
import { expect, test } from './test.ts'

/** Offers the installation as Chromium does, which offers it to nobody who has not stayed a while. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve(), userChoice }))
  })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: '断网也已办成。' })

test('Installing is offered once what waited has been sent, and never again after it is closed', async ({
  page,
  city,
}) => {
  // Waits for the offer's code, which comes at a quiet moment.
  const listens = page.waitForResponse(builtFileOf('src/app/offer-install.ts'))
  await signIn(page, city)
  await listens
  await submitOffline(page, city)
  await offerInstall(page)
  await expect(notice(page)).toHaveCount(0)
  await goOnline(page)
  await expectReceived(page)
  await expect(notice(page).getByRole('button', { name: '安装到桌面' })).toBeVisible()
  await notice(page).getByRole('button', { name: '关闭' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await offerInstall(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('The drawer has the installation', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: '菜单' }).tap()
    const drawer = page.getByRole('dialog', { name: '全部栏目' })
    const entry = drawer.getByRole('button', { name: '安装到桌面' })
    // Offers again until the portal listens: the drawer opens before, and Chromium offers later than any script can.
    await expect(async () => {
      await offerInstall(page)
      await expect(entry).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await entry.click()
    await expect(drawer.getByText('已安装到桌面')).toBeVisible()
  })

  test('Inside 微信 the page says once how to open it in a browser', async ({ page }) => {
    await page.addInitScript(() => {
      const agent = `${navigator.userAgent} MicroMessenger/8.0.47`
      Object.defineProperty(navigator, 'userAgent', { value: agent })
    })
    await page.goto('/aboutus')
    await expect(page.getByText('请在浏览器中打开。')).toBeVisible()
    await page.getByRole('button', { name: '在浏览器中打开' }).first().click()
    await expect(page.getByRole('dialog', { name: '在浏览器中打开' })).toContainText('点微信右上角的')
    await page.getByRole('button', { name: '知道了' }).click()
    await page.goto('/policy/search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('请在浏览器中打开。')).toHaveCount(0)
  })
})
