import type { Page } from '@playwright/test'
import * as act from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Locates one figure of the whole city by its name. */
const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition')

/** Returns the first number of a figure: 86 of 86 件. */
const numberOf = async (page: Page, name: string) => {
  await expect(figure(page, name)).toHaveText(/\d/)
  return Number.parseInt((await figure(page, name).innerText()).replaceAll(',', ''), 10)
}

test('A visitor reads the public figures on home and goes to those of each office; a rating changes them', async ({
  page,
  city,
}) => {
  await page.goto('/')
  await act.moveMouse(page)
  const block = see.card(page, '办理数据')
  await expect(block.getByText(/^近 90 天，全市（\d{4}年\d+月\d+日至.+日）$/)).toBeVisible()
  const finished = await numberOf(page, '诉求办结')
  await expect(figure(page, '超期答复')).toHaveText(
    `${String(await numberOf(page, '超期答复'))} 件 / ${String(finished)} 件办结`,
  )
  await block.getByRole('link', { name: /^各单位/ }).click()
  await see.heading(page, '办理数据')
  await see.address(page, encodeURI('/appeal/demand/list?figures=近90天'))
  const offices = see.card(page, '诉求办理（按承办单位）').getByRole('row')
  await expect(offices.nth(1)).toContainText(/个工作日/)
  await expect(offices.filter({ hasText: '不足 5 件' }).first()).toBeVisible()
  const rated = await figure(page, '满意').innerText()

  await act.signIn(page, city, 'enterprise', '/appeal/demand/detail?id=appeal-rate')
  await page.getByRole('button', { name: /^去评价/ }).click()
  const dialog = page.getByRole('dialog', { name: '评价办理结果' })
  await dialog.getByRole('radio', { name: '已解决', exact: true }).check()
  await dialog.getByRole('radio', { name: /^5 星/ }).check()
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await see.toast(page, '评价已提交')
  await page.goto('/appeal/demand/list?figures=近90天')
  await expect(figure(page, '诉求办结')).toHaveText(`${String(finished + 1)} 件`)
  const [satisfied = 0, all = 0] = [...rated.matchAll(/\d+/g)].map(Number)
  await expect(figure(page, '满意')).toHaveText(`${String(satisfied + 1)} 件 / ${String(all + 1)} 件已评价`)
})

test('The public figures stay readable offline with their age, and say where there are none @worker', async ({
  page,
  city,
}) => {
  await page.goto('/appeal/demand/list?figures=本年')
  const finished = await numberOf(page, '诉求办结')
  await act.installPortal(page)
  await act.waitUntilStored(page, 'appeal', 'pageByTel', '本年')
  await act.goOffline(page)
  await page.reload()
  await expect(figure(page, '诉求办结')).toHaveText(`${String(finished)} 件`)
  await expect(page.getByText(/离线内容，截至/).first()).toBeVisible()
  await page.getByRole('link', { name: '近 90 天' }).click()
  await expect(page.getByText('当前没有网络，这一页还没存到本机').first()).toBeVisible()
  await city.reset('empty')
  await act.goOnline(page)
  await expect(figure(page, '诉求办结')).toHaveText('暂无')
  await expect(page.getByText('近 90 天暂无办结的诉求')).toBeVisible()
  await expect(page.getByText('近 90 天暂无兑付')).toBeVisible()
})
