import { goOnline, signInByForm, signOut, openUserMenu } from './act.ts'
import { fillAll, item, expectStored, openForm, submit, submitOffline } from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('A waiting item is hidden from another user on the device, and sent once its user is back', async ({
  page,
  city,
}) => {
  await signInByForm(page, city)
  await openForm(page)
  await city.faults({ status: 500, match: '*/upload/file' })
  await fillAll(page)
  await submit(page)
  await expectStored(page)
  await signOut(page)
  await expect(page.getByRole('dialog')).toContainText('还有 1 项待上传')
  await page.getByRole('button', { name: '保留在本机，下次登录继续' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await city.faults()

  await signInByForm(page, city, 'other', '/user/outbox')
  await see.heading(page, '待上传')
  await expect(page.getByText('没有等待提交的内容')).toBeVisible()
  await expect(page.getByText(item.name)).toHaveCount(0)
  expect(await city.effects('/declare/user/create')).toHaveLength(0)
  await signOut(page, 'other')
  await expect(page).toHaveURL(/\/auth\/login/)

  await signInByForm(page, city, 'enterprise', '/user/outbox')
  await expect(page.getByRole('list', { name: '回执' }).getByText(item.name)).toBeVisible()
  const effects = await city.effects('/declare/user/create')
  expect(effects.map((one) => [one.user, one.enId])).toEqual([['u-enterprise', 'en-chengyue']])
  // The receipt links to the list of declarations.
  await page.getByRole('list', { name: '回执' }).getByRole('link', { name: '查看我的申报' }).click()
  await see.heading(page, '我的申报')
  await expect(page.getByRole('main').getByText(item.name).first()).toBeVisible()
})

test('An item queued for one enterprise is sent for that enterprise after a switch', async ({
  page,
  city,
}) => {
  await submitOffline(page, city)
  await openUserMenu(page)
  await page.getByRole('button', { name: /岚企智能装备/ }).click()
  await expect(page.getByRole('banner')).toContainText('岚企智能装备')
  await goOnline(page)
  await expect
    .poll(async () => (await city.effects('/declare/user/create')).map((one) => one.enId))
    .toEqual(['en-chengyue'])
})

test('A user who signs out chooses if data stays, and after clearing, none is left on the device', async ({
  page,
  city,
}) => {
  await signInByForm(page, city)
  await signOut(page)
  // The device has no unsent data, so there is no question.
  await expect(page).toHaveURL(/\/auth\/login/)

  await signInByForm(page, city)
  await openForm(page)
  await city.faults({ status: 500, match: '*/upload/file' })
  await fillAll(page)
  await submit(page)
  await expectStored(page)
  await signOut(page)
  const dialog = page.getByRole('dialog', { name: '退出登录' })
  await expect(dialog).toContainText(/附件 \d 个、待上传 1 项/)
  await expect(dialog.getByRole('button', { name: '清除' })).toBeDisabled()
  await dialog.getByLabel('我已知悉，清除后不再提交').check()
  await dialog.getByRole('button', { name: '清除' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  const stores = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name).join(' '))
  await expect.poll(stores).not.toContain('portal-user-')
  await city.faults()

  await signInByForm(page, city, 'enterprise', '/user/outbox')
  await expect(page.getByText('没有等待提交的内容')).toBeVisible()
  expect(await city.effects('/declare/user/create')).toHaveLength(0)
})
