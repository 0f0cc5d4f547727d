import { goOffline, installPortal, keptOnDevice, signIn } from './act.ts'
import { field } from './field.ts'
import { expect, test } from './test.ts'

test('the origin is chosen by province and city, goes on without a network, and is a district in our city', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/market/publish')
  const tree = page.waitForResponse(/states\/data\/json/)
  await page.getByText('按省、市、区县选择').click()
  await page.getByLabel('省份').selectOption('江苏省')
  await page.getByLabel('城市').selectOption('苏州市')
  await expect(field(page, '产地')).toHaveValue('江苏苏州')
  await (await tree).finished()

  await goOffline(page)
  await page.getByLabel('城市').selectOption('无锡市')
  await page.getByLabel('区县').selectOption('江阴市')
  await expect(field(page, '产地')).toHaveValue('江苏无锡江阴市')
  await page.getByLabel('省份').selectOption('山东省')
  await page.getByLabel('城市').selectOption('滨海市')
  await page.getByLabel('区县').selectOption('高新区')
  await expect(field(page, '产地')).toHaveValue('高新区')
})

test('who has only signed in can choose a category without a network', async ({ page, city }) => {
  await signIn(page, city, 'enterprise', '/user/my-market')
  await installPortal(page)
  await keptOnDevice(page, 'common', 'dictTree')
  await goOffline(page)
  await page.goto('/market/publish')
  await field(page, '大类').selectOption('机械设备')
  await field(page, '小类').selectOption('机床 / 数控车床')
  await expect(field(page, '小类')).toHaveValue('机床 / 数控车床')
})
