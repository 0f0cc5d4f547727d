import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, startCity } from '#mocks/city.test-kit.ts'
import { presets } from '#mocks/fault-presets.ts'
import type { ActiveFault } from '#mocks/faults.ts'
import { resetWorld, worldOf } from '#mocks/world.ts'

startCity()
beforeEach(() => void resetWorld('default', 'empty', 1))
afterEach(() => void vi.useRealTimers())

const post = async (path: string, body: unknown) => {
  const reply = await ask(`POST /__mock/faults${path}`, { body })
  return { status: reply.status, body: (await reply.json()) as ActiveFault & { error?: string } }
}
const news = (key?: string) => ask('GET /policy/api/ua/news/page', key ? { key } : {})

test.each(Object.entries(presets))(
  'preset %s begins by its name and by its title',
  async (name, { title }) => {
    for (const preset of [name, title]) {
      const { status, body } = await post('/preset', { preset, match: '/none/*' })
      expect([status, body.title, body.match]).toEqual([200, title, '/none/*'])
    }
    expect(worldOf('default').faults).toHaveLength(1)
  },
)

test('a preset takes call, share, times and minutes', async () => {
  const { body } = await post('/preset', {
    preset: '维护中',
    match: '*/news/*',
    share: 0.5,
    times: 3,
    minutes: 10,
  })
  expect(body).toMatchObject({ statusChance: 0.5, times: 3, match: '*/news/*' })
  expect(Math.round((body.until! - Date.now()) / 60_000)).toBe(10)
})

test('a fault ends by itself after its minutes of real time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await post('/preset', { preset: 'maintenance' })
  expect((await news()).status).toBe(503)
  vi.setSystemTime(Date.now() + 120_001)
  expect((await news()).status).toBe(200)
  expect(await (await ask('GET /__mock/faults')).json()).toEqual([])
})

test('each fault ends alone', async () => {
  await post('/add', { match: '/a', status: 500 })
  await post('/add', { match: '/b', status: 500 })
  const [first] = worldOf('default').faults
  expect((await post('/end', { id: first!.id })).status).toBe(200)
  expect(worldOf('default').faults.map(({ match }) => match)).toEqual(['/b'])
  expect((await post('/end', { id: first!.id })).body.error).toContain('可能已经结束')
})

test('a receipt is lost only for a submit of the outbox', async () => {
  await post('/preset', { preset: '回执丢一次' })
  const behaviour = { body: { action: '浏览', page: '/' } }
  const log = (key?: string) =>
    ask('POST /policy/api/log/behavior/record', { ...behaviour, ...(key ? { key } : {}) })
  expect((await log()).status).toBe(200)
  await expect(log('k1')).rejects.toThrow('fetch failed')
  expect((await log('k1')).status).toBe(200)
  expect(worldOf('default').db.behaviour.getAll()).toHaveLength(2)
})

test('an unknown part and an unknown preset are refused by name', async () => {
  expect((await post('/nope', {})).body.error).toContain('faults/add')
  expect((await post('/preset', { preset: '地震' })).body.error).toContain('慢网')
})
