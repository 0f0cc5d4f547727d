import type { Page } from '@playwright/test'
import { chooseFilter, goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import * as declare from './declare.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.getByRole('list', { name: '申报项目', exact: true }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const tasks = (page: Page) =>
  page.getByRole('list', { name: `${declare.item.name}的任务` }).getByRole('listitem')

test('Projects are listed by state and way of declaring, each with its next step', async ({ page }) => {
  await page.goto('/declare/apply')
  await see.heading(page, '项目申报')
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('navigation', { name: '申报状态' }).getByRole('link', { name: '即将截止' }).click()
  await expect(rows(page).first()).toContainText(/还剩 \d 天|明日截止|今天截止|即将截止/)
  await page.goto('/declare/apply')
  await chooseFilter(page, '方式', '线下')
  await expect(rows(page).first()).toContainText(/窗口提交，咨询/)
  await page.goto('/declare/apply')
  await chooseFilter(page, '方式', '免申即享')
  await expect(rows(page).first().getByRole('link', { name: '免申即享' })).toHaveAttribute(
    'href',
    /\/declare\/no-apply\/detail/,
  )
  await page.goto('/declare/apply?keyword=没有这样的项目')
  await expect(page.getByText('没有符合条件的申报项目')).toBeVisible()
})

test('A begun declaration is a list of tasks and counts as not submitted until its receipt @worker', async ({
  page,
  city,
}) => {
  await signIn(page, city)
  await declare.openForm(page)
  await installPortal(page)
  await goOffline(page)
  await declare.fillFacts(page)
  await expect(page.getByText(/已保存在本机/).first()).toBeVisible()
  await page.goto('/declare/apply')
  await expect(tasks(page)).toHaveCount(4)
  await expect(tasks(page).nth(0)).toContainText('已填写')
  await expect(tasks(page).nth(2)).toContainText('必交材料 0/')
  await expect(tasks(page).nth(3)).toContainText('尚未提交')
  await expect(page.getByText('本机草稿 · 尚未提交')).toBeVisible()
  // The whole row links to its step.
  await tasks(page)
    .nth(1)
    .click({ position: { x: 200, y: 12 } })
  await expect(field(page, '项目名称')).toHaveValue('高精度减速器研发')
  await declare.attach(page)
  await declare.confirm(page)
  await declare.submit(page)
  await declare.expectStored(page)
  await goOnline(page)
  await declare.expectReceived(page)
  await page.goto(`/declare/apply?keyword=${encodeURIComponent(declare.item.name)}`)
  await expect(tasks(page)).toHaveCount(0)
  await expect(row(page, declare.item.name).first()).toContainText('已提交')
})

test("Each project shows the state of the user's enterprise, offline too @worker", async ({ page, city }) => {
  const declarations = await city.table<{ id: string; itemName: string }>('declaration')
  const fix = declarations.find((one) => one.id === 'decl-fix')!
  const begun = declarations.find((one) => one.id === 'zjtx-draft')!
  await signIn(page, city, 'enterprise', '/declare/apply?scope=mine')
  // A draft begun on another device
  await page.getByRole('searchbox', { name: '搜项目名称或部门' }).fill(begun.itemName)
  await page.keyboard.press('Enter')
  await expect(row(page, begun.itemName)).toContainText('市平台草稿，尚未提交')
  await expect(row(page, begun.itemName).getByRole('link', { name: '继续填写' })).toBeVisible()
  await page.getByRole('searchbox', { name: '搜项目名称或部门' }).fill(fix.itemName)
  await page.keyboard.press('Enter')
  await expect(row(page, fix.itemName)).toContainText('待补正')
  await installPortal(page)
  await waitUntilStored(page, 'declare', 'items', fix.itemName)
  await goOffline(page)
  await page.reload()
  await expect(row(page, fix.itemName)).toContainText('待补正')
  await expect(row(page, fix.itemName).getByRole('link', { name: '去补正' })).toHaveAttribute(
    'href',
    `/declare/apply/edit/${fix.id}?type=apply`,
  )
})
