import { expect } from '@playwright/test'
import { installPortal } from './act.ts'
import { sampleAppeal } from './appeal-form.ts'
import { chromiumArgs, chromiumPath } from './chromium.mjs'
import { handInAppeal, open, signIn, test } from './demo-host.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { pressNotification, wake } from './wake.ts'

// Starts the whole Chromium, because its headless shell shows no notifications.
test.use({ launchOptions: { executablePath: chromiumPath()!, args: [...chromiumArgs, '--headless=new'] } })

test('What waits is sent without any tab of the demonstration, and its notification opens the record @worker', async ({
  page,
  host,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await open(page, host)
  await signIn(page)
  await page.goto(`${host.home}appeal/demand`)
  await expect(field(page, '标题')).toBeVisible()
  await installPortal(page)
  await context.setOffline(true)
  await see.connection(page, /离线/)
  await handInAppeal(page)
  await see.connection(page, '离线 · 待上传 1')
  await page.getByRole('button', { name: '通知我' }).click()
  await page.close()
  await context.setOffline(false)
  await wake(context, 'dispatchSyncEvent', 'outbox')
  const told = () =>
    context.serviceWorkers()[0]!.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      return (await registration.getNotifications()).map(({ title }) => title)
    })
  await expect.poll(told).toHaveLength(1)

  const later = await context.newPage()
  await later.goto(host.home)
  const [title] = await told()
  // Presses again until the page listens, which it does once it is quiet.
  await expect(async () => {
    await pressNotification(context, title!)
    await expect(later).toHaveURL(new RegExp(`^${host.home}(appeal|user)/`), { timeout: 2_000 })
  }).toPass()
  await expect(later.getByRole('main').getByText(sampleAppeal.title).first()).toBeVisible()
})
