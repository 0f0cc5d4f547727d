import type { Page } from '@playwright/test'
import * as act from './act.ts'
import { chromiumArgs, chromiumPath } from './chromium.mjs'
import type { City } from './city.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

// Uses the full Chromium, because the headless shell supports no periodic background sync.
test.use({ launchOptions: { args: chromiumArgs, executablePath: chromiumPath() } })

/** Locates the block of the policy library. */
const library = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: '政策库离线包' }) })

/** Returns the calls of the list of policies. */
const listCalls = async (city: City) =>
  (await city.journal()).filter((one) => one.path.endsWith('/ua/policy/list'))

test('The policy library is downloaded, searched cold and offline, updated, and deleted @worker', async ({
  page,
  city,
}) => {
  await act.signIn(page, city, 'enterprise', '/user/device')
  await act.installPortal(page)
  await city.faults({ match: '*/ua/policy/list', dropBefore: 1, times: 1 })
  await library(page).getByRole('button', { name: '下载到本机' }).click()
  // The download continues by itself after one lost connection.
  await expect(library(page)).toContainText('420 条')
  await expect(library(page)).toContainText('离线可用')
  await expect(page.getByRole('list', { name: '保存的内容' })).toContainText('420 条')
  expect((await listCalls(city)).some((one) => one.dropped)).toBe(true)

  await act.goOffline(page)
  const cold = await page.context().newPage()
  await page.close()
  await cold.goto('/general-search?q=截留挪用资金')
  await expect(cold.getByRole('status').filter({ hasText: '共找到 420 条' })).toBeVisible()
  await cold.goto('/general-search?q=研发费用&kind=policy')
  await expect(cold.getByRole('list', { name: '政策', exact: true }).getByRole('link').first()).toContainText(
    '研发费用',
  )
  await cold.goto('/user/device')
  await expect(library(cold).getByRole('button', { name: '更新' })).toBeDisabled()

  // Changed before the line is back, because the library also renews itself then.
  await city.change('policy', 'policy-rd', {
    title: '改过标题的政策',
    updateTime: new Date().toISOString(),
  })
  const before = (await listCalls(city)).length
  await act.goOnline(cold)
  await library(cold).getByRole('button', { name: '更新' }).click()
  // One call brings the changes and the total.
  await expect.poll(async () => (await listCalls(city)).length).toBeGreaterThanOrEqual(before + 1)
  await expect(library(cold)).toContainText(/上次更新下载 \d+ 条/)
  await act.goOffline(cold)
  await cold.goto('/general-search?q=改过标题的政策')
  await expect(
    cold.getByRole('list', { name: '政策', exact: true }).getByRole('link', { name: '改过标题的政策' }),
  ).toBeVisible()

  await act.goOnline(cold)
  await cold.goto('/user/device')
  await library(cold).getByRole('button', { name: '删除' }).click()
  await cold.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await see.toast(cold, '已删除政策库离线包')
  await expect(library(cold).getByRole('button', { name: '下载到本机' })).toBeVisible()
})

test('The browser updates the library by itself, without an open page, if it is permitted @worker @alone', async ({
  page,
  city,
  context,
  baseURL,
}) => {
  const browser = await allowPeriodicSync(page)
  await act.signIn(page, city, 'enterprise', '/user/device')
  await act.installPortal(page)
  await library(page).getByRole('button', { name: '下载到本机' }).click()
  await expect(library(page)).toContainText('离线可用')
  await expect.poll(() => page.evaluate(periodicSyncTags)).toEqual(['library'])

  await page.goto('about:blank')
  await city.change('policy', 'policy-rd', {
    title: '改过标题的政策',
    updateTime: new Date().toISOString(),
  })
  const before = (await listCalls(city)).length
  await browser.wake('library', baseURL!)
  // One call brings the changes and the total.
  await expect.poll(async () => (await listCalls(city)).length).toBeGreaterThanOrEqual(before + 1)
  const own = await context.newPage()
  await act.goOffline(own)
  await own.goto('/general-search?q=改过标题的政策')
  await expect(
    own.getByRole('list', { name: '政策', exact: true }).getByRole('link', { name: '改过标题的政策' }),
  ).toBeVisible()

  await act.goOnline(own)
  await own.goto('/user/device')
  await library(own).getByRole('button', { name: '删除' }).click()
  await own.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await see.toast(own, '已删除政策库离线包')
  await expect.poll(() => own.evaluate(periodicSyncTags)).toEqual([])
})

/** Grants the permission of periodic background sync, as a browser does for an installed portal. Returns a way to trigger it. */
async function allowPeriodicSync(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.send('Browser.grantPermissions', {
    permissions: ['periodicBackgroundSync', 'backgroundSync'],
    browserContextId: targetInfo.browserContextId!,
  })
  const registration = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return {
    /** Triggers a periodic sync event. */
    wake: async (tag: string, origin: string) =>
      await session.send('ServiceWorker.dispatchPeriodicSyncEvent', {
        origin: `${origin}/`,
        registrationId: await registration,
        tag,
      }),
  }
}

/** Returns the tags registered for periodic sync. Runs in a page. */
async function periodicSyncTags(): Promise<string[]> {
  const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
    periodicSync: { getTags: () => Promise<string[]> }
  }
  return await registration.periodicSync.getTags()
}

test('On a public computer, the library stays in memory and disappears with the page', async ({
  page,
  city,
}) => {
  await act.signIn(page, city, 'enterprise', '/user/device')
  await page.getByRole('button', { name: '开启公共电脑模式' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '开启' }).click()
  await expect(library(page)).toContainText('关闭或刷新后清除')
  await library(page).getByRole('button', { name: '下载到本机' }).click()
  await expect(library(page)).toContainText('离线可用')
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  // Loads the search page while there is a network; its results come from the worker's memory.
  await page.getByRole('banner').getByRole('searchbox').fill('设备更新')
  await page.keyboard.press('Enter')
  const box = page.getByRole('main').getByRole('searchbox', { name: '搜政策、项目、服务、产品' })
  await expect(box).toBeVisible()
  await act.goOffline(page)
  await box.fill('截留挪用资金')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '共找到 420 条' })).toBeVisible()

  await act.goOnline(page)
  await page.goto('/user/device')
  await expect(library(page).getByRole('button', { name: '下载到本机' })).toBeVisible()
})
