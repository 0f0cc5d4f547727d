import * as act from './act.ts'
import * as see from './see.ts'
import { expect, test } from './test.ts'

test('what one has signed up for, and what one has made, are there without a network though nobody looked @worker', async ({
  page,
  city,
}) => {
  const few = (await city.table<{ id: string; title: string }>('activity')).find(
    ({ id }) => id === 'activity-few',
  )!
  const demands = await city.table<{ id: string; kind: string; enId: string; title: string }>('exchange')
  const own = demands.find(({ id, enId }) => id.startsWith('demand-') && enId === 'en-chengyue')!
  await act.signIn(page, city, 'enterprise', '/user/activity')
  await act.installPortal(page)
  await act.keptOnDevice(page, 'activity', 'myApply', 'coming')
  await page.goto(`/roadshow/${few.id}`)
  const listed = async () => (await city.journal()).filter(({ path }) => path.includes('/myApply')).length
  const before = await listed()
  await page.getByRole('button', { name: '我要报名' }).click()
  await page.getByRole('button', { name: '提交报名' }).click()
  await see.connection(page, '在线 · 已同步')
  await expect.poll(async () => (await city.effects('/activity/participant')).length).toBe(1)
  // The list that was read before the sign-up is asked for again, at a quiet moment; so is one's own demand.
  await act.keptOnDevice(page, 'docking', 'myDemand', own.id)
  await expect.poll(async () => (await listed()) > before).toBe(true)
  // Answers are written half a second after they come.
  await page.waitForTimeout(1_000)

  await act.goOffline(page)
  await page.goto('/user/activity')
  await expect(page.getByRole('listitem').filter({ hasText: few.title })).toBeVisible()
  await page.goto(`/docking/demand-service/view/${own.id}`)
  await see.heading(page, own.title)
})
