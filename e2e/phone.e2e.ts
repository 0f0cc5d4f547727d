import { signIn } from './act.ts'
import { builtFileOf } from './built-files.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('On a phone, Back closes an open drawer or sheet first, and only then leaves the page', async ({
  page,
}) => {
  const listens = page.waitForResponse(builtFileOf('src/start/at-first-quiet.ts'))
  await page.goto('/')
  await listens
  await page.getByRole('button', { name: '菜单' }).tap()
  await page.getByRole('dialog', { name: '全部栏目' }).getByRole('link', { name: '政策搜索' }).tap()
  await see.heading(page, '政策搜索')
  await page.getByRole('list', { name: '政策', exact: true }).getByRole('listitem').nth(3).hover()
  const at = await page.evaluate(() => ({ url: location.href, y: scrollY, entries: history.length }))
  const back = () => page.evaluate(() => history.back())
  for (const [opener, name] of [
    [page.getByRole('button', { name: '菜单' }), '全部栏目'],
    [page.getByRole('button', { name: /^筛选/ }), '筛选'],
  ] as const) {
    await opener.focus()
    await page.evaluate((y) => scrollTo(0, y), at.y)
    await opener.press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await back()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await see.heading(page, '政策搜索')
    await expect
      .poll(() => page.evaluate(() => ({ url: location.href, y: scrollY, entries: history.length })))
      .toEqual(at)
  }
  await back()
  await expect(page).toHaveURL('/')
})

test('Targets on a phone are at least 44 px high: 举报, tabs, breadcrumbs, the header', async ({
  page,
  city,
}) => {
  const listing = (await city.table<{ id: string; enId: string; status: string }>('listing')).find(
    ({ enId, status }) => enId !== 'en-chengyue' && status === '已发布',
  )
  const main = page.getByRole('main')
  const top = page.getByRole('banner')
  await signIn(page, city, 'enterprise', `/market/detail?id=${listing!.id}`)
  const report = main.getByRole('button', { name: '举报' })
  const crumb = main.getByRole('navigation', { name: '当前位置' }).getByRole('link').first()
  for (const one of [
    report,
    crumb,
    top.getByRole('link', { name: '搜索' }),
    top.getByRole('link', { name: /^消息/ }),
  ])
    await expect.poll(async () => (await one.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.goto('/user/my-market')
  const tab = main.getByRole('link', { name: /^草稿/ })
  await expect.poll(async () => (await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
