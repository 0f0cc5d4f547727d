import { expect, type Page } from '@playwright/test'
import { COMPLETE_CACHE } from '#offline/marks.ts'
import { installPortal } from './act.ts'
import { sampleAppeal } from './appeal-form.ts'
import { bar, guide, handInAppeal, open, root, signIn, test } from './demo-host.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { startStaticHost } from './static-host.ts'

test.describe.configure({ mode: 'default' })

/** Ends the worker, as a browser does after some idle seconds. */
async function endWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}

test('A link to a page opens by the first request, on a host that knows only files', async ({
  page,
  host,
}) => {
  await open(page, host, 'policy/search?keyword=研发费用')
  await see.heading(page, '政策搜索')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /研发费用/ })
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(`${host.home}policy/search?keyword=${encodeURIComponent('研发费用')}`)
  await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click()
  await expect(page).toHaveURL(`${host.home}aboutus`)
  expect(host.missed).toEqual([])
})

test('A link to a record opens by ?go, and by 404.html where the host sends it', async ({
  browser,
  host,
}) => {
  const record = 'roadshow/activity-open'
  const other = await startStaticHost(`${root}dist-demo`, '/pages/portal/', '404.html')
  for (const address of [`${host.home}?go=/${record}`, other.home + record]) {
    const page = await browser.newPage()
    await page.goto(address)
    await expect(page).toHaveURL(new RegExp(`/pages/portal/${record}$`))
    await expect(page.getByRole('main').getByRole('heading', { name: '活动详情' })).toBeVisible()
    await page.close()
  }
  await other.close()
})

test('A browser without workers has the city in the page, and keeps it', async ({ page, host }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await open(page, host)
  await signIn(page)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: /澄岳精密/ })).toBeVisible()
})

test('What is submitted without a network arrives once, after a cold start too @worker', async ({
  page,
  host,
  context,
}) => {
  await open(page, host)
  await signIn(page)
  await page.goto(`${host.home}appeal/demand`)
  await expect(field(page, '标题')).toBeVisible()
  await installPortal(page)
  await endWorker(page)
  await bar(page).getByRole('button', { name: '断开网络' }).click()
  await context.setOffline(true)
  await see.connection(page, /离线/)
  await handInAppeal(page)
  await see.connection(page, '离线 · 待上传 1')
  await page.reload()
  await see.connection(page, '离线 · 待上传 1')
  await context.setOffline(false)
  await bar(page).getByRole('button', { name: '恢复网络' }).click()
  await page.goto(`${host.home}user/my-appeal`)
  await expect(page.getByRole('listitem').filter({ hasText: sampleAppeal.title })).toHaveCount(1)
  await see.connection(page, '在线 · 已同步')
})

test('The bar cuts the line, shows the codes that were sent, and begins everything anew by one press', async ({
  page,
  host,
}) => {
  await open(page, host, 'auth/login')
  await bar(page).getByText('验证码').click()
  await expect(bar(page).getByText('图形验证码')).toBeVisible()
  await signIn(page)
  await bar(page).getByRole('button', { name: '断开网络' }).click()
  await see.connection(page, /离线/)
  await bar(page).getByRole('button', { name: '恢复网络' }).click()
  await see.connection(page, '在线 · 已同步')
  await bar(page).getByRole('button', { name: '重新开始' }).click()
  await see.signedOut(page)
  await expect(page).toHaveURL(host.home)
})

test('The guide leads over four stops and does not come again once it was left', async ({ page, host }) => {
  await page.goto(host.home)
  for (const title of ['先看能享什么', '办到哪一步，一眼看清', '断网也能提交']) {
    await expect(guide(page).getByRole('heading', { name: title })).toBeVisible()
    await guide(page).getByRole('button', { name: '下一步' }).click()
  }
  await guide(page).getByRole('button', { name: '看完了' }).click()
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect(guide(page)).toBeHidden()
})

test('Two tabs have one city: what one submits the other lists, and a line that one cuts is cut for both', async ({
  page,
  host,
  context,
}) => {
  await open(page, host)
  await signIn(page)
  const other = await context.newPage()
  await other.goto(`${host.home}appeal/demand`)
  await handInAppeal(other)
  await expect(other.getByRole('heading', { name: '已提交', exact: true })).toBeVisible()
  await page.goto(`${host.home}user/my-appeal`)
  await expect(page.getByRole('listitem').filter({ hasText: sampleAppeal.title })).toHaveCount(1)
  await bar(page).getByRole('button', { name: '断开网络' }).click()
  await see.connection(other, /离线/)
  await bar(other).getByRole('button', { name: '恢复网络' }).click()
  await see.connection(page, '在线 · 已同步')
})

test('A page below a sub-path has the worker store the whole portal, and offline it marks what is not there', async ({
  page,
  host,
  context,
}) => {
  await open(page, host, 'policy/decode')
  await expect
    .poll(() => page.evaluate((name) => caches.has(name), COMPLETE_CACHE), { timeout: 80_000 })
    .toBe(true)
  const rows = page.getByRole('main').locator('a[href*="/policy/decode/decode-"]')
  const title = await rows.first().innerText()
  await rows.first().click()
  await expect(page).toHaveURL(/decode-/)
  // Has the record's title by its answer alone.
  await see.heading(page, title)
  await page.goBack()
  await bar(page).getByRole('button', { name: '断开网络' }).click()
  await context.setOffline(true)
  await expect(rows.nth(1)).toHaveAccessibleDescription('未在本机，联网后可以打开')
  await expect(rows.first()).not.toHaveAttribute('data-missing')
})

test('A calendar says that nobody can subscribe to it without a server', async ({ page, host }) => {
  await open(page, host, 'roadshow')
  await page.getByRole('button', { name: '订阅日历' }).click()
  const dialog = page.getByRole('dialog', { name: '订阅活动日历' })
  await expect(dialog).toContainText('演示环境没有服务器，日历应用无法订阅。')
  await expect(dialog.getByRole('link', { name: '打开日历应用' })).toHaveCount(0)
})
