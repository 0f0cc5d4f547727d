import { installPortal, signIn } from './act.ts'
import { field, fillFacts, openForm } from './declare.ts'
import { expect, test } from './test.ts'

test('a new version asks first: nothing typed is lost, and no other tab is reloaded', async ({
  page,
  city,
  context,
}) => {
  // Chromium may keep the older worker for most of a minute where it was just asked for something.
  test.setTimeout(180_000)
  await signIn(page, city)
  await installPortal(page)
  await openForm(page)
  await fillFacts(page, '50', '更新时正在填写的项目')
  const other = await context.newPage()
  await other.goto('/policy/apply')
  await other.evaluate(() => void (document.body.dataset['sameAsBefore'] = 'yes'))

  await city.deploy()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const notice = page.getByRole('status').filter({ hasText: '有新版本' })
  await expect(notice).toBeVisible()
  await expect(field(page, '项目名称')).toHaveValue('更新时正在填写的项目')
  await notice.getByRole('button', { name: '更新' }).click()

  await expect(notice).toHaveCount(0)
  await expect(page.getByText('已恢复本机草稿')).toBeVisible({ timeout: 90_000 })
  await expect(field(page, '项目名称')).toHaveValue('更新时正在填写的项目')
  await expect(notice).toHaveCount(0)
  expect(await other.evaluate(() => document.body.dataset['sameAsBefore'])).toBe('yes')
})
