import { groupBy } from '#lib/group-by.ts'
import { situations } from '#mocks/situations.ts'
import { field } from './field.ts'
import { expect, test } from './test.ts'

const areas = groupBy(situations, ({ area }) => area)

for (const [area, ofArea] of areas) {
  test(`Each situation of ${area} opens a page that shows it`, async ({ page, city }) => {
    for (const { id, title, shows, opens } of ofArea) {
      await page.goto(`/__mock/go/${id}?world=${city.name}`)
      await expect(page.getByText(shows).first(), title).toBeVisible()
      if (id !== 'session-expired') expect(page.url(), title).toContain(opens)
      await city.faults()
    }
  })
}

test('An address of a situation that this world cannot make says why, in the browser', async ({
  page,
  city,
}) => {
  await city.reset('empty')
  await page.goto(`/__mock/go/appeal-returned?world=${city.name}`)
  await expect(page.getByRole('alert')).toContainText('请用场景 default 重置后再试')
  await page.getByRole('link', { name: '打开测试控制台' }).click()
  await expect(page).toHaveURL(/\/__mock\?world=/)
})

test('A form that a colleague changed meanwhile asks whose words stay', async ({ page, city }) => {
  await page.goto(`/__mock/go/edited-by-two?world=${city.name}`)
  await field(page, '标题').fill('海外仓年度招标（我改）')
  await expect
    .poll(async () => (await city.table<{ id: string; title: string }>('exchange')).map(({ title }) => title))
    .toContain('海外仓年度招标（同事改）')
  await page.getByRole('button', { name: '预览并提交' }).last().click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '内容已在别处更新' })).toBeVisible()
})

test('A browser that has the portal’s files is told of their new version by one press @worker @alone', async ({
  page,
}) => {
  await page.goto('/policy/apply')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/__mock#/situations')
  await page.getByRole('link', { name: '离线包有更新' }).click()
  const notice = page.getByRole('status').filter({ hasText: '有新版本' })
  await expect(notice.getByRole('button', { name: '更新' })).toBeVisible()
})

test('A receipt that was lost once is asked for again, and the deed is done once', async ({ page, city }) => {
  await page.goto(`/__mock/go/lost-receipt?world=${city.name}`)
  await page.getByRole('button', { name: /^收藏/ }).first().click()
  const favourites = async () =>
    (await city.journal()).filter((one) => one.path.includes('/favorite/')).map((one) => one.dropped ?? false)
  await expect.poll(favourites, { timeout: 60_000 }).toEqual([true, false])
  const rows = await city.table<{ id: string }>('policyFavourite')
  expect(rows.filter(({ id }) => id === 'u-enterprise:policy-rd')).toHaveLength(1)
})
