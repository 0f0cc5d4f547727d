import { goOffline, installPortal, waitUntilStored } from './act.ts'
import type { City } from './city.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface NewsRow {
  id: string
  title: string
  category: string
  publishDate: string
  attachments: { fileName: string }[]
}

/** Returns the city's 通知公告, newest first. */
const notices = async (city: City) =>
  (await city.table<NewsRow>('news'))
    .filter(({ category }) => category === '通知公告')
    .sort((a, b) => b.publishDate.localeCompare(a.publishDate))

test('A news item links to the previous one and back, and a visitor downloads its attachments', async ({
  page,
  city,
}) => {
  const all = await notices(city)
  const at = all.findIndex(({ attachments }, index) => index > 0 && attachments.length > 0)
  const [later, one] = [all[at - 1]!, all[at]!]
  await page.goto(`/roadshow/news-detail?id=${later.id}`)
  await see.heading(page, later.title)
  const around = page.getByRole('navigation', { name: '前后的通知公告' })
  await around.getByRole('link', { name: one.title }).click()
  await see.heading(page, one.title)
  const [paper] = one.attachments
  const download = page.waitForEvent('download')
  await page
    .getByRole('listitem')
    .filter({ hasText: paper!.fileName })
    .getByRole('button', { name: /^下载/ })
    .click()
  expect((await download).suggestedFilename()).toBe(paper!.fileName)
  await around.getByRole('link', { name: later.title }).click()
  await see.heading(page, later.title)
})

for (const place of ['/roadshow', '/medium'])
  test(`The oldest news of a category is reached from ${place} by page, and the list from the opened item`, async ({
    page,
    city,
  }) => {
    const oldest = (await notices(city)).at(-1)!
    await page.goto(place)
    const block = page.locator('#news')
    await block.getByRole('navigation', { name: '资讯分类' }).getByRole('link', { name: '通知公告' }).click()
    await expect(block.getByText('新闻动态 · ')).toHaveCount(0)
    const pages = block.getByRole('navigation', { name: '分页' })
    await pages
      .getByRole('link', { name: /^第 \d+ 页$/ })
      .last()
      .click()
    await block.getByRole('link', { name: oldest.title }).click()
    await expect(page).toHaveURL((url) => url.pathname === `${place}/news-detail`)
    await see.heading(page, oldest.title)
    await expect(page.getByRole('navigation', { name: '前后的通知公告' })).toContainText('下一篇：没有了')

    // 返回 leads to the previous page of the list; 查看全部 leads to its first page, scrolled into view.
    await page.getByRole('button', { name: '返回', exact: true }).click()
    await expect(block.getByRole('link', { name: oldest.title })).toBeFocused()
    await block.getByRole('link', { name: oldest.title }).press('Enter')
    await see.heading(page, oldest.title)
    await page.getByRole('link', { name: '查看全部', exact: true }).click()
    await expect(block.getByRole('link', { name: '通知公告' })).toHaveAttribute('aria-current', 'page')
    await expect(block.getByRole('heading', { name: '资讯' })).toBeInViewport()
  })

test('News fetched on one page is shown on another page offline @worker', async ({ page, city }) => {
  const [newest] = (await city.table<NewsRow>('news')).sort((a, b) =>
    b.publishDate.localeCompare(a.publishDate),
  )
  const link = page.locator('#news').getByRole('link', { name: newest!.title })
  await page.goto('/roadshow')
  await expect(link).toBeVisible()
  await installPortal(page)
  await waitUntilStored(page, 'news', 'page')
  await goOffline(page)
  await page.goto('/medium')
  await expect(link).toBeVisible()
})
