// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startBadge } from './badge.ts'
import { deviceState } from '#offline/view.ts'

afterEach(() => vi.unstubAllGlobals())

test('the icon shows the number of 我的待办, and nothing once all is done or its user is gone', async () => {
  const badge = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) }
  vi.stubGlobal('navigator', badge)
  startBadge()
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1)
  deviceState.due = 2
  await vi.waitFor(() => expect(badge.setAppBadge).toHaveBeenLastCalledWith(2))
  // Other changes on this device leave the badge as it is.
  deviceState.lastSync = 'now'
  deviceState.due = 0
  await vi.waitFor(() => expect(badge.clearAppBadge).toHaveBeenCalledTimes(2))
  expect(badge.setAppBadge).toHaveBeenCalledTimes(1)
})
