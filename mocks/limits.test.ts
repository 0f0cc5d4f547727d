import { getResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { consoleReply } from './console/api.ts'
import { handlers } from './common/handlers.ts'
import { LimitedMap, limits } from './limits.ts'
import type { JournalEntry } from './city.ts'
import { allWorlds, resetWorld, worldOf } from './world.ts'

afterEach(() => vi.useRealTimers())

const behaviour = 'POST /policy/api/log/behavior/record'

/** Makes one call directly to the handlers. */
async function callOf(line: string, { body, ...headers }: { body?: string } & Record<string, string> = {}) {
  const [method = 'GET', path = '/'] = line.split(' ')
  const init = { method, headers: { 'x-mock-world': 'many', 'content-type': 'application/json', ...headers } }
  const reply = await getResponse(
    handlers,
    new Request(`http://city.test${path}`, body === undefined ? init : { ...init, body }),
  )
  return reply!
}

test('a world keeps no more of its calls than the limits allow', { timeout: 120_000 }, async () => {
  const world = resetWorld('many', 'empty', 1)
  const body = JSON.stringify({ action: '浏览', page: '/' })
  for (let at = 1; at <= 1_050; at += 1)
    await callOf(behaviour, { body, 'idempotency-key': `key-${String(at)}` })
  expect([world.calls, world.journal.length, world.journal[0]!.seq]).toEqual([1_050, 500, 551])
  expect(world.db.behaviour.getAll()).toHaveLength(1_000)
  expect(world.remembered.size).toBe(1_050)
  const reply = Promise.resolve(null)
  for (let at = 0; at < limits.remembered.most; at += 1)
    world.remembered.set(String(at), { fingerprint: '', reply })
  expect(world.remembered.size).toBe(limits.remembered.most)
  expect(world.remembered.get('key-1050')).toBeUndefined()
})

test('the newest thousand sign-ins and the newest 200 captchas are kept', () => {
  const world = resetWorld('many', 'empty', 1)
  const [oldestGrant, newerGrant] = [world.grant('u-person'), world.grant('u-person')]
  for (let at = 1; at < limits.grants.most; at += 1) world.grant('u-other')
  expect(world.db.grant.getAll()).toHaveLength(limits.grants.most)
  expect(world.db.grant.find(oldestGrant.access_token)).toBeUndefined()
  expect(world.db.grant.find(newerGrant.access_token)).toBeDefined()
  for (let at = 0; at < 300; at += 1) world.captchas.set(String(at), 'ABCD')
  expect([world.captchas.size, world.captchas.get('99'), world.captchas.get('100')]).toEqual([
    200,
    undefined,
    'ABCD',
  ])
})

const long = 'x'.repeat(100_000)
test.each([
  ['paths', () => callOf(`GET /uaa/api/states/provinces/${long}/cities`)],
  [
    'bodies',
    () => callOf(behaviour, { body: JSON.stringify({ action: '浏览', page: long.slice(0, 60_000) }) }),
  ],
  ['tokens', () => callOf(behaviour, { body: '{}', authorization: `Bearer ${long}` })],
  ['types', () => callOf(behaviour, { body: '{}', 'content-type': `application/json;${long}` })],
])('the journal keeps at most 4 MB with long %s', async (_, makeCall) => {
  const world = resetWorld('many', 'empty', 1)
  for (let at = 0; at < 120; at += 1) await makeCall()
  expect(world.journal.length).toBeLessThan(40)
  expect(JSON.stringify(world.journal).length * 2).toBeLessThan(4 * 1_048_576)
})

test('reading the journal from a call returns the later calls', async () => {
  resetWorld('many', 'empty', 1)
  for (let at = 0; at < 3; at += 1) await callOf('GET /uaa/api/dict/value?typeCode=unit')
  const since = async (seq: number) => {
    const headers = { 'x-mock-world': 'many' }
    const request = new Request(`http://city.test/__mock/journal?since=${String(seq)}`, { headers })
    return ((await (await consoleReply(request)).json()) as JournalEntry[]).map((one) => one.seq)
  }
  expect(await since(0)).toEqual([1, 2, 3])
  expect(await since(2)).toEqual([3])
})

test('a new call stands in a journal that is full of calls that changed the world', async () => {
  const world = resetWorld('many', 'empty', 1)
  const body = JSON.stringify({ action: '浏览', page: '/' })
  for (let at = 1; at <= 501; at += 1) await callOf(behaviour, { body })
  expect(world.lostCalls).toBe(1)
  await callOf('GET /uaa/api/dict/value?typeCode=unit')
  expect(world.journal.at(-1)).toMatchObject({ method: 'GET', seq: 502 })
})

test('a captcha expires after 15 minutes and an idempotency key after a day', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const world = resetWorld('many', 'empty', 1)
  world.captchas.set('c', 'ABCD')
  world.remembered.set('k', { fingerprint: '', reply: Promise.resolve() })
  vi.advanceTimersByTime(899_000)
  expect(world.captchas.get('c')).toBe('ABCD')
  vi.advanceTimersByTime(2_000)
  expect(world.captchas.get('c')).toBeUndefined()
  expect(world.remembered.get('k')).toBeDefined()
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(world.remembered.get('k')).toBeUndefined()
})

test('a map limited by bytes removes the oldest entry, also when its size is set later', () => {
  const limitedMap = new LimitedMap<string>({ most: 10, bytes: 100 }, () => 0)
  for (const key of ['a', 'b', 'c']) limitedMap.set(key, key, 40)
  expect(limitedMap.values()).toEqual(['b', 'c'])
  limitedMap.setBytes('c', 90)
  expect(limitedMap.values()).toEqual(['c'])
  limitedMap.delete('c')
  limitedMap.set('d', 'd', 100)
  expect(limitedMap.values()).toEqual(['d'])
})

test('the uploads of a world stay under 100 MB', () => {
  const { files } = resetWorld('many', 'empty', 1)
  const bytes = new Uint8Array(1)
  for (let at = 0; at < 8; at += 1) {
    const filePath = `/upload/${String(at)}`
    files.set(
      filePath,
      { filePath, fileName: '', type: '', bytes, userId: 'u-person', enId: '' },
      20 * 1_048_576,
    )
  }
  expect(files.values().map((one) => one.filePath)).toEqual([
    '/upload/3',
    '/upload/4',
    '/upload/5',
    '/upload/6',
    '/upload/7',
  ])
})

test('the forty worlds used last are kept, and always the default one', { timeout: 60_000 }, () => {
  const defaultWorld = resetWorld('default', 'empty', 1)
  const first = resetWorld('w-first', 'empty', 1)
  for (let at = 0; at < limits.worlds.most; at += 1) {
    worldOf('w-first')
    resetWorld(`w-${String(at)}`, 'empty', 1)
  }
  expect(allWorlds()).toHaveLength(limits.worlds.most)
  expect(worldOf('w-first')).toBe(first)
  expect(worldOf('default')).toBe(defaultWorld)
  expect(allWorlds().map((one) => one.name)).not.toContain('w-0')
})
