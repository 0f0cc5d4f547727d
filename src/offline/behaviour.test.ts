// @vitest-environment jsdom
import { get, set } from 'idb-keyval'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { configureHost } from '#api/call/host.ts'
import { Fault } from '#mocks/faults.ts'
import { handlers } from '#mocks/handlers.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { listUnreadable } from './device/aside-list.ts'
import { consent, wasOpenBeforeConsent, MAX_DEEDS, record, sendRecorded, setConsent } from './behaviour.ts'
import { SHARED, storeOf } from './device/db.ts'
import { deviceState } from './view.ts'

// Makes `idle` resolve at once.
vi.mock('#lib/idle.ts', () => ({ idle: () => Promise.resolve() }))

const city = setupServer(...handlers)
const expired = vi.fn()
let world: World

beforeAll(() => city.listen({ onUnhandledRequest: 'error' }))
afterAll(() => city.close())
beforeEach(async () => {
  city.resetHandlers()
  expired.mockClear()
  world = resetWorld('default', 'empty', 1)
  const token = world.grant('u-enterprise').access_token
  configureHost({ base: 'http://city.test', token: () => token, enId: () => 'en-chengyue', expired })
  Object.assign(deviceState, { reach: 'online', storage: 'disk' })
  await setConsent(false)
  localStorage.clear()
})

const visit = (page: string) => record({ action: '浏览', page })
const arrived = () => world.db.behaviour.getAll().map((one) => one.page)
const waiting = async () =>
  ((await get<{ body: { page: string } }[]>('behaviour', storeOf(SHARED, 'meta'))) ?? []).map(
    ({ body }) => body.page,
  )
const setFault = (fault: v.InferInput<typeof Fault>) => void (world.faults = [v.parse(Fault, fault)])

test('nothing is recorded without consent', async () => {
  expect(consent()).toBeUndefined()
  await visit('/')
  await setConsent(false)
  await visit('/')
  await sendRecorded()
  expect([await waiting(), arrived()]).toEqual([[], []])
})
test('the page on which the consent is given was opened before it, and the next page after it', async () => {
  expect(wasOpenBeforeConsent()).toBe(false)
  await setConsent(true)
  expect(wasOpenBeforeConsent()).toBe(true)
  history.pushState(null, '', '/policy/apply')
  expect(wasOpenBeforeConsent()).toBe(false)
})
test('with consent each deed arrives once, in order and anonymously', async () => {
  await setConsent(true)
  for (const page of ['/', '/policy/apply', '/policy/search/detail']) await visit(page)
  await Promise.all([sendRecorded(), sendRecorded()])
  await sendRecorded()
  expect(arrived()).toEqual(['/', '/policy/apply', '/policy/search/detail'])
  expect(await waiting()).toEqual([])
  const calls = world.journal.filter((one) => one.path.endsWith('/behavior/record'))
  expect(calls).toHaveLength(3)
  expect(calls.filter(({ user, enId }) => user ?? enId)).toEqual([])
  expect(world.db.behaviour.getAll().every((one) => one.userId === undefined)).toBe(true)
})
test('the time is sent to the hour only', async () => {
  await setConsent(true)
  await visit('/')
  await sendRecorded()
  expect(world.db.behaviour.getAll()[0]?.time).toMatch(/T\d\d:00:00\.000Z$/)
})
test('without a network deeds wait, the oldest ones above the limit are dropped, and the rest is sent later', async () => {
  await setConsent(true)
  deviceState.reach = 'offline'
  for (let at = 0; at < MAX_DEEDS + 2; at += 1) await visit(`/${String(at)}`)
  await sendRecorded()
  expect(arrived()).toEqual([])
  const kept = await waiting()
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_DEEDS, '/2', `/${String(MAX_DEEDS + 1)}`])
  deviceState.reach = 'online'
  await sendRecorded()
  expect(arrived()).toEqual(kept)
})
test('a lost answer does not duplicate a deed', async () => {
  await setConsent(true)
  await visit('/a')
  await visit('/b')
  setFault({ dropAfter: 1, times: 1 })
  await sendRecorded()
  expect(await waiting()).toEqual(['/a', '/b'])
  await sendRecorded()
  expect(arrived()).toEqual(['/a', '/b'])
})
test('a refusal drops one deed, a failing city drops none, and neither ends the session', async () => {
  await setConsent(true)
  await record({ action: '长'.repeat(21), page: '/refused' })
  await visit('/after')
  setFault({ status: 503 })
  await sendRecorded()
  expect(await waiting()).toEqual(['/refused', '/after'])
  world.faults = []
  await sendRecorded()
  expect([arrived(), await waiting()]).toEqual([['/after'], []])
  await visit('/401')
  city.use(http.post('*/log/behavior/record', () => new Response('{"returnCode":"401"}', { status: 401 })))
  await sendRecorded()
  expect(expired).not.toHaveBeenCalled()
})
test('withdrawing the consent drops the waiting deeds', async () => {
  await setConsent(true)
  deviceState.reach = 'offline'
  await visit('/a')
  await visit('/b')
  await setConsent(false)
  expect(await waiting()).toEqual([])
  await setConsent(true)
  deviceState.reach = 'online'
  await sendRecorded()
  expect(arrived()).toEqual([])
})
test('a public computer records nothing, in spite of consent', async () => {
  await setConsent(true)
  deviceState.storage = 'public'
  await visit('/')
  await sendRecorded()
  expect([await waiting(), arrived()]).toEqual([[], []])
})
test.each([null, 5, 'x', [null], [{ key: 'a' }]])(
  'an unreadable queue %j is moved aside, and the next deed arrives',
  async (bad) => {
    await setConsent(true)
    await set('behaviour', bad, storeOf(SHARED, 'meta'))
    await visit('/a')
    await sendRecorded()
    expect(arrived()).toEqual(['/a'])
    expect((await listUnreadable()).map(({ value }) => value)).toContainEqual(bad)
  },
)
