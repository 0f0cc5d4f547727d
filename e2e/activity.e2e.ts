import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCalendar } from '#lib/ics.test-kit.ts'
import { chooseFilter, goOffline, goOnline, installPortal, waitUntilStored, signIn } from './act.ts'
import type { City } from './city.ts'
import { field } from './field.ts'
import { openAs } from './exchange.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

interface ActivityRow {
  id: string
  title: string
  quota: number
  signed: number
  startTime: string
  region: string
}
interface SignupRow {
  id: string
  activityId: string
  userId: string
  status: string
  evaluate?: { score: number; content: string }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Timeout for what arrives over the network on a busy machine */
const NETWORK_TIMEOUT = { timeout: 60_000 }

const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')
const activityOf = async (city: City, id: string) =>
  (await city.table<ActivityRow>('activity')).find((one) => one.id === id)!
/** Returns the section of a detail page with the state of the user's own sign-up. */
const mine = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: '我的报名' }) })

const finish = (page: Page) => page.getByRole('dialog').getByRole('status').first()

/** Fills in the sign-up dialog on the current page and submits it. */
async function signUp(page: Page, people = '1'): Promise<void> {
  await page.getByRole('button', { name: '我要报名' }).click()
  const dialog = page.getByRole('dialog', { name: '活动报名' })
  await expect(field(page, '姓名')).not.toHaveValue('')
  await dialog.getByLabel(/^职务/).fill('生产部经理')
  await dialog.getByLabel(/^参加人数/).selectOption(people)
  await dialog.getByRole('button', { name: '提交报名' }).click()
}

test('Two users sign up offline for the last place: one gets it, the other is put on the waiting list and gets it once it is free @worker', async ({
  page,
  city,
  browser,
}) => {
  const at = '/roadshow/activity-last'
  const find = async () =>
    (await city.table<ActivityRow>('activity')).find(({ id }) => id === 'activity-last')!
  const { title, quota } = await find()
  await signIn(page, city, 'provider', at)
  const other = await openAs(browser, city, 'other', at, { worker: true })
  for (const one of [page, other]) {
    await see.heading(one, title)
    await expect(one.getByRole('main')).toContainText('剩余 1 个名额')
    await installPortal(one)
    await goOffline(one)
    await signUp(one)
    await expect(finish(one)).toContainText('尚未送达市平台。提交后给出报名结果')
    await expect(mine(one).getByText('待提交报名', { exact: true })).toBeVisible()
  }
  await goOnline(page)
  await expect(finish(page)).toContainText(/已提交.*报名状态已通过.*活动变动会发到消息/s, NETWORK_TIMEOUT)
  await page.keyboard.press('Escape')
  await expect(mine(page).getByText('已通过', { exact: true })).toBeVisible(NETWORK_TIMEOUT)
  await goOnline(other)
  await expect(finish(other)).toContainText(/报名状态候补.*您排在候补首位/s, NETWORK_TIMEOUT)
  await other.keyboard.press('Escape')
  await expect(mine(other).getByText('候补第 1 号', { exact: true })).toBeVisible(NETWORK_TIMEOUT)
  expect((await find()).signed).toBe(quota)
  await expect(mine(other)).toContainText('您排在候补首位')

  // The holder gives the place back.
  await mine(page)
    .getByRole('button', { name: /^取消报名/ })
    .click()
  await page.getByRole('dialog', { name: '取消报名？' }).getByRole('button', { name: '取消报名' }).click()
  await expect(mine(page).getByText('已取消', { exact: true })).toBeVisible(NETWORK_TIMEOUT)

  // The other user gets a message and accepts the place offline.
  await other.goto('/user/message')
  await other.getByRole('link', { name: '活动报名待确认候补' }).click()
  await other.getByRole('dialog').getByRole('link', { name: '查看活动' }).click()
  await see.address(other, at)
  await expect(mine(other)).toContainText(/有名额空出，请在.*前确认参加/)
  await goOffline(other)
  await see.connection(other, /离线/)
  await mine(other)
    .getByRole('button', { name: /^确认参加/ })
    .click()
  await expect(mine(other).getByText('待提交确认', { exact: true })).toBeVisible()
  await goOnline(other)
  await expect(mine(other).getByText('已通过', { exact: true })).toBeVisible(NETWORK_TIMEOUT)
  expect((await find()).signed).toBe(quota)
  const all = (await city.table<SignupRow>('activityParticipant')).filter(
    ({ activityId, userId }) => activityId === 'activity-last' && userId !== '',
  )
  expect(all.map(({ userId, status }) => [userId, status])).toEqual([
    ['u-provider', '已取消'],
    ['u-other', '已通过'],
  ])
  await other.context().close()
})

test('A participant rates an activity once after it and can read the rating again', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/user/activity')
  await page.getByRole('link', { name: /^已结束/ }).click()
  const { title } = await activityOf(city, 'activity-evaluate')
  const row = rows(page, '活动').filter({ hasText: title })
  await row.getByRole('button', { name: /^去评价/ }).click()
  const dialog = page.getByRole('dialog', { name: '评价活动' })
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(dialog.getByText('请选择满意程度')).toBeVisible()
  await dialog.getByRole('radio', { name: '4 星 满意' }).check()
  await dialog.getByLabel(/^评价意见/).fill('内容实用，希望多留提问时间。')
  await dialog.getByRole('button', { name: '提交评价' }).click()
  await expect(row).toContainText(/我的评价.*4 分.*内容实用，希望多留提问时间。/, NETWORK_TIMEOUT)
  await expect(row.getByRole('button', { name: /^去评价/ })).toHaveCount(0)
  expect(await city.effects('/activity/evaluate')).toHaveLength(1)
})

test('A user filters activities, finds one by its day and exports it to a calendar, also after it was moved or cancelled', async ({
  page,
  city,
}) => {
  await signIn(page, city, 'enterprise', '/roadshow')
  await see.heading(page, '活动路演')
  const { region } = (await city.table<ActivityRow>('activity')).find((one) => one.region)!
  const there = (await city.table<ActivityRow>('activity')).filter((one) => one.region === region)
  await chooseFilter(page, '地区', region)
  await expect(page.getByRole('status').filter({ hasText: `共 ${String(there.length)} 场` })).toBeVisible()
  await chooseFilter(page, '地区', '全部')
  await chooseFilter(page, '形式', '线下')
  await chooseFilter(page, '状态', '报名中')
  await expect(rows(page, '活动').first()).toContainText('线下')
  await expect(rows(page, '活动').first()).toContainText('个名额')
  await page.getByRole('link', { name: '日历' }).click()
  expect(decodeURIComponent(page.url())).toMatch(/mode=线下/)
  const monthNow = await page
    .getByRole('table', { name: /月活动日历$/ })
    .getByRole('caption')
    .innerText()
  await page.getByRole('link', { name: '下个月' }).click()
  // Waits for the next month before reading its days, because the links of the current month have the same texts.
  await expect(page.getByRole('table', { name: monthNow })).toHaveCount(0)
  const day = page.getByRole('link', { name: /，\d+ 场活动$/ }).first()
  const [, count] = /(\d+) 场活动/.exec((await day.getAttribute('aria-label'))!)!
  await day.click()
  await expect(day).toHaveAttribute('aria-current', 'date')
  await expect(page.getByRole('list', { name: /日的活动$/ }).getByRole('listitem')).toHaveCount(Number(count))

  const file = async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: /^(加入|更新)日历/ }).click()
    return (await readFile(await (await coming).path(), 'utf8')).replaceAll('\r\n ', '')
  }
  await page.goto('/roadshow/activity-signed')
  await expect(mine(page).getByText('已通过', { exact: true })).toBeVisible()
  const before = await file()
  expect(before).toContain('BEGIN:VTIMEZONE')
  expect(before).toMatch(/SEQUENCE:0\r\n/)
  await city.advance('roadshow', 'activity-signed', '改期', '场地检修', { days: 3 })
  await page.reload()
  await expect(page.getByText('活动已改期')).toBeVisible()
  expect(await file()).toMatch(/SEQUENCE:1\r\n/)
  await city.advance('roadshow', 'activity-signed', '取消', '主讲人不能到场')
  await page.reload()
  await expect(page.getByText('活动已取消', { exact: true })).toBeVisible()
  const after = await file()
  expect(after).toContain('STATUS:CANCELLED')
  expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before)?.[0])
  await page.goto('/user/message')
  // Both messages are about one activity, so they stand in one thread, the newest on top.
  await page.getByRole('link', { name: '活动已取消' }).first().click()
  await expect(page.getByRole('dialog').getByText('活动改期')).toBeVisible()
})

test('The live link appears fifteen minutes before the start, and only for accepted participants', async ({
  page,
  city,
}) => {
  await city.change('activity', 'activity-signed', { mode: '线上', liveUrl: 'https://live.example/room' })
  const { startTime } = await activityOf(city, 'activity-signed')
  expect(Date.parse(startTime)).toBeGreaterThan(Date.now())
  await signIn(page, city, 'enterprise', '/roadshow/activity-signed')
  await expect(mine(page).getByText('已通过', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '进入直播' })).toHaveCount(0)
  const live = await activityOf(city, 'activity-live')
  await city.clock(Date.parse(live.startTime) - 14 * MINUTE - Date.now())
  await page.goto('/roadshow/activity-live')
  await expect(mine(page).getByRole('link', { name: '进入直播' })).toHaveAttribute('href', /^https:/)
})

test('A calendar subscription has the filters of the list, and its next request reports a cancelled activity', async ({
  page,
  city,
}) => {
  await page.goto('/roadshow?mode=线下&state=报名中')
  await page.getByRole('button', { name: '订阅日历' }).click()
  const dialog = page.getByRole('dialog', { name: '订阅活动日历' })
  await expect(dialog).toContainText('订阅范围：线下')
  const address = await dialog.locator('code').innerText()
  await expect(dialog.getByRole('link', { name: '打开日历应用' })).toHaveAttribute(
    'href',
    address.replace(/^http/, 'webcal'),
  )
  // A calendar program sends no cookies.
  const subscribed = async () => {
    const reply = await fetch(address, { headers: { 'x-mock-world': city.name } })
    expect(reply.headers.get('content-type')).toMatch(/^text\/calendar/)
    return readCalendar(await reply.text())
  }
  const before = await subscribed()
  const activities = await city.table<ActivityRow & { mode: string; cancelled: boolean }>('activity')
  const one = activities.find(({ mode, cancelled, startTime }) => {
    return mode === '线下' && !cancelled && Date.parse(startTime) > Date.now() + HOUR
  })!
  const entry = (of: typeof before) => of.filter(({ event }) => event.uid === `activity-${one.id}`)
  expect(entry(before)).toMatchObject([{ status: 'CONFIRMED', event: { summary: one.title, sequence: 0 } }])
  const online = activities.filter(({ mode }) => mode === '线上').map(({ id }) => `activity-${id}`)
  expect(before.filter(({ event }) => online.includes(event.uid))).toEqual([])

  await city.advance('roadshow', one.id, '取消', '主讲人不能到场')
  expect(entry(await subscribed())).toMatchObject([{ status: 'CANCELLED', event: { sequence: 1 } }])
})

test('The activity list works offline, shows errors, and suggests filters to remove if nothing matches @worker', async ({
  page,
  city,
}) => {
  await page.goto('/roadshow')
  await expect(rows(page, '活动')).toHaveCount(10)
  await installPortal(page)
  const title = await rows(page, '活动').first().getByRole('link').innerText()
  await rows(page, '活动').first().getByRole('link').click()
  await see.heading(page, title)
  await waitUntilStored(page, 'activity', 'one')
  await waitUntilStored(page, 'activity', 'page')
  await goOffline(page)
  await page.goto('/roadshow')
  await expect(rows(page, '活动')).toHaveCount(10)
  await rows(page, '活动').first().getByRole('link').click()
  await see.heading(page, title)
  // An activity that was never opened on this device
  await page.goto('/roadshow/activity-9')
  await expect(page.locator('[data-state=error]').first()).toBeVisible()
  await goOnline(page)
  await page.goto('/roadshow?type=沙龙&keyword=查无此事')
  await expect(page.getByText('没有符合条件的活动')).toBeVisible()
  await city.faults({ status: 500, match: '*/ua/activity/page' })
  await page.goto('/roadshow?mode=混合')
  await expect(page.locator('[data-state=error]').first()).toBeVisible()
  await city.faults()
})
