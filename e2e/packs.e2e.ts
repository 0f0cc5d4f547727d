import { goOnline, signIn } from './act.ts'
import { fillAppealForm, openAppealForm, reviewAppeal, sampleAppeal, submitAppeal } from './appeal-form.ts'
import { expectStored, fillAll, item, openForm, submit } from './declare.ts'
import { field } from './field.ts'
import { startCold, takeAlong } from './packs.ts'
import { photo } from './photo.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('A declaration taken along is filled in, attached and submitted cold without a network, and arrives once @worker', async ({
  page: first,
  city,
}) => {
  const { policyId } = (await city.table<{ id: string; policyId: string }>('item')).find(
    ({ id }) => id === item.id,
  )!
  await signIn(first, city, 'enterprise', `/policy/search/detail?id=${policyId}`)
  await takeAlong(first)

  const page = await startCold(first)
  await openForm(page)
  await fillAll(page)
  await submit(page)
  await expectStored(page)
  await page.goto('/user/outbox')
  await goOnline(page)
  await expect(page.getByText(/SB\d{14}/).first()).toBeVisible({ timeout: 60_000 })
  const all = await city.table<{ id: string; itemId: string; status: string }>('declaration')
  expect(all.filter((one) => one.itemId === item.id && one.status === '已提交')).toHaveLength(1)
})

test('An appeal taken along is written with a photo and submitted cold without a network, and arrives once @worker', async ({
  page: first,
  city,
}) => {
  await signIn(first, city, 'enterprise', '/appeal/demand')
  await takeAlong(first)

  const page = await startCold(first)
  await openAppealForm(page)
  await expect(field(page, '联系人')).not.toHaveValue('')
  await fillAppealForm(page)
  await page.getByLabel('选择文件：附件').setInputFiles([await photo(page, '路灯.jpg')])
  await reviewAppeal(page)
  await submitAppeal(page)
  await expectStored(page)
  await goOnline(page)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 60_000 })
  const appeals = await city.table<{ id: string; title: string }>('appeal')
  expect(appeals.filter(({ title }) => title === sampleAppeal.title)).toHaveLength(1)
})

test('An activity taken along is signed up for cold without a network, once @worker', async ({
  page: first,
  city,
}) => {
  await signIn(first, city, 'enterprise', '/roadshow/activity-few')
  await takeAlong(first)

  const page = await startCold(first)
  await page.goto('/roadshow/activity-few')
  await page.getByRole('button', { name: '我要报名' }).click()
  await expect(field(page, '姓名')).not.toHaveValue('')
  await page.getByRole('button', { name: '提交报名' }).click()
  await expect(page.getByRole('dialog').getByRole('status').first()).toContainText('尚未送达市平台')
  await goOnline(page)
  await expect.poll(async () => (await city.effects('/activity/participant')).length).toBe(1)
  await see.connection(page, '在线 · 已同步')
})

test('Policies of the own industry taken along are found, read and kept as a favourite cold without a network @worker', async ({
  page: first,
  city,
}) => {
  await signIn(first, city, 'enterprise', '/policy/search')
  await takeAlong(first)

  const page = await startCold(first)
  await page.goto('/user/device')
  await see
    .card(page, '出发包')
    .getByRole('link', { name: /^本行业政策：/ })
    .click()
  await see.heading(page, '政策搜索')
  const rows = page.getByRole('list', { name: '政策', exact: true }).getByRole('listitem')
  await expect(rows.nth(1)).toBeVisible()
  const title = await rows.nth(1).getByRole('heading').innerText()
  await rows.nth(1).getByRole('heading').getByRole('link').click()
  await see.heading(page, title)
  await expect(page.getByText('依据：').first()).toBeVisible()
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByRole('button', { name: '已收藏 · 待上传' })).toBeVisible()
  await goOnline(page)
  await expect.poll(async () => (await city.effects('/policy/favorite/')).length, { timeout: 60_000 }).toBe(1)
})
