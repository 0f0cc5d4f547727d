import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test as base } from '@playwright/test'
import { installPortal } from './act.ts'
import { fillAppealForm, sampleAppeal } from './appeal-form.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { type StaticHost, startStaticHost } from './static-host.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Serves the demonstration from a sub-path; builds it where `npm test` has not (`E2E_BUILT`). */
const test = base.extend<object, { host: StaticHost }>({
  host: [
    async ({}, use) => {
      if (!process.env['E2E_BUILT'])
        execFileSync('npx', ['vite', 'build', '--mode=demo', '--logLevel', 'warn'], { cwd: root })
      const host = await startStaticHost(`${root}dist-demo`, '/pages/portal/')
      await use(host)
      await host.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
test.describe.configure({ mode: 'default' })

const bar = (page: Page) => page.getByRole('navigation', { name: '演示环境' })
const guide = (page: Page) => page.getByRole('region', { name: '五分钟看懂' })
const leaveGuide = (page: Page) => guide(page).getByRole('button', { name: '不看了' }).click()

/** Opens an address of the demonstration as its first request, and leaves the guide. */
async function open(page: Page, host: StaticHost, path = ''): Promise<void> {
  await page.goto(host.home + path)
  await leaveGuide(page)
}

/** Signs in by one press on the bar. */
async function signIn(page: Page): Promise<void> {
  await bar(page).getByText('演示账号').click()
  await bar(page).getByRole('button', { name: '以林晓岚登录' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /澄岳精密/ })).toBeVisible()
}

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
  await fillAppealForm(page)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: /^提交诉求$/ }).click()
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
