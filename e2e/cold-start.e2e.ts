import type { BrowserContext, Page } from '@playwright/test'
import { installPortal, waitUntilStored, signIn, moveMouse } from './act.ts'
import type { City } from './city.ts'
import { item } from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Records the text of the prerendered page, which is replaced once the portal has started. */
const recordPrerendered = (page: Page) =>
  page.addInitScript(() => {
    const note = () => sessionStorage.setItem('built', document.body.innerText)
    addEventListener('DOMContentLoaded', () => {
      note()
      const line = document.querySelector('.reading')
      if (line) new MutationObserver(note).observe(line, { childList: true })
    })
  })
const prerenderedText = (page: Page) => page.evaluate(() => sessionStorage.getItem('built'))

test('A page that was visited opens offline with its content and the time of that content @worker @alone', async ({
  page,
  city,
  context,
}) => {
  await signIn(page, city, 'enterprise', '/policy/apply?keyword=研发费用分档')
  await installPortal(page)
  const link = page.getByRole('link', { name: item.name }).first()
  await expect(link).toBeVisible()
  await link.click()
  await see.heading(page, /研发费用分档补助/)
  await expect(page.getByRole('heading', { name: '申报材料' })).toBeVisible()
  await waitUntilStored(page, 'policy', 'detail')
  await page.goto('/policy/apply?keyword=研发费用分档')
  await expect(page.getByRole('link', { name: item.name }).first()).toBeVisible()
  await page.close()
  await context.setOffline(true)

  const cold = await context.newPage()
  await recordPrerendered(cold)
  await cold.goto('/policy/apply?keyword=研发费用分档')
  await expect
    .poll(() => prerenderedText(cold))
    .toMatch(/当前没有网络，正在打开本机保存的内容，截至 \d+月\d+日 \d\d:\d\d/)
  await expect(cold.getByRole('link', { name: item.name }).first()).toBeVisible()
  await expect(cold.getByText(/离线内容，截至/).first()).toBeVisible()
  await cold.getByRole('link', { name: item.name }).first().click()
  await see.heading(cold, /研发费用分档补助/)
})

test('A page that was reloaded past the service worker still opens other pages offline @worker', async ({
  page,
  context,
}) => {
  await page.goto('/declare/public')
  await installPortal(page)
  const devtools = await context.newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), devtools.send('Page.reload', { ignoreCache: true })])
  await installPortal(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click()
  await see.heading(page, '关于我们')
})

test('A page that was never visited opens offline and says what can be done @worker', async ({
  page,
  city,
  context,
}) => {
  await signIn(page, city)
  await installPortal(page)
  await page.close()
  await context.setOffline(true)

  const cold = await context.newPage()
  await recordPrerendered(cold)
  await cold.goto('/declare/public?keyword=研发')
  await see.heading(cold, '项目公示')
  // The story does not wait until the list of stored pages is written, so both texts are valid.
  const words = /当前没有网络，(正在打开本机保存的内容|这一页没有在本机打开过)/
  expect(await prerenderedText(cold)).toMatch(words)
  expect(await prerenderedText(cold)).not.toContain('在线')
  await expect(cold.getByText(words)).toHaveCount(0)
  await expect(cold.getByText('当前没有网络，这一页还没存到本机')).toBeVisible()
  await expect(cold.getByRole('button', { name: '重试' })).toBeHidden()
  await cold.goto(`/policy/search/detail?id=${await policyWithoutItems(city)}`)
  await see.heading(cold, '政策')
  await expect(cold.getByText('当前没有网络，这一页还没存到本机')).toBeVisible()
  await cold.goto('/user/outbox')
  await see.heading(cold, '待上传')
  await expect(cold.getByText('没有等待提交的内容')).toBeVisible()
  // A page without requests to the city also shows that the network is missing.
  await cold.goto('/protocol')
  await see.connection(cold, '离线')
  await cold.goto('/declare/public?keyword=研发')
  await expect(cold.getByText('当前没有网络，这一页还没存到本机')).toBeVisible()
  // The page loads by itself when the network is back.
  await context.setOffline(false)
  await expect(cold.getByText('当前没有网络，这一页还没存到本机')).toHaveCount(0)
  await see.connection(cold, '在线 · 已同步')
  await cold.reload()
  await see.heading(cold, '项目公示')
  expect(await prerenderedText(cold)).not.toContain('当前没有网络')
})

/** Returns the id of a policy without items, because no list on the device mentions it. */
async function policyWithoutItems(city: City): Promise<string> {
  const items = await city.table<{ id: string; policyId: string }>('item')
  const policies = await city.table<{ id: string }>('policy')
  return policies.find(({ id }) => !items.some(({ policyId }) => policyId === id))!.id
}

/** Pages of a member's own records, with their headings */
const ownPages = {
  '/policy/apply': '今日申报',
  '/appeal/FAQ-list': '常见问题',
  '/user/relation': '关联企业',
  '/user/relation/en-chengyue': '澄岳精密制造有限公司',
  '/user/match-report': '政策计算报告',
  '/user/my-market': '工业产品',
  '/user/my-declare': '我的申报',
  '/user/collect': '我的收藏',
  '/user/activity': '我的活动',
  '/user/my-appeal': '我的诉求',
  '/user/my-demand': '我的需求',
  '/user/my-supply': '我的供给',
  '/user/changePassword': '我的信息',
  '/user/message': '消息中心',
  '/user/outbox': '待上传',
  '/user/device': '本机存储',
}

/** Signs in, opens only the device page, and returns a new page without a network. */
async function coldAfterSignIn(page: Page, city: City, context: BrowserContext): Promise<Page> {
  await signIn(page, city, 'enterprise', '/user/device')
  await installPortal(page)
  await expect(page.getByText('常用页面已保存到本机')).toBeVisible({ timeout: 60_000 })
  await page.close()
  await context.setOffline(true)
  return await context.newPage()
}

/** Blocks of the home page that have rows of their own */
const homeBlocks = [
  '我的待办',
  '今日申报',
  '惠企政策',
  '活动路演',
  '政策解读',
  '工业品市场',
  '供需对接',
  '常见问题',
  '专业服务',
  '服务机构',
  '资讯',
]

test('A user who has only signed in can open their own pages offline without having visited them @worker @ahead', async ({
  page,
  city,
  context,
}) => {
  const cold = await coldAfterSignIn(page, city, context)
  const mine = (
    await city.table<{ id: string; itemId: string; itemName: string; enId: string; status: string }>(
      'declaration',
    )
  ).filter(({ enId }) => enId === 'en-chengyue')
  await recordPrerendered(cold)
  const returned = mine.find(({ status }) => status === '待补正')!
  const benefit = mine.find(({ status }) => status === '意愿确认')!
  for (const [href, title] of [
    ...Object.entries(ownPages),
    [`/declare/no-apply/detail?id=${benefit.itemId}`, benefit.itemName],
    [`/declare/apply/edit/${returned.id}?type=apply`, returned.itemName],
  ] as const) {
    await cold.goto(href)
    await expect
      .poll(() => prerenderedText(cold), href)
      .toContain('当前没有网络，正在打开本机保存的内容，截至')
    await see.heading(cold, title)
    await expect(cold.getByRole('main').getByText('正在加载'), href).toHaveCount(0)
    await expect(cold.getByRole('main').getByText(/还没存到本机|重试/), href).toHaveCount(0)
  }
  await expect(cold.getByRole('button', { name: '下一步' })).toBeVisible()
  await cold.goto(`/policy/search/detail?id=${await policyWithoutItems(city)}`)
  await see.heading(cold, '政策')
  await expect.poll(() => prerenderedText(cold)).toContain('当前没有网络，这一页没有在本机打开过')
  await expect(cold.getByText('当前没有网络，这一页还没存到本机')).toBeVisible()
  await cold.goto('/user/my-declare')
  await cold.getByRole('button', { name: '查看进度' }).first().click()
  const progress = cold.getByRole('dialog', { name: '办理进度' })
  await expect(progress.getByRole('listitem').first()).toBeVisible()
  await expect(progress.getByText(/还没存到本机|重试|正在加载/)).toHaveCount(0)
  for (const [kind, label] of [
    ['policy', '收藏的政策'],
    ['product', '收藏的服务产品'],
  ] as const) {
    await cold.goto(`/user/collect?kind=${kind}`)
    const favourite = cold.getByRole('list', { name: label }).getByRole('link').first()
    const name = await favourite.innerText()
    await favourite.click()
    await see.heading(cold, name)
    // Similar records are not brought ahead but requested when the user looks at them.
    await expect(cold.getByRole('main').getByText(/这一页还没存到本机|正在加载/), name).toHaveCount(0)
  }
})

test('A user who has only signed in on another page opens a complete home page offline @worker @ahead', async ({
  page,
  city,
  context,
}) => {
  const cold = await coldAfterSignIn(page, city, context)
  await cold.goto('/')
  await moveMouse(cold)
  for (const block of homeBlocks) {
    const card = cold
      .getByRole('main')
      .locator('section', { has: cold.getByRole('heading', { name: block }) })
    await expect(card.getByRole('link').nth(1), block).toBeVisible()
  }
  await expect(cold.getByRole('main').getByText(/还没存到本机|重试|暂时无法获取/)).toHaveCount(0)
})
