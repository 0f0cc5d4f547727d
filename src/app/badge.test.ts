// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startBadge } from './badge.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { deviceState } from '#offline/view.ts'

afterEach(() => vi.unstubAllGlobals())

const item = (state: OutboxItem['state']): OutboxItem => ({
  schema: 1,
  seq: 1,
  id: crypto.randomUUID(),
  userId: 'u',
  enId: 'e',
  record: 'r',
  endpoint: 'declare.create',
  input: {},
  title: '申报',
  files: [],
  state,
  createdAt: '',
  attempts: 0,
  nextTry: 0,
  notBefore: 0,
})

test('the icon shows the number of outbox items, held ones included, and nothing once they or their user are gone', async () => {
  const badge = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) }
  vi.stubGlobal('navigator', badge)
  startBadge()
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1)
  deviceState.outbox = [item('waiting'), item('held')]
  await vi.waitFor(() => expect(badge.setAppBadge).toHaveBeenLastCalledWith(2))
  // Other changes on this device leave the badge as it is.
  deviceState.lastSync = 'now'
  deviceState.outbox = []
  await vi.waitFor(() => expect(badge.clearAppBadge).toHaveBeenCalledTimes(2))
  expect(badge.setAppBadge).toHaveBeenCalledTimes(1)
})
