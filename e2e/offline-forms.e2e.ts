import type { Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import type { City } from './city.ts'
import { field } from './field.ts'
import * as see from './see.ts'
import { nextPage } from './srdi.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

interface Row {
  id: string
  itemId: string
  status: string
  specForm?: { mainProduct?: string }
}
const declarations = (city: City) => city.table<Row>('declaration')
const addressOf = (itemId: string) => `/declare/apply/spec-declare?item=${itemId}`

/** Waits until 本机存储 reports that all pages are stored, cuts off the network and continues in a new page. */
async function openColdWithAll(page: Page): Promise<Page> {
  await page.goto('/user/device')
  await installPortal(page)
  await expect(page.getByText('常用页面已保存到本机')).toBeVisible({ timeout: 120_000 })
  return openCold(page)
}

/** Cuts off the network and continues in a new page. */
async function openCold(page: Page): Promise<Page> {
  await goOffline(page)
  const fresh = await page.context().newPage()
  await page.close()
  return fresh
}

/** Opens the project of a special declaration once, in a browser without data fetched ahead. */
async function lookAtItem(page: Page, city: City, itemId: string): Promise<void> {
  const { name } = (await city.table<{ id: string; name: string }>('item')).find(({ id }) => id === itemId)!
  await signIn(page, city, 'enterprise', `/declare/apply?keyword=${encodeURIComponent(name)}`)
  await expect(main(page).getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  await installPortal(page)
  await waitUntilStored(page, 'declare', 'items', name)
}

test('A draft stored by the city opens cold and offline with its industry, although it was never opened on this device @worker @ahead', async ({
  page: first,
  city,
}) => {
  test.setTimeout(240_000)
  await signIn(first, city)
  const page = await openColdWithAll(first)
  await page.goto('/user/my-declare')
  const draft = page.getByRole('listitem').filter({ hasText: '草稿' })
  await draft.getByRole('link', { name: '继续填写' }).click()
  await expect(field(page, '主导产品')).toHaveValue('精密滚珠丝杠副')
  await expect(page.getByRole('combobox', { name: /^所属行业/ })).toHaveValue('3451 滚动轴承制造')
})

test('Forms of demands and goods offer all industries, districts, units and places, cold and offline @worker @ahead', async ({
  page: first,
  city,
}) => {
  test.setTimeout(240_000)
  await signIn(first, city)
  const page = await openColdWithAll(first)
  await page.goto('/docking/demand-service/add')
  for (const label of ['所属行业', '所在地区', '单位'])
    await expect.poll(() => field(page, label).locator('option').count(), label).toBeGreaterThan(6)
  await page.goto('/market/publish')
  await page.getByText('按省、市、区县选择').click()
  await page.getByLabel('省份').selectOption('江苏省')
  await page.getByLabel('城市').selectOption('无锡市')
  await page.getByLabel('区县').selectOption('江阴市')
  await expect(field(page, '产地')).toHaveValue('江苏无锡江阴市')
})

test("A form waits offline if the city's draft is not on the device, and opens by itself when the network is back @worker", async ({
  page: first,
  city,
}) => {
  const { itemId } = (await declarations(city)).find(({ id }) => id === 'zjtx-draft')!
  await lookAtItem(first, city, itemId)
  const page = await openCold(first)
  await page.goto(addressOf(itemId))
  await expect(page.getByText('暂时无法确认市平台有没有本项目的草稿')).toBeVisible()
  await expect(main(page).getByLabel('主导产品')).toHaveCount(0)
  await goOnline(page)
  await expect(field(page, '主导产品')).toHaveValue('精密滚珠丝杠副', { timeout: 60_000 })
})

test("A draft begun offline is merged field by field with the city's draft, and one draft remains @worker", async ({
  page: first,
  city,
}) => {
  const { itemId } = (await declarations(city)).find(({ id }) => id === 'zjtx-draft')!
  await lookAtItem(first, city, itemId)
  const page = await openCold(first)
  await page.goto(addressOf(itemId))
  await page.getByRole('button', { name: '新建一份' }).click()
  await field(page, '主导产品').fill('高精度直线导轨')
  await expect(main(page).getByText(/草稿已保存在本机/)).toBeVisible()
  await goOnline(page)
  await expect(page.getByRole('heading', { name: '草稿已在其他设备上修改' })).toBeVisible({ timeout: 60_000 })
  await expect(
    page.getByRole('group', { name: '主导产品' }).getByRole('radio', { name: /高精度直线导轨/ }),
  ).toBeChecked()
  await expect(
    page.getByRole('group', { name: '所属行业' }).getByRole('radio', { name: /3451/ }),
  ).toBeChecked()
  await page.getByRole('button', { name: '按选择继续' }).click()
  await expect(main(page).getByText('已同步到市平台')).toBeVisible({ timeout: 60_000 })
  const all = (await declarations(city)).filter((one) => one.itemId === itemId)
  expect(all).toMatchObject([
    { id: 'zjtx-draft', specForm: { mainProduct: '高精度直线导轨', industryCode: '3451' } },
  ])
})

test('A form without the list of industries still continues to its next step and names the missing field @worker', async ({
  page: first,
  city,
}) => {
  await city.faults({ match: '*/zjtx/industry/list', status: 503 })
  const begun = (await declarations(city)).find(({ id }) => id === 'zjtx-draft')!
  await city.change('declaration', begun.id, { specForm: { ...begun.specForm, industryCode: '' } })
  await signIn(first, city, 'enterprise', addressOf(begun.itemId))
  await installPortal(first)
  await expect(field(first, '主导产品')).toHaveValue('精密滚珠丝杠副')
  await waitUntilStored(first, 'declare', 'zjtxOne', begun.id)
  const page = await openCold(first)
  await page.goto(addressOf(begun.itemId))
  await expect(page.getByText('行业分类未保存到本机，联网后补填')).toBeVisible()
  await field(page, '申报类型').selectOption('专精特新中小企业')
  await field(page, '企业简介').fill('专注数控机床核心功能部件的研发与制造。')
  await nextPage(page)
  await see.heading(page, /专精特新/)
  await expect(field(page, '上年营业收入')).toBeVisible()
})
