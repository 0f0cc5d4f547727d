import { goOffline, goOnline, fillLogin, signIn } from './act.ts'
import {
  field,
  item,
  expectStored,
  openForm,
  readyToSubmit,
  expectReceived,
  submit,
  submitOffline,
} from './declare.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const create = '*/declare/user/create'

for (const [what, fault, words] of [
  ['500', { status: 500 }, '服务器内部错误'],
  ['503 with Retry-After', { status: 503, retryAfter: 1 }, '服务繁忙'],
  ['a login page of the network', { captive: 1 }, '当前网络需要上网认证，请先完成认证'],
] as const) {
  test(`On ${what}, the item waits with its reason and is sent once the city responds`, async ({
    page,
    city,
    context,
  }) => {
    await readyToSubmit(page, city)
    await city.faults({ ...fault, match: create })
    await submit(page)
    await expectStored(page)
    const list = await context.newPage()
    await list.goto('/user/outbox')
    await expect(list.getByText(new RegExp(`${words}，.*自动重试`))).toBeVisible()
    await city.faults()
    await expectReceived(page)
    expect(await city.effects('/declare/user/create')).toHaveLength(1)
  })
}

test('Without a response, the item waits after the time limit and is sent once the city responds @alone', async ({
  page,
  city,
}) => {
  await readyToSubmit(page, city)
  await city.faults({ latencyMs: 4_000, match: create, times: 1 })
  await page.clock.install()
  await submit(page)
  await expect
    .poll(async () => (await city.journal()).filter((one) => one.path.includes('/upload/')).length)
    .toBe(2)
  // Skips the 300 s of the specification without waiting.
  await page.clock.fastForward(301_000)
  await page.clock.resume()
  await expectReceived(page)
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})

test('A token that expired offline is renewed when the item is sent', async ({ page, city }) => {
  await submitOffline(page, city)
  await city.faults({ expireTokens: true })
  await goOnline(page)
  await expectReceived(page)
  expect(await city.effects('/refresh-token')).toHaveLength(1)
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})

test('If the renewal is refused, the user signs in over the page, and the item is sent without loss', async ({
  page,
  city,
}) => {
  await submitOffline(page, city)
  await city.faults({ expireTokens: true, refuseRefresh: true })
  await goOnline(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('登录已过期')
  await expect(dialog).toContainText('待上传的 1 项内容仍保存在本机，登录后自动提交')
  await city.faults()
  await fillLogin(page, city, 'enterprise')
  await expectReceived(page)
  await see.connection(page, '在线 · 已同步')
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})

test('A user who loses the network when asked to sign in can go on typing, and is asked again once it is back', async ({
  page,
  city,
}) => {
  // Makes the first request of the profile fail, so that the form requests it again when the network is back.
  await city.faults({ status: 500, match: '*/enterprise/current' })
  await signIn(page, city)
  await openForm(page)
  await field(page, '联系人').fill('林晓岚')
  await goOffline(page)
  await see.connection(page, /离线/)
  await city.faults({ expireTokens: true, refuseRefresh: true })
  await goOnline(page)
  const dialog = page.getByRole('dialog', { name: '登录已过期' })
  await expect(dialog).toBeVisible()
  await goOffline(page)
  await dialog.getByRole('button', { name: '暂不登录，继续填写' }).click()
  await expect(dialog).toBeHidden()
  await expect(field(page, '联系人')).toHaveValue('林晓岚')
  await goOnline(page)
  await expect(dialog).toBeVisible()
})

test('A profile that arrives late does not overwrite typed text', async ({ page, city }) => {
  const profile = '*/enterprise/current'
  await city.faults({ status: 404, match: profile })
  await signIn(page, city)
  await openForm(page)
  await field(page, '联系人').fill('林晓岚')
  // Waits until the page's connection probe has failed, because pending responses may still count as a connection.
  const measured = page.waitForEvent('requestfailed', (request) => request.url().includes('typeCode=yes_no'))
  await goOffline(page)
  await expect(page.getByText('当前没有网络。')).toBeVisible()
  await measured
  await city.faults({ latencyMs: 1_000, match: profile })
  await goOnline(page)
  const answers = async () => (await city.journal()).filter((one) => one.path.endsWith('/enterprise/current'))
  await expect.poll(async () => (await answers()).at(-1)?.status).toBe(200)
  await expect(field(page, '联系人')).toHaveValue('林晓岚')
})

test('An item that may have arrived already can only be edited after a warning', async ({ page, city }) => {
  await readyToSubmit(page, city)
  await city.faults({ dropAfter: 1, match: create, times: 1 }, { status: 500, match: create })
  await submit(page)
  await page.getByRole('link', { name: '查看待上传' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: item.name })
  await row.getByRole('button', { name: '打开修改' }).click()
  const dialog = page.getByRole('dialog', { name: '可能已送达，仍要修改？' })
  await dialog.getByRole('button', { name: '取消' }).click()
  await city.faults()
  await row.getByRole('button', { name: '立即重试' }).click()
  await expect(page.getByText(/编号 SB\d{14}/)).toBeVisible()
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})

test('An item opened for editing and left unchanged waits again and is sent once', async ({ page, city }) => {
  await readyToSubmit(page, city)
  await city.faults({ status: 500, match: '*/upload/file' })
  await submit(page)
  await page.getByRole('link', { name: '查看待上传' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: item.name })
  await row.getByRole('button', { name: '打开修改' }).click()
  await expect(page.getByText('已从待上传取出，暂停自动提交。')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('未作修改，已放回“待上传”，将自动提交')).toBeVisible()
  await expect(row).toContainText('待上传')
  // If the tab is closed, the item stays a draft marked as being edited.
  await row.getByRole('button', { name: '打开修改' }).click()
  await expect(page.getByText('已从待上传取出，暂停自动提交。')).toBeVisible()
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await next.goto('/user/outbox')
  await city.faults()
  const draft = next.getByRole('list', { name: '草稿' }).getByRole('listitem').filter({ hasText: item.name })
  await expect(draft).toContainText('修改中 · 暂停提交')
  await draft.getByRole('button', { name: '恢复提交' }).click()
  await expect(next.getByText(/编号 SB\d{14}/)).toBeVisible()
  expect(await city.effects('/declare/user/create')).toHaveLength(1)
})
