import { beforeAll, describe, expect, test } from 'vitest'
import { PREFIX as PORTAL_PREFIX, MAX_AGE as PORTAL_AGE } from '#session/cookies.ts'
import { MAX_AGE, PREFIX } from './console/enter.ts'
import { consoleReply } from './console/api.ts'
import type { World } from './city.ts'
import { runDueActions } from './clock.ts'
import { moveDates } from './situation-rows.ts'
import { makeSituation, situations } from './situations.ts'
import { resetWorld } from './world.ts'

const DAY = 86_400_000
const get = (path: string) => consoleReply(new Request(`http://city.test/__mock/${path}`))

test('at least forty situations have different ids and titles, and a sentence each', () => {
  expect(situations.length).toBeGreaterThanOrEqual(40)
  for (const column of ['id', 'title'] as const)
    expect(new Set(situations.map((one) => one[column])).size).toBe(situations.length)
  expect(situations.filter(({ sees, id }) => !sees.endsWith('。') || !/^[a-z-]+$/.test(id))).toEqual([])
})

describe('each situation', () => {
  let world: World
  beforeAll(() => void (world = resetWorld('situations', 'default', 1)))
  const statesIn = () => {
    const { declaration, appeal, activityParticipant, exchange, listing, product, provider, binding } =
      world.db
    const tables = [declaration, appeal, activityParticipant, exchange, listing, product, provider, binding]
    return tables.map((table) =>
      table
        .getAll()
        .map((row) => ('state' in row ? row.state : row.status))
        .sort(),
    )
  }
  const each = situations.map((one) => [one.id, one] as const)

  test.each(each)('%s is made twice in one world, and due actions leave it alone', (_, situation) => {
    makeSituation(world, situation)
    const first = statesIn()
    makeSituation(world, situation)
    expect(statesIn()).toEqual(first)
    runDueActions(world)
    expect(statesIn()).toEqual(first)
  })

  test.each([0, 1, 3, 5])('a sign-up waits for its review %i days after a month, too', (days) => {
    const later = resetWorld('later', 'default', 1)
    later.clockOffset = (30 + days) * DAY
    runDueActions(later)
    makeSituation(
      later,
      situations.find(({ id }) => id === 'signup-waiting')!,
    )
    const waiting = () => later.db.activityParticipant.getAll().filter(({ status }) => status === '待审核')
    const made = waiting()
    runDueActions(later)
    expect(waiting()).toEqual(made)
  })

  test.each(each)('%s is made a month later', (_, situation) => {
    if (world.clockOffset === 0) {
      world.clockOffset = 30 * DAY
      // Runs twice, because some actions are due after those of the first run.
      for (let run = 0; run < 2; run += 1) runDueActions(world)
    }
    makeSituation(world, situation)
    const made = statesIn()
    runDueActions(world)
    expect(statesIn()).toEqual(made)
  })
})

test('an opened address stores world and session, and leads to the page', async () => {
  resetWorld('opened', 'default', 1)
  const reply = await get('go/appeal-returned?world=opened')
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/appeal/demand/detail?id=appeal-new'])
  const cookies = reply.headers.getSetCookie().map((one) => one.split(';')[0])
  expect(cookies).toEqual([
    'mock_world=opened',
    expect.stringMatching(/^portal_access_token=[\w-]{36}$/),
    expect.stringMatching(/^portal_refresh_token=[\w-]{36}$/),
    'portal_user=u-enterprise',
  ])
  expect([PREFIX, MAX_AGE]).toEqual([PORTAL_PREFIX, PORTAL_AGE])
})

test('a visitor’s situation signs out', async () => {
  resetWorld('opened', 'default', 1)
  const reply = await get('go/policy-gone?world=opened')
  expect(reply.headers.getSetCookie()[1]).toMatch(/^portal_access_token=; Path=\/; Max-Age=0/)
})

test.each([
  ['go/nope?world=opened', '没有名为“nope”的情形'],
  ['go/appeal-returned?world=bare', '请用场景 default 重置后再试'],
  ['enter?who=nobody&world=opened', '没有名为“nobody”的账号'],
  ['enter?who=person&to=//evil.example&world=opened', '应为本站的地址'],
  ['enter?who=person&to=/%09/evil.example&world=opened', '应为本站的地址'],
])('%s shows a page with the reason', async (path, reason) => {
  resetWorld('opened', 'default', 1)
  resetWorld('bare', 'empty', 1)
  const reply = await get(path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  expect(await reply.text()).toContain(reason)
})

test('the list names the address of each situation in the world', async () => {
  const list = (await (await get('situations?world=opened')).json()) as { id: string; go: string }[]
  expect(list.map(({ id, go }) => [id, go])).toContainEqual([
    'activity-last-place',
    '/__mock/go/activity-last-place?world=opened',
  ])
})

test('dates move by days, and other texts stay', () => {
  const moved = moveDates({ a: '2026-12-31', b: ['2026-12-31T23:00:00.000Z'], c: '2026 年', d: 5 }, 1)
  expect(moved).toEqual({ a: '2027-01-01', b: ['2027-01-01T23:00:00.000Z'], c: '2026 年', d: 5 })
})
