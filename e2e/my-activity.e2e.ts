import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { goOffline, goOnline, installPortal, signIn, waitUntilStored } from './act.ts'
import { expect, test } from './test.ts'

interface ActivityRow {
  id: string
  title: string
  startTime: string
  cancelled: boolean
}
interface SignupRow {
  id: string
  activityId: string
  userId: string
  status: string
  checkInTime?: string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Timeout for what arrives over the network on a busy machine */
const NETWORK_TIMEOUT = { timeout: 60_000 }
const rows = (page: Page) => page.getByRole('list', { name: '活动', exact: true }).getByRole('listitem')

test('The exported calendar contains all pages of coming activities, and a cancelled activity is updated from its row', async ({
  page,
  city,
}) => {
  // Adds twelve more sign-ups, so that the list has two pages.
  const coming = (await city.table<ActivityRow>('activity')).filter(
    ({ id, startTime, cancelled }) =>
      /^activity-\d+$/.test(id) && !cancelled && Date.parse(startTime) > Date.now() + HOUR,
  )
  const signups = (await city.table<SignupRow>('activityParticipant')).filter(
    ({ userId, activityId }) => userId === '' && !activityId.startsWith('activity-q'),
  )
  await Promise.all(
    coming.slice(0, 12).map(({ id }, at) =>
      city.change('activityParticipant', signups[at]!.id, {
        activityId: id,
        userId: 'u-enterprise',
        enId: 'en-chengyue',
        status: '已通过',
      }),
    ),
  )
  await signIn(page, city, 'enterprise', '/user/activity')
  await expect(rows(page)).toHaveCount(10)
  const count = Number(/\d+/.exec(await page.getByRole('link', { name: /^即将参加/ }).innerText())?.[0])
  expect(count).toBeGreaterThan(12)
  const file = async (name: string | RegExp) => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    return (await readFile(await (await saved).path(), 'utf8')).replaceAll('\r\n ', '')
  }
  const entries = (text: string) => text.split('BEGIN:VEVENT').slice(1)
  const before = entries(await file('导出到日历'))
  const { title } = (await city.table<ActivityRow>('activity')).find(({ id }) => id === 'activity-signed')!
  const ofSigned = (of: string[]) => of.filter((one) => /UID:activity-activity-signed\r/.test(one))
  expect(ofSigned(before)).toHaveLength(1)
  expect(before.filter((one) => one.includes('STATUS:CONFIRMED'))).toHaveLength(count)

  await city.advance('roadshow', 'activity-signed', '取消', '主讲人不能到场')
  await page.reload()
  const [off] = ofSigned(entries(await file('导出到日历')))
  expect(off).toContain('STATUS:CANCELLED')
  // The cancelled activity is in the list of past activities, from which the calendar can be updated.
  await page.getByRole('link', { name: /^已结束/ }).click()
  await expect(rows(page).filter({ hasText: title })).toContainText('活动已取消')
  const [one] = entries(await file(new RegExp(`^更新日历.*${title}`)))
  expect(one).toContain('STATUS:CANCELLED')
  expect(one).toContain('SEQUENCE:1\r')
})

test('A check-in code is shown without a network, and the check-in counts from the moment it was pressed @worker', async ({
  page,
  city,
}) => {
  const { title, startTime } = (await city.table<ActivityRow>('activity')).find(
    ({ id }) => id === 'activity-soon',
  )!
  const ahead = Date.parse(startTime) - 20 * MINUTE - Date.now()
  await city.clock(ahead)
  await signIn(page, city, 'enterprise', '/user/activity')
  const row = rows(page).filter({ hasText: title })
  await expect(row).toContainText('现在可以签到')
  const code = await city.placeCode('activity-soon')
  await installPortal(page)
  await waitUntilStored(page, 'activity', 'myApply')
  await goOffline(page)
  await page.reload()
  await row.getByRole('button', { name: /^签到码/ }).click()
  const pass = page.getByRole('dialog', { name: '签到码' })
  await expect(pass.getByRole('img', { name: /^签到码 HD-/ })).toBeVisible()
  await expect(pass).toContainText(title)
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /^签到(?!码)/ }).click()
  const checkIn = page.getByRole('dialog', { name: '现场签到' })
  await checkIn.getByLabel('现场码').fill(code)
  await checkIn.getByRole('button', { name: '签到' }).click()
  await expect(row.getByText('待确认签到', { exact: true })).toBeVisible()
  const pressed = Date.now() + ahead
  // The activity is over before the network is back.
  await city.clock(ahead + 5 * HOUR)
  await goOnline(page)
  await expect
    .poll(
      async () =>
        (await city.table<SignupRow>('activityParticipant')).find(
          ({ id }) => id === 'participant-u-enterprise-activity-soon',
        )?.status,
      NETWORK_TIMEOUT,
    )
    .toBe('已签到')
  const signup = (await city.table<SignupRow>('activityParticipant')).find(
    ({ id }) => id === 'participant-u-enterprise-activity-soon',
  )!
  expect(Math.abs(Date.parse(signup.checkInTime!) - pressed)).toBeLessThan(MINUTE)
  expect(Date.parse(signup.checkInTime!)).toBeGreaterThan(Date.parse(startTime) - 30 * MINUTE)
  expect(await city.effects('/activity/participant')).toHaveLength(1)
})
