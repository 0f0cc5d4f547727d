import type { Page } from '@playwright/test'
import { goOffline, installPortal, signIn } from './act.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.getByRole('list', { name: '消息', exact: true }).getByRole('listitem')

test('Messages about one record are one row; its thread opens newest first and is read as a whole, offline too @worker', async ({
  page,
  city,
}) => {
  const one = (await city.table<{ id: string; itemName: string }>('declaration')).find(
    ({ id }) => id === 'decl-review',
  )!
  await signIn(page, city, 'enterprise', '/user/message')
  await expect(rows(page).first()).toBeVisible()
  await installPortal(page)
  await city.advance('declare', one.id, '待补正', '材料不清晰，请重新上传', { days: 5 })
  await page.reload()
  const thread = rows(page).filter({ hasText: '材料不清晰' })
  await expect(thread).toHaveCount(1)
  await expect(thread).toContainText(/共 \d+ 条/)
  const total = Number(/共 (\d+) 条/.exec(await thread.innerText())![1])
  expect(total).toBeGreaterThan(1)
  await expect(thread).toContainText(/\d+ 条未读/)

  await goOffline(page)
  await thread.getByRole('link').first().click()
  const messages = page.getByRole('dialog').getByRole('list', { name: '消息' }).getByRole('listitem')
  await expect(messages).toHaveCount(total)
  await expect(messages.first()).toContainText('材料不清晰')
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click()
  await expect(thread).toContainText('已读')
  await expect(thread).not.toContainText('未读')

  const other = rows(page)
    .filter({ has: page.getByRole('button', { name: /^标为已读/ }) })
    .first()
  const title = await other.getByRole('heading').innerText()
  const before = await rows(page)
    .filter({ hasText: title })
    .getByRole('button', { name: /^标为已读/ })
    .count()
  await other.getByRole('button', { name: /^标为已读/ }).click()
  await expect(
    rows(page)
      .filter({ hasText: title })
      .getByRole('button', { name: /^标为已读/ }),
  ).toHaveCount(before - 1)
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(page.getByText('没有未读消息')).toBeVisible()
})
