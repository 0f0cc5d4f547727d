import type { Page } from '@playwright/test'
import * as act from './act.ts'
import { recordDuplicateRequests } from './duplicate-requests.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Returns true if the stored responses of 我的活动 contain an activity. */
const isListed = (page: Page, title: string): Promise<boolean> =>
  page.evaluate(async (title) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      const rows = await done(db.transaction('cache').objectStore('cache').getAll())
      db.close()
      const texts = rows.map((row) => JSON.stringify(row)).filter((text) => text.includes('"myApply"'))
      if (texts.some((text) => text.includes(title))) return true
    }
    return false
  }, title)

test("A new sign-up and the user's own demand are available offline although their pages were never opened @worker @ahead", async ({
  page,
  city,
}) => {
  const few = (await city.table<{ id: string; title: string }>('activity')).find(
    ({ id }) => id === 'activity-few',
  )!
  const demands = await city.table<{ id: string; kind: string; enId: string; title: string }>('exchange')
  const own = demands.find(({ id, enId }) => id.startsWith('demand-') && enId === 'en-chengyue')!
  await act.signIn(page, city, 'enterprise', '/user/activity')
  await act.installPortal(page)
  await act.waitUntilStored(page, 'activity', 'myApply', 'coming')
  await page.goto(`/roadshow/${few.id}`)
  await page.getByRole('button', { name: '我要报名' }).click()
  await page.getByRole('button', { name: '提交报名' }).click()
  await see.connection(page, '在线 · 已同步')
  await expect.poll(async () => (await city.effects('/activity/participant')).length).toBe(1)
  // The idle page fetches the list again after the sign-up, and fetches the user's own demand.
  await act.waitUntilStored(page, 'docking', 'myDemand', own.id)
  await expect.poll(() => isListed(page, few.title)).toBe(true)

  await act.goOffline(page)
  await page.goto('/user/activity')
  await expect(page.getByRole('listitem').filter({ hasText: few.title })).toBeVisible()
  await page.goto(`/docking/demand-service/view/${own.id}`)
  await see.heading(page, own.title)
})

test('A user who has only signed in signs up for an activity cold and offline, and the sign-up is sent once @worker @ahead', async ({
  page: first,
  city,
}) => {
  await act.signIn(first, city, 'enterprise', '/user/device')
  await act.installPortal(first)
  await expect(first.getByText('常用页面已保存到本机')).toBeVisible({ timeout: 120_000 })
  await act.waitUntilStored(first, 'activity', 'page')
  await act.waitUntilStored(first, 'activity', 'one', 'activity-few')
  await act.goOffline(first)
  const page = await first.context().newPage()
  await first.close()
  await page.goto('/roadshow')
  const row = page.getByRole('main').locator('a[href="/roadshow/activity-few"]').first()
  const name = await row.innerText()
  await row.click()
  await see.heading(page, name)
  await page.getByRole('button', { name: '我要报名' }).click()
  await page.getByRole('button', { name: '提交报名' }).click()
  await see.connection(page, /离线 · 待上传 1/)
  await act.goOnline(page)
  await see.connection(page, '在线 · 已同步')
  expect(await city.effects('/activity/participant')).toHaveLength(1)
})

test('Data brought ahead is never requested twice at the same time @worker @ahead', async ({
  page,
  city,
}) => {
  const twice = recordDuplicateRequests(page)
  await act.signIn(page, city, 'enterprise', '/user/device')
  await act.installPortal(page)
  await expect(page.getByText('常用页面已保存到本机')).toBeVisible({ timeout: 120_000 })
  expect(twice()).toEqual([])
})

test('Projects to declare open by tab, page and calendar offline, and a title leads to its materials @worker @ahead', async ({
  page,
}) => {
  await page.goto('/')
  await act.installPortal(page)
  await act.waitUntilStored(page, 'policy', 'todayDeclare', '999')
  await act.goOffline(page)
  await page.goto('/policy/apply')
  const rows = page.getByRole('list', { name: '申报项目', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  const first = await rows.first().getByRole('heading').innerText()
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(rows.first().getByRole('heading')).not.toHaveText(first)
  await page.getByRole('link', { name: '即将截止' }).click()
  await expect(rows.first()).toContainText(/还剩|今天|明日/)
  await page.getByRole('link', { name: '日历' }).click()
  // On the last day of a month, its calendar only says when the next project ends.
  const ends = page.getByRole('list', { name: /截止的项目$/ }).or(page.getByText(/下一个截止日是/))
  await expect(ends.first()).toBeVisible()

  await page.goto('/policy/apply')
  await rows.first().getByRole('heading').getByRole('link').click()
  await see.heading(page, first)
  await expect(page.getByRole('heading', { name: '申报材料' })).toBeVisible()
  await expect(page.getByText('政策原文还没存到本机，联网后显示')).toBeVisible()
})

interface ItemRow {
  id: string
  policyId: string
  formKey: string
  mode: string
  isRolling: boolean
  materials: { template?: string }[]
}

test('A form that was opened offers its templates offline @worker @ahead', async ({ page, city }) => {
  const begun = new Set(
    (await city.table<{ id: string; itemId: string }>('declaration')).map((one) => one.itemId),
  )
  const item = (await city.table<ItemRow>('item')).find(
    (one) =>
      one.formKey === 'apply' &&
      one.mode === '网上申报' &&
      one.isRolling &&
      !begun.has(one.id) &&
      one.materials.some(({ template }) => template),
  )!
  const { template = '' } = item.materials.find((one) => one.template)!
  const came = page.waitForResponse((reply) => decodeURIComponent(reply.url()).includes(template))
  await act.signIn(page, city, 'enterprise', `/declare/apply/add?item=${item.id}`)
  await came
  await act.installPortal(page)
  await act.waitUntilStored(page, 'policy', 'todayDeclare', '999')
  await act.goOffline(page)
  await page.goto(`/policy/search/detail?id=${item.policyId}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载模板' }).first().click()
  expect((await saved).suggestedFilename()).toMatch(/模板\.docx$/)
})
