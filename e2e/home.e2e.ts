import type { Page } from '@playwright/test'
import { moveMouse } from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Locates a block of the home page by its heading. */
const block = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

test('A visitor finds every block filled, uses the calendar, reads an item of news and comes back', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText(/在册政策\s420\s条/)).toBeVisible()
  await moveMouse(page)
  const names = ['今日申报', '惠企政策', '活动路演', '政策解读', '工业品市场', '供需对接', '常见问题']
  for (const name of [...names, '专业服务', '服务机构', '资讯'])
    await expect(block(page, name).getByRole('listitem').first()).toBeVisible()
  await expect(block(page, '我的待办')).toHaveCount(0)

  const calendar = block(page, '活动路演')
  const day = calendar.getByRole('table').getByRole('link').first()
  const words = await day.getAttribute('aria-label')
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('status').filter({ hasText: words!.replace('今天，', '') })).toBeVisible()

  await block(page, '资讯').getByRole('link', { name: '通知公告' }).click()
  await block(page, '资讯').getByRole('link', { name: '下一页' }).click()
  await see.shownPage(block(page, '资讯'), 2)
  await expect(block(page, '资讯').getByRole('listitem').filter({ hasText: '通知公告' })).toHaveCount(5)
  const title = block(page, '资讯').getByRole('heading', { level: 3 }).first()
  const wanted = await title.innerText()
  await title.getByRole('link').click()
  await see.heading(page, wanted)
  await expect(page.getByRole('article').getByText('来源：')).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(block(page, '资讯').getByRole('heading', { level: 3 }).first()).toHaveText(wanted)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('Four blocks are shown and the rest after a press; the ads are one strip that stays closed once closed', async ({
    page,
  }) => {
    await page.goto('/')
    for (const name of ['今日申报', '惠企政策', '活动路演', '政策解读'])
      await expect(async () => {
        await moveMouse(page)
        await expect(block(page, name).getByRole('listitem').first()).toBeVisible({ timeout: 2_000 })
      }).toPass()
    await expect(block(page, '工业品市场')).toBeHidden()
    await expect(block(page, '资讯')).toBeHidden()
    const ads = page.getByRole('complementary', { name: '推荐' })
    await expect(ads.getByRole('link', { name: /政策解读/ })).toBeVisible()
    await expect(ads).toHaveCSS('position', 'static')
    await ads.getByRole('button', { name: '今天不再显示推荐' }).tap()
    await expect(ads).toHaveCount(0)
    await page.getByRole('link', { name: /^查看更多/ }).tap()
    await expect(block(page, '资讯').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^查看更多/ })).toBeHidden()
    // A reload keeps the opened blocks open and the closed strip closed.
    await page.reload()
    await expect(async () => {
      await moveMouse(page)
      await expect(block(page, '工业品市场')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByText('正在加载')).toHaveCount(0)
    await expect(ads).toHaveCount(0)
  })
})

test('The ads stay in the margin beside the content', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/在册政策\s420\s条/)).toBeVisible()
  await moveMouse(page)
  const ad = (await page.getByRole('region', { name: '政策解读' }).boundingBox())!
  const content = (await page.getByRole('navigation', { name: '常用入口' }).boundingBox())!
  expect(ad.x).toBeGreaterThanOrEqual(0)
  expect(ad.x + ad.width).toBeLessThan(content.x)
})

test('A failed call leaves the other blocks intact, and the retry of its block succeeds', async ({
  page,
  city,
}) => {
  // The story fetches no data ahead, so only the press can fix the block.
  await city.faults({ status: 500, match: '/policy/api/ua/policy/new/list' })
  await page.goto('/')
  const failed = block(page, '惠企政策')
  await expect(page.getByText(/今日可申报/)).toBeVisible()
  await moveMouse(page)
  await expect(failed.getByText('服务器内部错误')).toBeVisible()
  for (const name of ['今日申报', '政策解读', '工业品市场', '资讯'])
    await expect(block(page, name).getByRole('listitem').first()).toBeVisible()
  await city.faults()
  await failed.getByRole('button', { name: '重试' }).click()
  await expect(failed.getByRole('listitem')).toHaveCount(5)
})
