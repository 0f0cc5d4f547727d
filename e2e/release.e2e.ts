import { installPortal, openAboutPage, openHome, signIn } from './act.ts'
import { submitOffline } from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

// The preview server only marks its pages as another version; `npm run hosting:check` publishes two builds whose
// hashed files differ.

test('A tab of the version before opens its next page after an update, with one reload at most', async ({
  page,
  city,
}) => {
  const loads = await openHome(page)
  await city.deploy()
  await openAboutPage(page)
  await see.heading(page, '关于我们')
  expect(loads()).toBeLessThanOrEqual(2)
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
    // Signs out, so that the item waits for its person until the other version is there.
    await context.clearCookies({ name: /token|user/ })
    await (isRollback ? city.rollback() : city.deploy())
    await context.setOffline(false)

    const later = await context.newPage()
    await later.goto('/aboutus')
    const before = await see.version(later)
    await later.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    const notice = later.getByRole('status').filter({ hasText: '有新版本' })
    await notice.getByRole('button', { name: '更新' }).click()
    await expect(async () => expect(await see.version(later)).not.toBe(before)).toPass()
    expect(await city.effects('/declare/user/create')).toHaveLength(0)

    await signIn(later, city, 'enterprise', '/user/outbox')
    await expect(later.getByRole('list', { name: '回执' }).getByRole('listitem')).toHaveCount(1)
    expect(await city.effects('/declare/user/create')).toHaveLength(1)
  })
}
