import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn } from './act.ts'
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
}

const HOUR = 3_600_000
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
