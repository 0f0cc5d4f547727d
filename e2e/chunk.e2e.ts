import type { Page } from '@playwright/test'
import { goOffline, goOnline, signIn } from './act.ts'
import { field, fillAll, kept, openForm, received, submit } from './declare.ts'
import { filesOf, goneWords, noPageWords, pageOf, partOf, take } from './parts.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

// A tab that was opened before a deployment: what it still needs is no longer on the server, and no worker has kept it.

/** To a page that is not in the menu, whose pages are taken in beforehand. */
const goElsewhere = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click()

test('a part that is gone: the page loads anew once, then says so and leaves it to the person', async ({
  page,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto('/')
  // The portal has started: before that a link is the browser's own.
  await expect(page.getByText(/在册政策/)).toBeVisible()
  // However the page asks for it, it is gone until the page is loaded anew.
  await page.route(pageOf('_default.policy.apply'), (asked) =>
    loads < 2 ? asked.fulfill({ status: 404 }) : asked.continue(),
  )
  await page.getByRole('link', { name: '今日申报' }).first().click()
  await see.heading(page, '今日申报')
  expect(loads).toBe(2)

  const putBack = await take(page, pageOf('_default.aboutus'))
  await goElsewhere(page)
  await expect(page.getByText(goneWords)).toBeVisible()
  expect(loads).toBe(2)
  await putBack()
  await page.getByRole('button', { name: '重试' }).click()
  await see.heading(page, '关于我们')
})

// Each with a layout of its own, which had not come either: one that stands in the portal's frame, and one without it.
for (const { link, layout } of [
  { link: '工业品市场', layout: '_market' },
  { link: '登录', layout: '_simple' },
]) {
  test(`${link}: a page that had not come when the network went says so, and comes with it by itself`, async ({
    page,
  }) => {
    await page.route(pageOf(layout), (asked) => asked.abort())
    await page.goto('/')
    await expect(page.getByText(/在册政策/)).toBeVisible()
    await goOffline(page)
    await page.getByRole('link', { name: link }).first().click()
    await expect(page.getByRole('main').getByText(noPageWords).last()).toBeVisible()
    // What is heard and what stands in the tab is the same.
    await see.heading(page, noPageWords)
    await expect(page).toHaveTitle(`${noPageWords} · 企业服务总入口`)
    await expect(page.getByText(goneWords)).toBeHidden()
    await expect(page.getByRole('button', { name: '重试' })).toBeHidden()
    await see.connection(page, '离线')

    await page.unroute(pageOf(layout))
    await goOnline(page)
    await see.heading(page, link)
  })
}

test('a form with edits stays, whatever is gone', async ({ page, city }) => {
  await signIn(page, city)
  await openForm(page)
  await field(page, '联系人').fill('周明远')
  const putBack = await take(page, pageOf('_default.aboutus'))
  await goElsewhere(page)
  await expect(page.getByRole('alert').filter({ hasText: goneWords })).toBeVisible()
  await expect(field(page, '联系人')).toHaveValue('周明远')
  await expect(page).toHaveURL(/\/declare\/apply\/add\?item=item-rd/)
  await putBack()
  await page.getByRole('button', { name: '重试' }).click()
  await see.heading(page, '关于我们')
  await openForm(page)
  await expect(field(page, '联系人')).toHaveValue('周明远')
})

test('what sends the outbox was dropped by the line: it comes later, and what waits is sent', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await page.route(partOf('src/start/at-first-quiet.ts'), (asked) => asked.abort())
  await openForm(page)
  await goOffline(page)
  await fillAll(page)
  await submit(page)
  await kept(page)
  await page.unroute(partOf('src/start/at-first-quiet.ts'))
  await goOnline(page)
  await received(page)
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})

test('a page asks for all its files at once, not for one row after another', async ({ page }) => {
  const route = '_default.policy.search.detail'
  const left = new Set(filesOf(route))
  expect(left.size).toBeGreaterThan(10)
  page.on('request', (asked) => left.delete(new URL(asked.url()).pathname.slice(1)))
  // The page's own file, which alone tells of the others, comes after them.
  await page.route(pageOf(route), async (asked) => {
    await expect.poll(() => [...left]).toEqual([])
    await asked.continue()
  })
  await page.goto('/policy/search/detail?id=policy-rd')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect([...left]).toEqual([])
})
