import { goOffline, goOnline, openAboutPage, openHome, signIn } from './act.ts'
import { field, fillAll, expectStored, openForm, expectReceived, submit } from './declare.ts'
import {
  filesOf,
  missingFilesText,
  pageNotStoredText,
  pageOf,
  builtFileOf,
  removePart,
} from './built-files.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

// Covers a tab that was opened before a deployment: its remaining files are no longer on the server, and no service
// worker has stored them.

test("If a page's file is gone, the page reloads once, then shows a message and lets the user retry", async ({
  page,
}) => {
  const loads = await openHome(page)
  // The file stays missing until the page is reloaded, however it is requested.
  await page.route(pageOf('_default.policy.apply'), (asked) =>
    loads() < 2 ? asked.fulfill({ status: 404 }) : asked.continue(),
  )
  await page.getByRole('link', { name: '今日申报' }).first().click()
  await see.heading(page, '今日申报')
  expect(loads()).toBe(2)

  const putBack = await removePart(page, pageOf('_default.aboutus'))
  await openAboutPage(page)
  await expect(page.getByText(missingFilesText)).toBeVisible()
  expect(loads()).toBe(2)
  await putBack()
  await page.getByRole('button', { name: '重试' }).click()
  await see.heading(page, '关于我们')
})

// Pages with a layout that is not loaded yet: one inside the portal's frame, and one without it.
for (const { link, layout } of [
  { link: '工业品市场', layout: '_market' },
  { link: '登录', layout: '_simple' },
]) {
  test(`${link}: a page whose files are missing offline says so, and opens by itself when the network is back`, async ({
    page,
  }) => {
    await page.route(pageOf(layout), (asked) => asked.abort())
    await openHome(page)
    await goOffline(page)
    await page.getByRole('link', { name: link }).first().click()
    await expect(page.getByRole('main').getByText(pageNotStoredText).last()).toBeVisible()
    // The heading (read aloud) and the title of the tab agree.
    await see.heading(page, pageNotStoredText)
    await expect(page).toHaveTitle(`${pageNotStoredText} · 企业服务总入口`)
    await expect(page.getByText(missingFilesText)).toBeHidden()
    await expect(page.getByRole('button', { name: '重试' })).toBeHidden()
    await see.connection(page, '离线')

    await page.unroute(pageOf(layout))
    await goOnline(page)
    await see.heading(page, link)
  })
}

test("A form with edits stays open even if the next page's files are gone", async ({ page, city }) => {
  await signIn(page, city)
  await openForm(page)
  await field(page, '联系人').fill('周明远')
  const putBack = await removePart(page, pageOf('_default.aboutus'))
  await openAboutPage(page)
  await expect(page.getByRole('alert').filter({ hasText: missingFilesText })).toBeVisible()
  await expect(field(page, '联系人')).toHaveValue('周明远')
  await expect(page).toHaveURL(/\/declare\/apply\/add\?item=item-rd/)
  await putBack()
  await page.getByRole('button', { name: '重试' }).click()
  await see.heading(page, '关于我们')
  await openForm(page)
  await expect(field(page, '联系人')).toHaveValue('周明远')
})

test("If the outbox's code fails to load, it is loaded later and the waiting item is sent", async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await page.route(builtFileOf('src/start/at-first-quiet.ts'), (asked) => asked.abort())
  await openForm(page)
  await goOffline(page)
  await fillAll(page)
  await submit(page)
  await expectStored(page)
  await page.unroute(builtFileOf('src/start/at-first-quiet.ts'))
  await goOnline(page)
  await expectReceived(page)
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})

test('A page requests all its files at once and not in sequence', async ({ page }) => {
  const route = '_default.policy.search.detail'
  const left = new Set(filesOf(route))
  expect(left.size).toBeGreaterThan(10)
  page.on('request', (asked) => left.delete(new URL(asked.url()).pathname.slice(1)))
  // Holds back the page's own file, which otherwise reveals the others, until they are all requested.
  await page.route(pageOf(route), async (asked) => {
    await expect.poll(() => [...left]).toEqual([])
    await asked.continue()
  })
  await page.goto('/policy/search/detail?id=policy-rd')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect([...left]).toEqual([])
})
