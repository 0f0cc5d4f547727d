import type { Page } from '@playwright/test'
import { isoDay } from '#lib/dates.ts'
import {
  chooseFilter,
  goOffline,
  goOnline,
  installPortal,
  waitUntilStored,
  openMessage,
  signIn,
} from './act.ts'
import { field } from './field.ts'
import {
  openAs,
  requestDocking,
  type ExchangeRow,
  fillSupply,
  sampleSupply,
  preview,
  type RequestRow,
} from './exchange.ts'
import { photo, sizeOf } from './photo.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

const DAY = 86_400_000
const inDays = (days: number) => isoDay(Date.now() + days * DAY)
const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')
const detail = (kind: string, id: string) => `/docking/${kind}-service/detail?id=${id}`
const own = (kind: string, id: string) => `/docking/${kind}-service/view/${id}`

test('A demand is found, requested offline by another enterprise, negotiated and solved, and other applicants are notified @worker', async ({
  page,
  city,
  browser,
}) => {
  const all = await city.table<ExchangeRow>('exchange')
  const demand = all.find(({ id }) => id === 'demand-1')!
  await signIn(page, city, 'other', '/docking/demand-service/list')
  await see.heading(page, '需求大厅')
  await chooseFilter(page, '类别', demand.category)
  await page.getByRole('searchbox', { name: '搜需求或企业' }).fill(demand.title)
  await page.keyboard.press('Enter')
  await rows(page, '需求').locator(`a[href$="id=${demand.id}"]`).click()
  await see.heading(page, demand.title)
  const main = page.getByRole('main')
  await expect(main).toContainText('138****0001')
  await expect(main).not.toContainText(demand.contactPhone)

  await installPortal(page)
  await goOffline(page)
  await requestDocking(page, '太短了')
  const dialog = page.getByRole('dialog', { name: '申请对接' })
  await expect(dialog.getByLabel(/^对接说明/)).toHaveAccessibleDescription(/对接说明至少 10 个字/)
  await dialog.getByLabel(/^对接说明/).fill('我们有同类产线，可以先寄样品，再约时间到厂交流。')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog.getByRole('status').first()).toContainText('尚未送达市平台。提交后给出回应时限')
  await expect(main.getByText('对接申请待上传')).toBeVisible()
  await expect(page.getByRole('button', { name: '申请对接' })).toHaveCount(0)
  await goOnline(page)
  await expect(dialog.getByRole('status').first()).toContainText(
    /已提交.*当前处理单位.*（发布方）.*前未回应的自动失效/s,
  )
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(main).toContainText(demand.contactPhone, { timeout: 30_000 })
  await expect(main.getByText(/待对接，等待发布方联系/)).toBeVisible()
  await main.getByRole('link', { name: '查看我的对接申请' }).click()
  await expect(rows(page, '需求').filter({ hasText: demand.title })).toContainText('待对接')
  await page.goBack()
  expect(await city.effects('/demand/docker/')).toHaveLength(1)

  // A third enterprise applies as well.
  const third = await openAs(browser, city, 'provider', detail('demand', 'demand-1'))
  await requestDocking(third, '我们可以提供整体方案，愿意现场勘查后报价。')
  await expect(third.getByText(/待对接，等待发布方联系/)).toBeVisible({ timeout: 30_000 })

  // The publisher negotiates with the first applicant and marks the demand as solved with it.
  const publisher = await openAs(browser, city, 'enterprise', '/user/message')
  await publisher
    .getByRole('link', { name: /申请对接您的需求$/ })
    .first()
    .click()
  await expect(publisher.getByRole('dialog')).toContainText('嘉树新材料有限公司申请对接您的需求')
  await publisher.getByRole('dialog').getByRole('link', { name: '查看需求' }).click()
  await see.address(publisher, own('demand', 'demand-1'))
  const request = rows(publisher, '对接申请').filter({ hasText: '嘉树新材料' })
  await expect(request).toContainText('13800000004')
  await expect(request).toContainText('查看过联系方式：何嘉树')
  await request.getByRole('button', { name: /^记为已联系/ }).click()
  await request.getByRole('button', { name: /^开始洽谈/ }).click()
  await expect(request.getByText('洽谈中', { exact: true })).toBeVisible()
  await publisher.getByRole('button', { name: /^标记已解决/ }).click()
  const solving = publisher.getByRole('dialog', { name: '需求已解决' })
  await solving.getByRole('button', { name: '确认已解决' }).click()
  await expect(solving.getByText('请选择达成对象')).toBeVisible()
  await solving.getByRole('radio', { name: /^嘉树新材料/ }).check()
  await solving.getByRole('button', { name: '确认已解决' }).click()
  await expect(request.getByText('已达成', { exact: true })).toBeVisible({ timeout: 30_000 })

  const requests = (await city.table<RequestRow>('docking')).filter(({ targetId }) => targetId === 'demand-1')
  expect(requests.find(({ enId }) => enId === 'en-jiashu')?.status).toBe('已达成')
  expect(requests.find(({ enId }) => enId === 'en-qiming')?.status).toBe('已有结果')
  await openMessage(third, '您申请对接的需求已有结果', demand.title)
  await third.getByRole('dialog').getByRole('link', { name: '查看需求' }).click()
  await expect(rows(third, '需求').filter({ hasText: demand.title })).toContainText(
    '已有结果：发布方已与其他企业达成合作',
  )
  await third.goto(detail('demand', 'demand-1'))
  await expect(third.getByText('已解决，不再接受新的对接申请')).toBeVisible()
  await page.goto('/user/my-demand?view=asked')
  await expect(rows(page, '需求').filter({ hasText: demand.title })).toContainText('已达成')
  await third.context().close()
  await publisher.context().close()
})

test('A supply is published offline with five pictures, rejected once, corrected, approved, and found by a visitor @worker', async ({
  page,
  city,
  browser,
}) => {
  await signIn(page, city, 'enterprise', '/docking/supply-service/add')
  await expect(field(page, '标题')).toBeVisible()
  await expect(field(page, '所在地区').getByRole('option', { name: '高新区' })).toBeAttached()
  await waitUntilStored(page, 'common', 'dicts')
  await installPortal(page)
  await goOffline(page)
  await fillSupply(page, inDays(30))
  await field(page, '详细说明').fill(`${sampleSupply.description}有意请电 13800000001。`)
  await expect(page.getByText('公开的内容中有手机号。')).toBeVisible()
  await field(page, '详细说明').fill(sampleSupply.description)
  await expect(page.getByText('公开的内容中有手机号。')).toHaveCount(0)
  const colours = ['#c33', '#3c3', '#33c', '#cc3', '#3cc']
  const photos = []
  for (const [at, colour] of colours.entries())
    photos.push(await photo(page, `样件${String(at + 1)}.jpg`, colour))
  await page.getByLabel('选择文件：图片').setInputFiles(photos)
  const pictures = rows(page, '已选图片')
  await expect(pictures).toHaveCount(5)
  await page.getByRole('button', { name: '前移 样件5.jpg' }).press('Enter')
  await expect(page.getByRole('button', { name: '前移 样件5.jpg' })).toBeFocused()
  await expect(pictures.nth(3)).toContainText('第 4 张')
  await pictures.nth(1).dragTo(pictures.nth(0))
  const names = () =>
    pictures.getByRole('button', { name: /^移除/ }).evaluateAll((all) => all.map((one) => one.ariaLabel))
  await expect.poll(names).toEqual([2, 1, 3, 5, 4].map((n) => `移除 样件${String(n)}.jpg`))
  await preview(page)
  await expect(page.getByRole('region', { name: '预览' })).toContainText('澄岳精密制造有限公司')
  await expect(page.getByRole('img', { name: `${sampleSupply.title}，第 1 张，共 5 张` })).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已保存在本机，联网后自动提交' })).toBeVisible()
  await goOnline(page)
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 60_000 })
  expect(await city.effects('/supply/save')).toHaveLength(1)
  const saved = (await city.table<ExchangeRow>('exchange')).find(({ title }) => title === sampleSupply.title)!
  expect(saved).toMatchObject({ status: '待审核', publisherOrg: '澄岳精密制造有限公司' })
  expect(saved.images).toHaveLength(5)
  const bytes = await city.bytes('样件2.jpg')
  expect(sizeOf(bytes)).toEqual({ width: 1920, height: 2560 })
  expect(bytes.includes('Exif')).toBe(false)

  await city.advance('supply', saved.id, 'reject', '请补充设备和精度', {
    asked: [{ field: 'description', errorMessage: '请写明加工精度' }],
  })
  await page.goto('/user/my-supply')
  const mine = rows(page, '供给').filter({ hasText: sampleSupply.title })
  await expect(mine).toContainText('原因：请补充设备和精度')
  await mine.getByRole('link', { name: /^修改/ }).click()
  await see.heading(page, '修改供给')
  await see.fieldError(page, '详细说明', /请写明加工精度/)
  await expect(pictures).toHaveCount(5)
  await field(page, '详细说明').fill(`${sampleSupply.description}加工精度正负 0.01 毫米。`)
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  await city.advance('supply', saved.id, 'pass')
  const now = (await city.table<ExchangeRow>('exchange')).find(({ id }) => id === saved.id)!
  expect(now.images).toEqual(saved.images)

  const visitor = await browser.newContext({ baseURL: test.info().project.use.baseURL! })
  await visitor.addCookies([{ name: 'mock_world', value: city.name, url: test.info().project.use.baseURL! }])
  const guest = await visitor.newPage()
  await guest.goto(`/docking/supply-service/list?keyword=${encodeURIComponent(sampleSupply.title)}`)
  await rows(guest, '供给').getByRole('link', { name: sampleSupply.title }).click()
  await see.heading(guest, sampleSupply.title)
  const shown = guest.getByRole('img', { name: `${sampleSupply.title}，第 1 张，共 5 张` })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1920)
  await expect(guest.getByRole('main')).toContainText('加工精度正负 0.01 毫米')
  await expect(guest.getByRole('main')).not.toContainText('13800000001')
  // The keyboard opens and browses the large pictures.
  await guest.getByRole('button', { name: /查看大图/ }).press('Enter')
  await guest.keyboard.press('ArrowRight')
  await expect(guest.getByRole('dialog', { name: '2 / 5' })).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('link', { name: '登录后申请对接' })).toBeVisible()
  await visitor.close()
})

test('An offline removal from the hall can be undone, and an expired demand is renewed with one press @worker', async ({
  page,
  city,
}) => {
  const all = await city.table<ExchangeRow>('exchange')
  const mine = all.filter(({ enId, kind }) => enId === 'en-chengyue' && kind === 'demand')
  const open = mine.find(({ id }) => id === 'demand-2')!
  await signIn(page, city, 'enterprise', '/user/my-demand')
  await expect(rows(page, '需求')).toHaveCount(mine.length)
  await installPortal(page)
  await waitUntilStored(page, 'docking', 'demandMine')
  await goOffline(page)
  const row = rows(page, '需求').filter({ hasText: open.title })
  const takeDown = async () => {
    await row.getByRole('button', { name: /^下架/ }).click()
    await page.getByRole('dialog', { name: '下架该需求？' }).getByRole('button', { name: '下架' }).click()
  }
  await takeDown()
  await expect(row.getByText('待生效')).toBeVisible()
  await expect(row.getByText('已下架', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^取消下架/ }).click()
  // The state equals the city's again, so no item is left to send.
  await expect(row.getByText('待生效')).toHaveCount(0)
  await takeDown()
  await expect(row.getByText('待生效')).toBeVisible()
  await goOnline(page)
  await expect(row.getByText('待生效')).toHaveCount(0, { timeout: 30_000 })
  await expect(row.getByText('已下架', { exact: true })).toBeVisible()
  expect(await city.effects('/demand/down/')).toHaveLength(1)
  expect(await city.effects('/demand/up/')).toHaveLength(0)

  await chooseFilter(page, '状态', '已过期')
  await expect(rows(page, '需求')).toHaveCount(1)
  const expired = mine.find((one) => one.status === '已上架' && one.deadline < inDays(0))!
  await rows(page, '需求')
    .getByRole('button', { name: /^续期 30 天/ })
    .click()
  await see.toast(page, '已续期 30 天')
  await expect
    .poll(
      async () => (await city.table<ExchangeRow>('exchange')).find(({ id }) => id === expired.id)?.deadline,
    )
    .toBe(inDays(30))
  await page.goto(detail('demand', expired.id))
  await expect(page.getByText('还剩 30 天', { exact: true })).toBeVisible()
})

test('During the audit of an edit, others read the previous version, and the owner sees the differences', async ({
  page,
  city,
  browser,
}) => {
  const before = (await city.table<ExchangeRow>('exchange')).find(({ id }) => id === 'demand-2')!
  await signIn(page, city, 'enterprise', '/docking/demand-service/edit/demand-2')
  await field(page, '标题').fill('改写后的标题')
  await preview(page)
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('heading', { name: '已提交', exact: true })).toBeVisible({ timeout: 30_000 })
  await page.goto(own('demand', 'demand-2'))
  await expect(page.getByText(`${before.title} → 改写后的标题`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^标记已解决/ })).toBeVisible()
  const other = await openAs(browser, city, 'other', detail('demand', 'demand-2'))
  await see.heading(other, before.title)
  await city.advance('demand', 'demand-2', 'pass')
  await other.reload()
  await see.heading(other, '改写后的标题')
  await other.context().close()
})

test('A demand lists the supplies of the same thing with reasons, from records on the device', async ({
  page,
}) => {
  await page.goto(detail('demand', 'demand-1'))
  const matches = rows(page, '匹配的供给')
  await expect(matches).toHaveCount(2)
  await expect(matches).toContainText(['都是“精密轴类件车铣”', '都是“精密轴类件车铣”'])
})
