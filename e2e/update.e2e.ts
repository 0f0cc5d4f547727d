import { installPortal, signIn } from './act.ts'
import { field, fillFacts, openForm } from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('A new version asks first: no typed text is lost, and no other tab is reloaded @worker @alone', async ({
  page,
  city,
  context,
}) => {
  await signIn(page, city)
  await installPortal(page)
  await openForm(page)
  await fillFacts(page, '50', '更新时正在填写的项目')
  const other = await context.newPage()
  await other.goto('/policy/apply')
  await other.evaluate(() => void (document.body.dataset['sameAsBefore'] = 'yes'))
  // Keeps the old worker busy with a picture that never loads, so that the browser does not replace it for minutes.
  await context.route('**/never.png', () => undefined)
  await other.evaluate(() => void (new Image().src = '/never.png'))

  const before = await see.version(page)
  await city.deploy()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const notice = page.getByRole('status').filter({ hasText: '有新版本' })
  await expect(notice).toBeVisible()
  await expect(field(page, '项目名称')).toHaveValue('更新时正在填写的项目')
  await notice.getByRole('button', { name: '更新' }).click()

  await expect(notice).toHaveCount(0)
  await expect(page.getByText('已恢复本机草稿')).toBeVisible()
  await expect(field(page, '项目名称')).toHaveValue('更新时正在填写的项目')
  await expect(async () => expect(await see.version(page)).not.toBe(before)).toPass()
  await expect(notice).toHaveCount(0)
  const updated = await see.version(page)
  const newerWaits = async () => Boolean((await navigator.serviceWorker.ready).waiting)
  expect(await page.evaluate(newerWaits)).toBe(true)
  await context.setOffline(true)
  await page.goto('/aboutus')
  await see.heading(page, '关于我们')
  expect(await see.version(page)).toBe(updated)
  await expect(notice).toHaveCount(0)
  expect(await other.evaluate(() => document.body.dataset['sameAsBefore'])).toBe('yes')
})
