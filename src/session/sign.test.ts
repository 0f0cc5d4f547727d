// @vitest-environment jsdom
import { get, keys, set } from 'idb-keyval'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { queryClient } from '#api/call/client.ts'
import { configureHost } from '#api/call/host.ts'
import { keyOf } from '#api/call/query.ts'
import { news } from '#api/news.ts'
import { policy } from '#api/policy.ts'
import { session } from '#api/session.ts'
import { handlers } from '#mocks/handlers.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { listUnreadable } from '#offline/device/aside-list.ts'
import { announce } from '#offline/channel.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import { owner } from '#offline/owner.ts'
import { deviceState } from '#offline/view.ts'
import { account } from './account.ts'
import { resumeSession, signIn, signOut } from './sign.ts'
import { startSession } from './start.ts'
import { clearTokens, nameOwner, readTokens, writeTokens } from './tokens.ts'

const city = setupServer(...handlers)
let world: World
const toLogin = vi.fn()
const mine = keyOf(policy.subscribed, {})
const seen = keyOf(policy.detail, { query: { id: 'p-1' } })

beforeAll(async () => {
  city.listen({ onUnhandledRequest: 'error' })
  resetWorld('default', 'empty', 1)
  configureHost({ base: 'http://city.test' })
  await startSession({ toLogin, notify: () => undefined })
})
afterAll(() => city.close())
beforeEach(async () => {
  city.resetHandlers()
  await signOut()
  world = resetWorld('default', 'empty', 1)
  toLogin.mockClear()
})

/** Signs in, and reads something private, and something public with fields for the reader. */
async function readAs(userId: string) {
  await signIn(world.grant(userId))
  queryClient.setQueryData(mine, 'tags')
  queryClient.setQueryData(seen, 'with its favourite mark')
}
const read = () => [queryClient.getQueryData(mine), queryClient.getQueryData(seen)]

test('signing out clears the cache', async () => {
  await readAs('u-enterprise')
  await signOut()
  expect(read()).toEqual([undefined, undefined])
  expect(owner()).toBeUndefined()
  expect(await get('userInfo', storeOf(userDb('u-enterprise'), 'meta'))).toBeUndefined()
})
test('drafts stay reserved for their user after a sign-out, or are deleted on request', async () => {
  const drafts = storeOf(userDb('u-enterprise'), 'drafts')
  await signIn(world.grant('u-enterprise'))
  await set('a-form', { title: '草稿' }, drafts)
  await signOut()
  expect(await keys(drafts)).toEqual(['a-form'])
  await signIn(world.grant('u-enterprise'))
  await signOut('goes')
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(userDb('u-enterprise'))
  expect(await keys(drafts)).toEqual([])
})
test('on a public computer a sign-out deletes all data of the user', async () => {
  const drafts = storeOf(userDb('u-enterprise'), 'drafts')
  await signIn(world.grant('u-enterprise'))
  await set('a-form', { title: '草稿' }, drafts)
  deviceState.storage = 'public'
  await signOut()
  deviceState.storage = 'disk'
  expect(await keys(drafts)).toEqual([])
})
test('a sign-out in another tab clears this one, too, and opens the login page', async () => {
  await readAs('u-enterprise')
  announce({ type: 'signed-out' })
  await vi.waitFor(() => expect(toLogin).toHaveBeenCalled())
  expect(read()).toEqual([undefined, undefined])
})
test('a session that expired in another tab ends here, too, unless a user has signed in again', async () => {
  await readAs('u-enterprise')
  announce({ type: 'expired', userId: 'u-enterprise' })
  clearTokens()
  announce({ type: 'expired', userId: 'u-other' })
  expect(toLogin).not.toHaveBeenCalled()
  announce({ type: 'expired', userId: 'u-enterprise' })
  await vi.waitFor(() => expect(toLogin).toHaveBeenCalledTimes(1))
  expect(read()).toEqual([undefined, undefined])
})
test('a tab sends no request with the token of another user who signs in elsewhere', async () => {
  await readAs('u-enterprise')
  nameOwner(undefined)
  writeTokens(world.grant('u-other'))
  await expect(call(news.page, {}, { quiet: true })).rejects.toMatchObject({ kind: 'unauthorized' })
})
test('a session that expires during a reload still opens the login page, once', async () => {
  await readAs('u-enterprise')
  city.use(
    http.get('*/uaa/api/current-user', () => HttpResponse.json({ returnCode: 401 }, { status: 401 })),
    http.post('*/uaa/api/refresh-token', () => HttpResponse.json({ returnCode: 401 }, { status: 401 })),
  )
  // Simulates a reload that interrupts the way to the login page.
  toLogin.mockReturnValueOnce(new Promise(() => undefined))
  await call(session.currentUser, {}, { quiet: true }).catch(() => undefined)
  await vi.waitFor(() => expect(toLogin).toHaveBeenCalledTimes(1))
  expect(readTokens().accessToken).toBeUndefined()
  const anew = vi.fn(() => Promise.resolve())
  await startSession({ toLogin: anew, notify: () => undefined })
  expect(anew).toHaveBeenCalledTimes(1)
  await startSession({ toLogin: anew, notify: () => undefined })
  expect(anew).toHaveBeenCalledTimes(1)
})
test('another user who signs in finds no data of the first', async () => {
  await readAs('u-enterprise')
  await signIn(world.grant('u-other'))
  expect(read()).toEqual([undefined, undefined])
  expect(owner()?.userId).toBe('u-other')
})
test('an expired session of another user does not affect this one', async () => {
  await readAs('u-enterprise')
  announce({ type: 'signin', userId: 'u-other' })
  expect(account.expired).toBe(false)
  announce({ type: 'signin', userId: 'u-enterprise' })
  expect(account.expired).toBe(true)
})
test('a user who signs out during the start stays signed out', async () => {
  writeTokens(world.grant('u-person'))
  nameOwner('u-person')
  let answer = () => undefined as void
  const asked = new Promise<void>((resolve) => {
    city.use(
      http.get(`http://city.test${auth.currentUser.path}`, async () => {
        resolve()
        await new Promise<void>((done) => (answer = done))
      }),
    )
  })
  const resumed = resumeSession()
  await asked
  await signOut()
  answer()
  await resumed
  expect(account.userInfo).toBeUndefined()
  expect(readTokens().userId).toBeUndefined()
})
test('the start asks again for a user that it could not load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  writeTokens(world.grant('u-person'))
  city.use(
    http.get(`http://city.test${auth.currentUser.path}`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  )
  await resumeSession()
  expect(account.userInfo).toBeUndefined()
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(account.userInfo?.id).toBe('u-person'))
})
test('an enterprise released in another tab is removed here, too, and the next becomes current', async () => {
  await readAs('u-enterprise')
  expect(owner()?.enId).toBe('en-chengyue')
  const user = world.db.user.find('u-enterprise')!
  world.db.user.change(user.id, { ens: user.ens.slice(1) })
  announce({ type: 'enterprises', userId: 'u-other' })
  announce({ type: 'enterprises', userId: user.id })
  await vi.waitFor(() => expect(account.userInfo?.ens).toHaveLength(1))
  expect(owner()?.enId).toBe('en-lanqi')
  await vi.waitFor(() => expect(queryClient.getQueryData(mine)).toBeUndefined())
})
test('signing in works with a full disk', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await signIn(world.grant('u-enterprise'))
  put.mockRestore()
  expect(owner()?.userId).toBe('u-enterprise')
})

test('public data is not read as a visitor while the sign-in is open over a page', async () => {
  await readAs('u-enterprise')
  clearTokens()
  account.expired = true
  await expect(call(news.page, {}, { quiet: true })).rejects.toMatchObject({ kind: 'unauthorized' })
  await signIn(world.grant('u-enterprise'))
  await expect(call(news.page, {}, { quiet: true })).resolves.toMatchObject({ total: 0 })
})

test.each([null, 5, 'x', [], { id: 'u-person' }, { id: 'u-person', ens: null }])(
  'an unreadable stored user %j is set aside, and the user is loaded from the city',
  async (bad) => {
    await set('userInfo', bad, storeOf(userDb('u-person'), 'meta'))
    await set('enId', bad === 'x' ? 5 : bad, storeOf(userDb('u-person'), 'meta'))
    writeTokens(world.grant('u-person'))
    nameOwner('u-person')
    await resumeSession()
    expect(account.userInfo?.nickname).toBe('陈一苇')
    const unreadable = (await listUnreadable()).filter(
      ({ value }) => JSON.stringify(value) === JSON.stringify(bad),
    )
    expect(unreadable.map(({ key }) => key)).toContain('userInfo')
  },
)
