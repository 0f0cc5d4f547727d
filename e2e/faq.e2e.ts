import type { Page } from '@playwright/test'
import * as act from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Waits until all questions are stored on the device; an idle page fetches them by itself. */
const waitUntilAllStored = (page: Page) => act.waitUntilStored(page, 'appeal', 'problemsByTag', '999')
const rows = (page: Page) => page.getByRole('list', { name: '问题', exact: true }).getByRole('listitem')

test('An answer is found by its category and shows its office, its date and the policies that it is based on', async ({
  page,
}) => {
  await page.goto('/appeal/FAQ-list')
  await see.heading(page, '常见问题')
  await expect(rows(page)).toHaveCount(10)
  await page
    .getByRole('list', { name: '问题分类' })
    .getByRole('link', { name: /^科技创新/ })
    .click()
  await see.heading(page, '科技创新')
  await expect(page.getByRole('status').filter({ hasText: '共 12 个' })).toBeVisible()
  await act.chooseFilter(page, '分类', '融资贷款')
  await see.heading(page, '融资贷款')
  await rows(page).getByRole('link', { name: '创业担保贷款贴息怎么申请？' }).click()
  await see.heading(page, '创业担保贷款贴息怎么申请？')
  await expect(page.getByText(/^市金融办答复 · \d{4}年\d+月\d+日 · 融资贷款/)).toBeVisible()
  await expect(page.getByRole('article', { name: '答复' })).toContainText('个人最高可贷 30 万元')
  await expect(page.getByRole('list', { name: '相近问题' }).getByRole('link').first()).toBeVisible()
  const policies = page.getByRole('list', { name: '答复依据的政策' })
  await policies
    .getByRole('link', { name: /创业担保贷款贴息/ })
    .first()
    .click()
  await see.heading(page, /创业担保贷款贴息/)
})

test('A question typed as a sentence is answered cold and offline, on a page that was never opened @worker', async ({
  page,
}) => {
  await page.goto('/appeal/FAQ-list')
  await act.installPortal(page)
  await waitUntilAllStored(page)
  await act.goOffline(page)
  const cold = await page.context().newPage()
  await page.close()
  await cold.goto('/appeal/FAQ-list')
  await cold.getByRole('searchbox', { name: '搜问题或答案' }).fill('开错了的发票怎么办')
  await cold.keyboard.press('Enter')
  await expect(rows(cold).first()).toContainText('发票开错了怎么冲红？')
  await expect(cold.getByText(/离线内容，截至/).first()).toBeVisible()

  await cold.getByRole('searchbox', { name: '搜问题或答案' }).fill('红字信息')
  await cold.keyboard.press('Enter')
  await see.hit(rows(cold), '红字信息')
  await rows(cold).getByRole('link').first().click()
  await expect(cold.getByRole('article', { name: '答复' })).toContainText('红字信息确认单')

  await cold.getByRole('button', { name: '没有帮助' }).click()
  const ask = cold.getByRole('link', { name: '提交诉求' })
  await expect(ask).toHaveAttribute(
    'href',
    `/appeal/demand?question=${encodeURIComponent('发票开错了怎么冲红？')}`,
  )
  await cold.reload()
  await expect(cold.getByRole('button', { name: '没有帮助', pressed: true })).toBeVisible()
  await cold.getByRole('button', { name: '有帮助', exact: true }).click()
  await expect(ask).toHaveCount(0)

  await cold.goto('/general-search?q=红字信息')
  await expect(
    cold.getByRole('list', { name: '常见问题' }).getByRole('link', { name: '发票开错了怎么冲红？' }),
  ).toBeVisible()
})

test('Words without a matching question are passed on to the form of an appeal', async ({ page }) => {
  await page.goto('/appeal/FAQ-list/list?tagId=tag-1&keyword=红烧肉')
  await expect(page.getByText('没有符合条件的问题')).toBeVisible()
  await expect(page.getByRole('link', { name: '我要诉求', exact: true }).last()).toHaveAttribute(
    'href',
    `/appeal/demand?question=${encodeURIComponent('红烧肉')}`,
  )
})

test('A page of an answer distinguishes a failed city, a missing answer, and a page that is not stored @worker', async ({
  page,
  city,
}) => {
  await city.faults({ match: '*/ua/problem/*', status: 500 })
  await page.goto('/appeal/FAQ-list/detail?id=problem-1')
  await expect(page.getByRole('alert').getByText('服务器内部错误').first()).toBeVisible()
  await act.installPortal(page)
  await act.goOffline(page)
  await page.reload()
  await expect(page.getByText('当前没有网络，这一页还没存到本机').first()).toBeVisible()

  await city.faults()
  await act.goOnline(page)
  await see.heading(page, '政策找不到对应的实施细则怎么办？')
  await page.goto('/appeal/FAQ-list/detail?id=nothing')
  await expect(page.getByText('问题不存在')).toBeVisible()
  await page.getByRole('link', { name: '查看常见问题' }).click()
  await expect(rows(page)).toHaveCount(10)
})
