import type { BrowserContext, Page } from '@playwright/test'
import { goOffline, installPortal, signIn, storedUnder } from './act.ts'
import { openAppealForm } from './appeal-form.ts'
import { chromiumArgs, chromiumPath } from './chromium.mjs'
import { expectStored, fillAll, item, openForm, submit } from './declare.ts'
import { field } from './field.ts'
import { expect, test } from './test.ts'
import { pressNotification, wake } from './wake.ts'

// Starts the whole Chromium, because its headless shell shows no notifications.
test.use({ launchOptions: { executablePath: chromiumPath()!, args: [...chromiumArgs, '--headless=new'] } })

/** Returns the notifications of the portal, each as title, text and address. */
const notifications = (context: BrowserContext): Promise<[string, string, string][]> =>
  context.serviceWorkers()[0]!.evaluate(async () => {
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration
    return (await registration.getNotifications()).map(({ title, body, data }) => [title, body, String(data)])
  })

/** Submits a declaration without a network, accepts to be told, and closes the page. */
async function submitAndLeave(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await installPortal(page)
  await openForm(page)
  await goOffline(page)
  await fillAll(page)
  await submit(page)
  await expectStored(page)
  await page.getByRole('button', { name: '通知我' }).click()
  await expect(page.getByRole('button', { name: '通知我' })).toHaveCount(0)
  // Leaves once the worker has counted what is due as seen, so that only what comes later is told.
  await expect.poll(() => storedUnder(page, 'told')).toContain('ends:')
  await page.close({ runBeforeUnload: false })
}

test('After the first submit that waits one is asked, and told once it was sent without a page @worker @alone', async ({
  page,
  city,
  context,
}) => {
  await signIn(page, city)
  await submitAndLeave(page)
  await context.setOffline(false)
  await wake(context, 'dispatchSyncEvent', 'outbox')
  await expect
    .poll(() => notifications(context))
    .toContainEqual([
      `已提交：${item.name}`,
      '市平台已收到，可以查看进度。',
      expect.stringMatching(/^\/declare\/apply\/view\/.+\?type=apply$/),
    ])
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})

test('A refusal and a correction that come while no page is open are told, and open the record in the open window @worker @alone', async ({
  page,
  city,
  context,
}) => {
  await signIn(page, city)
  await submitAndLeave(page)
  await city.faults({ status: 403, match: '*/declare/user/create', times: 1 })
  await context.setOffline(false)
  await wake(context, 'dispatchSyncEvent', 'outbox')
  await expect
    .poll(() => notifications(context))
    .toContainEqual([`未通过：${item.name}`, '请打开修改后重新提交。', '/user/outbox'])

  const rows = await city.table<{ id: string; itemName: string }>('declaration')
  const title = `提交补正：${rows.find(({ id }) => id === 'decl-review')!.itemName}`
  await city.advance('declare', 'decl-review', '待补正', '材料不清晰，请重新上传', { days: 5 })
  await wake(context, 'dispatchPeriodicSyncEvent', 'due')
  await expect
    .poll(() => notifications(context))
    .toContainEqual([
      title,
      expect.stringMatching(/^期限 .+，逾期未补正的，申报作废。$/),
      expect.stringMatching(/^\/declare\/apply\/edit\/decl-review/),
    ])

  const office = await context.newPage()
  await openAppealForm(office)
  await field(office, '标题').fill('厂区西侧道路夜间照明不足')
  // Repeats the press, because a page answers only once it has started.
  await expect(async () => {
    await pressNotification(context, title)
    await expect(office).toHaveURL(/\/declare\/apply\/edit\//, { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await office.goBack()
  await expect(field(office, '标题')).toHaveValue('厂区西侧道路夜间照明不足')
})
