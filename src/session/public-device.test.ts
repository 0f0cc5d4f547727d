// @vitest-environment jsdom
import { get, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { setOwner } from '#offline/owner.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import { send } from '#offline/outbox/outbox.ts'
import { message } from '#api/message.ts'
import { deviceState } from '#offline/view.ts'
import { forgetUser, startPublicDevice } from './public-device.ts'
import { becomePublic, markPublicDevice } from './switch-device.ts'
import { isPublicDevice, nameOwner, readTokens, writeTokens } from './tokens.ts'

beforeEach(() => {
  markPublicDevice(false)
  sessionStorage.clear()
  deviceState.storage = 'disk'
  writeTokens({ access_token: 'a', refresh_token: 'r' })
  nameOwner('u-enterprise')
})

test('a device is private until it is marked as public', async () => {
  await startPublicDevice()
  expect(readTokens().accessToken).toBe('a')
  expect(deviceState.storage).toBe('disk')
})

test('on a public computer a new tab starts signed out, and a reloaded page stays signed in', async () => {
  markPublicDevice(true)
  await startPublicDevice()
  expect(readTokens()).toEqual({ userId: undefined, accessToken: undefined, refreshToken: undefined })
  expect(deviceState.storage).toBe('public')
  writeTokens({ access_token: 'b', refresh_token: 'r' })
  deviceState.storage = 'disk'
  await startPublicDevice()
  expect(readTokens().accessToken).toBe('b')
})

test('cookies on a public computer have no age and end with the browser', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  writeTokens({ access_token: 'c', refresh_token: 'r' })
  expect(written.mock.calls.every(([text]) => text.includes('Max-Age='))).toBe(true)
  markPublicDevice(true)
  written.mockClear()
  writeTokens({ access_token: 'c', refresh_token: 'r' })
  expect(written.mock.calls.filter(([text]) => text.includes('Max-Age='))).toEqual([])
  written.mockRestore()
})

test('forgetting a user deletes their unsaved drafts, too', async () => {
  const store = storeOf(userDb('u-a'), 'drafts')
  await set('draft', 'typed', store)
  await forgetUser('u-a')
  expect(await get('draft', store)).toBeUndefined()
})

test('the switch is refused while the outbox has items, because they would be lost', async () => {
  await setOwner({ userId: 'u-b', enId: '' })
  await send(message.readAll, { body: { ids: ['m1'] } }, { title: '已读', record: 'message:all' })
  await expect(becomePublic()).rejects.toThrow(/还有 1 项待上传/)
  expect(isPublicDevice()).toBe(false)
})
