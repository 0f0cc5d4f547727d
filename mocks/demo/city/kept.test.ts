import { afterAll, beforeEach, expect, test } from 'vitest'
import { appeal } from '#api/appeal.ts'
import type { World } from '#mocks/city.ts'
import { newAppeal } from '#mocks/examples/matters.test-data.ts'
import { respond } from '#mocks/server.ts'
import { resetWorld, worldOf } from '#mocks/world.ts'
import { keepWorld, openWorld } from './kept.ts'
import { isLineCut, setLineCut } from './line.ts'

const BUILD = 'one build'
const bytes = new Uint8Array([1, 2, 3])

/** Ends the worker: what it had in memory is gone. */
const endWorker = () => resetWorld('default', 'empty', 2)
const world = (): World => worldOf('default')

/** Hands in an appeal as a member, by a key. */
const appealBy = (token: string, key: string) =>
  new Request(`http://city.test${appeal.save.path}`, {
    method: appeal.save.method,
    headers: {
      authorization: `Bearer ${token}`,
      enid: 'en-chengyue',
      'idempotency-key': key,
      'content-type': 'application/json',
    },
    body: JSON.stringify(newAppeal),
  })

beforeEach(() => {
  resetWorld('default', 'empty', 1)
})
afterAll(() => {
  resetWorld('default', 'default', 1)
})

test('a worker that was ended goes on with its city: session, records, files, clock and what was sent', async () => {
  const { access_token } = world().grant('u-enterprise')
  const users = world().db.user.count()
  world().db.user.change('u-enterprise', { nickname: '林晚' })
  world().next('SB')
  world().clockOffset = 86_400_000
  world().sms.push({ tel: '13800000001', type: 'login', code: '246810', time: world().iso() })
  world().files.set('/upload/a.pdf', {
    filePath: '/upload/a.pdf',
    fileName: 'a.pdf',
    type: 'application/pdf',
    bytes,
    userId: 'u-enterprise',
    enId: '',
  })
  await keepWorld(BUILD)
  const next = world().next('SB')
  endWorker()
  await openWorld(BUILD)
  expect(world().db.grant.find(access_token)?.userId).toBe('u-enterprise')
  expect(world().db.user.count()).toBe(users)
  expect(world().db.user.find('u-enterprise')?.nickname).toBe('林晚')
  expect(world().next('SB')).toBe(next)
  expect(world().clockOffset).toBe(86_400_000)
  expect(world().sms.at(-1)?.code).toBe('246810')
  expect(world().files.get('/upload/a.pdf')?.bytes).toEqual(bytes)
})

test('a row that is removed stays removed', async () => {
  await keepWorld(BUILD)
  world().db.user.remove('u-other')
  await keepWorld(BUILD)
  endWorker()
  await openWorld(BUILD)
  expect(world().db.user.find('u-other')).toBeUndefined()
  expect(world().db.user.find('u-enterprise')).toBeDefined()
})

test('a call that is repeated after the worker was ended gets its first answer', async () => {
  const { access_token } = world().grant('u-enterprise')
  const first = await (await respond(appealBy(access_token, 'key-1'))).text()
  expect(first).toContain('"returnCode":"200"')
  expect(world().db.appeal.count()).toBe(1)
  await keepWorld(BUILD)
  endWorker()
  await openWorld(BUILD)
  expect(await (await respond(appealBy(access_token, 'key-1'))).text()).toBe(first)
  expect(first).toContain('"returnCode":"200"')
  expect(world().db.appeal.count()).toBe(1)
})

test('a city that another build kept begins anew', async () => {
  world().clockOffset = 5
  await keepWorld(BUILD)
  endWorker()
  await openWorld('a newer build')
  expect(world().clockOffset).toBe(0)
})

test('a cut line stays cut', async () => {
  await setLineCut(true)
  expect(await isLineCut()).toBe(true)
  await setLineCut(false)
  expect(await isLineCut()).toBe(false)
})
