import type { Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, storedUnder } from './act.ts'
import type { City } from './city.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface Row {
  id: string
  action: string
  page: string
  bizId?: string
  content?: string
  userId?: string
}

/** Returns the number of usage records that wait on the device. */
const countWaiting = async (page: Page) =>
  (JSON.parse((await storedUnder(page, 'behaviour')) || '[]') as unknown[]).length

/** Returns the usage records that the city received, in order of arrival. */
const reported = async (city: City) =>
  (await city.table<Row>('behaviour')).map(({ action, page, bizId, content }) =>
    [action, page, bizId, content].filter(Boolean).join(' '),
  )

test('Usage is reported only after consent, without personal words, once, and also after an offline period @worker', async ({
  page,
  city,
}) => {
  await page.goto('/policy/apply')
  await installPortal(page)
  await page.getByRole('searchbox', { name: '搜项目名称' }).fill('不该有人知道')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword/)
  const asks = page.getByRole('complementary', { name: '使用记录' })
  await asks.getByRole('button', { name: '允许', exact: true }).click()
  await expect(asks).toBeHidden()

  await page.getByRole('link', { name: '去掉条件 关键词：不该有人知道' }).click()
  const first = page.getByRole('list', { name: '申报项目' }).getByRole('link').first()
  await first.click()
  await expect(page).toHaveURL(/policy\/search\/detail/)
  const seen = `浏览 /policy/search/detail ${new URL(page.url()).searchParams.get('id')!}`
  await expect.poll(() => reported(city)).toEqual([seen])

  await goOffline(page)
  await page.goBack()
  await see.heading(page, '今日申报')
  await page.getByRole('searchbox', { name: '搜项目名称' }).fill('林晓岚 13800000001')
  await page.keyboard.press('Enter')
  await expect.poll(() => countWaiting(page)).toBe(2)
  await page.reload()
  await see.heading(page, '今日申报')
  await goOnline(page)
  const offline = ['浏览 /policy/apply', '搜索 /policy/apply 2 个词']
  await expect
    .poll(() => reported(city))
    .toEqual([seen, ...offline, '浏览 /policy/apply', '搜索 /policy/apply 2 个词'])
  const rows = await city.table<Row>('behaviour')
  expect(JSON.stringify(rows)).not.toMatch(/林晓岚|13800000001|不该/)
  expect(rows.some((one) => one.userId)).toBe(false)
  await expect(page.getByRole('banner').getByRole('status')).not.toContainText('待上传')

  await page.getByRole('link', { name: '服务协议与隐私' }).click()
  await page.getByRole('link', { name: '隐私政策' }).click()
  await page.getByRole('checkbox', { name: '允许记录使用情况' }).uncheck()
  await see.toast(page, /已关闭使用记录/)
  const before = (await reported(city)).length
  await page.getByRole('link', { name: '首页' }).first().click()
  await see.heading(page, '企业服务总入口')
  await page.getByRole('link', { name: '服务协议与隐私' }).click()
  await page.getByRole('link', { name: '隐私政策' }).click()
  await page.getByRole('checkbox', { name: '允许记录使用情况' }).check()
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect.poll(async () => (await reported(city)).slice(before)).toEqual(['浏览 /'])
})
