import type { Page } from '@playwright/test'
import { signIn } from './act.ts'
import { shownPage } from './see.ts'
import { expect, test } from './test.ts'

// These stories run without the service worker, because a response that it serves cannot be delayed.

/** Lists that keep their rows while the next page loads: address, accessible name and endpoint */
const lists = {
  政策搜索: { address: '/policy/search', name: '政策', call: 'ua/policy/list' },
  今日申报: { address: '/policy/apply', name: '申报项目', call: 'ua/policy/today-declare' },
  政策解读: { address: '/policy/decode', name: '政策解读', call: 'ua/policy/contenttype' },
  项目公示: { address: '/declare/public', name: '公示', call: 'declare-project-public/page' },
  公开诉求: { address: '/appeal/demand/list', name: '诉求', call: 'ua/appeal/page' },
  需求大厅: { address: '/docking/demand-service/list', name: '需求', call: 'ua/demand/page' },
  供给大厅: { address: '/docking/supply-service/list', name: '供给', call: 'ua/supply/page' },
  市场列表: { address: '/market/list', name: '产品', call: 'market/page' },
  市场图片: { address: '/market/list?view=grid', name: '产品', call: 'market/page' },
  资讯: { address: '/?news=通知公告', name: '资讯', call: 'ua/news/page' },
  企业库: { address: '/policy/calculate?keyword=有限公司', name: '查找结果', call: 'lib/list' },
}
const membersLists = {
  消息中心: { address: '/user/message', name: '消息', call: 'customer/msg/page' },
  我的诉求: { address: '/user/my-appeal', name: '诉求', call: 'appeal/page' },
  绑定企业: { address: '/user/relation?keyword=有限公司', name: '查找结果', call: 'lib/list' },
}
/** Lists with only one page in this city, tested with a filter */
const filtered = {
  我的申报: { address: '/user/my-declare', name: '申报', call: 'flow/mylist', filter: '已办结' },
}

interface Case {
  address: string
  name: string
  call: string
  filter?: string
}

/** Requests the next page, tries to press a row of the previous one, and waits for the next rows. */
async function expectInertWhileLoading(page: Page, { address, name, call, filter }: Case): Promise<void> {
  await page.goto(address)
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  const list = page.getByRole('list', { name, exact: true })
  const first = list.getByRole('listitem').first()
  await first.scrollIntoViewIfNeeded()
  const before = await first.innerText()
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(
    (url) => url.pathname.endsWith(call),
    async (route) => {
      await held
      await route.continue()
    },
  )
  // A tab may name a count behind its word.
  await page.getByRole('link', { name: new RegExp(`^${filter ?? '下一页'}`) }).click()

  // Locates the old rows by attributes, because screen readers and roles exclude them.
  const going = page.locator(`ul[aria-busy="true"][aria-label="${name}"]`)
  await expect(going).toHaveCSS('opacity', '0.5')
  const asked = page.url()
  expect(decodeURIComponent(asked)).toContain(filter ?? 'page=2')
  const row = going.locator('li').first()
  await expect(row).toHaveText(before, { useInnerText: true })
  const links = row.locator('a, button, input')
  for (let at = 0; at < (await links.count()); at += 1) {
    // Scrolls without Playwright's actions, which would wait until the link can be pressed.
    await links.nth(at).evaluate((one: HTMLElement) => {
      one.scrollIntoView({ block: 'center' })
      one.focus()
    })
    await expect(links.nth(at)).not.toBeFocused()
    const { x, y, width, height } = (await links.nth(at).boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  await expect(row).toHaveText(before, { useInnerText: true })
  expect(page.url()).toBe(asked)

  release()
  await (filter ? expect(going).toHaveCount(0) : shownPage(page.getByRole('main'), 2))
  await expect(first).not.toHaveText(before, { useInnerText: true })
  await expect(list).toHaveCSS('opacity', '1')
  expect(page.url()).toBe(asked)
}

for (const [title, one] of Object.entries(lists)) {
  test(`${title}: old rows cannot be pressed while the next page loads`, async ({ page }) =>
    expectInertWhileLoading(page, one))
}

for (const [title, one] of Object.entries({ ...membersLists, ...filtered })) {
  test(`${title}: old rows cannot be pressed while the next page loads`, async ({ page, city }) => {
    await signIn(page, city)
    await expectInertWhileLoading(page, one)
  })
}
