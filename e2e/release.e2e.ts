import { installPortal } from './act.ts'
import { submitOffline } from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

// The preview server only marks its pages as another version; `npm run hosting:check` publishes two builds whose
// hashed files differ.

test('A tab of the version before opens its next page after an update, with one reload at most', async ({
  page,
  city,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto('/')
  await expect(page.getByText(/在册政策/)).toBeVisible()
  await city.deploy()
  // Has no entry in the menu, whose pages are loaded ahead.
  await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click()
  await see.heading(page, '关于我们')
  expect(loads).toBeLessThanOrEqual(2)
})

for (const { title, isRollback } of [
  { title: 'An update sends once what the version before it left in the outbox', isRollback: false },
  { title: 'A rollback sends once what the newer version left in the outbox', isRollback: true },
]) {
  test(`${title} @worker @alone`, async ({ page, city, context }) => {
    if (isRollback) await city.deploy()
    await page.goto('/')
    await installPortal(page)
    await submitOffline(page, city)
    await page.close()
    // Holds the item back until the other version is there, which a phone's worker might send before.
    await city.faults({ match: '*/declare/user/create', status: 503, retryAfter: 1 })
    await (isRollback ? city.rollback() : city.deploy())
    await context.setOffline(false)

    const later = await context.newPage()
    await later.goto('/user/outbox')
    const before = await see.version(later)
    await later.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    const notice = later.getByRole('status').filter({ hasText: '有新版本' })
    await notice.getByRole('button', { name: '更新' }).click()
    await expect(notice).toHaveCount(0)
    await expect(async () => expect(await see.version(later)).not.toBe(before)).toPass()
    await city.faults()
    await expect(later.getByText('1 项已全部提交')).toBeVisible()
    expect(await city.effects('/declare/user/create')).toHaveLength(1)
  })
}
