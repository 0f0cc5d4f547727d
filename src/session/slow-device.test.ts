// @vitest-environment jsdom
import { get, set } from 'idb-keyval'
import { setupServer } from 'msw/node'
import { http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { auth } from '#api/auth.ts'
import { type UserInfo } from '#api/session.ts'
import { queryClient } from '#api/call/client.ts'
import { configureHost } from '#api/call/host.ts'
import { handlers } from '#mocks/handlers.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { SHARED, storeOf, userDb } from '#offline/device/db.ts'
import { owner, rememberedOwner, setOwner } from '#offline/owner.ts'
import { stick } from '#offline/device/stuck.test-kit.ts'
import { account } from './account.ts'
import { resumeSession, signIn, signOut } from './sign.ts'
import { clearTokens, nameOwner, readTokens, writeTokens } from './tokens.ts'

vi.setConfig({ testTimeout: 30_000 })
const city = setupServer(...handlers)
const userId = 'u-enterprise'
const mine = storeOf(userDb(userId), 'meta')
let world: World
let freed: (() => Promise<void>)[] = []

beforeAll(() => {
  city.listen({ onUnhandledRequest: 'error' })
  configureHost({ base: 'http://city.test', token: () => readTokens().accessToken, enId: () => account.enId })
})
afterAll(() => city.close())
beforeEach(async () => {
  city.resetHandlers()
  await signOut()
  world = resetWorld('default', 'empty', 1)
})
afterEach(async () => {
  for (const free of freed) await free()
  freed = []
})

/** Blocks the store until it is released. */
async function block(db: string): Promise<() => Promise<void>> {
  const free = await stick(db, 'meta')
  freed.push(free)
  return free
}

/** Reopens a page as a signed-in user: stored data remains, memory is empty. */
async function reopen(change: (stored: UserInfo) => UserInfo = (stored) => stored): Promise<void> {
  const tokens = world.grant(userId)
  await signIn(tokens)
  const stored = (await get<UserInfo>('userInfo', mine))!
  await set('userInfo', change(stored), mine)
  clearTokens()
  Object.assign(account, { userInfo: undefined, enId: '' })
  queryClient.clear()
  await setOwner(undefined)
  writeTokens(tokens)
  nameOwner(userId)
}

/** Creates a city that receives requests and responds only on demand. */
function silentCity() {
  let answer = () => undefined as void
  const released = new Promise<void>((done) => (answer = done))
  const asked = new Promise<void>((done) => {
    city.use(
      http.get(`http://city.test${auth.currentUser.path}`, async () => {
        done()
        await released
      }),
    )
  })
  return { asked, answer }
}

test('the signed-in user is stored, and not written again while unchanged', async () => {
  await reopen()
  await resumeSession()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  await setOwner(owner())
  await vi.waitFor(async () => expect((await rememberedOwner())?.userId).toBe(userId))
  expect(put).not.toHaveBeenCalled()
  put.mockRestore()
})

test('a shared store that never responds does not block the page', async () => {
  await reopen()
  await block(SHARED)
  await resumeSession()
  expect(account.userInfo?.id).toBe(userId)
  expect(owner()?.userId).toBe(userId)
})

test('a user whose own store never responds is loaded from the city', async () => {
  await reopen()
  await block(userDb(userId))
  await resumeSession()
  expect(account.userInfo?.id).toBe(userId)
  expect(account.enId).toBe('en-chengyue')
})

test('a late response of the device is used, with the chosen enterprise', async () => {
  await reopen()
  await set('enId', 'en-lanqi', mine)
  const { asked, answer } = silentCity()
  const free = await block(userDb(userId))
  const resumed = resumeSession()
  await asked
  expect(account.userInfo).toBeUndefined()
  await free()
  await vi.waitFor(() => expect(account.userInfo?.id).toBe(userId), { timeout: 10_000 })
  await vi.waitFor(() => expect(account.enId).toBe('en-lanqi'))
  answer()
  await resumed
})

test('a response of the device after the city’s is ignored', async () => {
  await reopen((stored) => ({ ...stored, nickname: '旧名' }))
  const free = await block(userDb(userId))
  await resumeSession()
  const { nickname } = account.userInfo!
  await free()
  await vi.waitFor(async () => expect((await get<UserInfo>('userInfo', mine))?.nickname).toBe(nickname), {
    timeout: 10_000,
  })
  expect(account.userInfo?.nickname).toBe(nickname)
  expect(nickname).not.toBe('旧名')
})

test('a user who signs out before the device responds stays signed out', async () => {
  await reopen()
  const { asked, answer } = silentCity()
  const free = await block(userDb(userId))
  const resumed = resumeSession()
  await asked
  clearTokens()
  await free()
  await get('userInfo', mine)
  answer()
  await resumed
  expect(account.userInfo).toBeUndefined()
})
