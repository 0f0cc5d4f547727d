// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceState } from '#offline/view.ts'
import { COMPLETE_CACHE } from '#offline/marks.ts'
import { fetchRest } from './update.ts'

const cacheNames = new Set<string>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', { has: async (name: string) => cacheNames.has(name) })
})
afterEach(() => {
  cacheNames.clear()
  deviceState.update = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a worker that stopped half-way is asked again until all of the portal is stored', async () => {
  const ask = vi.fn(async () => void (ask.mock.calls.length === 3 && cacheNames.add(COMPLETE_CACHE)))
  const finished = fetchRest(ask)
  await vi.runAllTimersAsync()
  await finished
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a worker that never answers is asked again, but not forever', async () => {
  const ask = vi.fn(() => new Promise<void>(() => undefined))
  const finished = fetchRest(ask)
  await vi.runAllTimersAsync()
  await finished
  expect(ask).toHaveBeenCalledTimes(10)
})

test('a worker is not asked when an update waits or all is stored', async () => {
  const ask = vi.fn(async () => undefined)
  deviceState.update = true
  await fetchRest(ask)
  deviceState.update = false
  cacheNames.add(COMPLETE_CACHE)
  await fetchRest(ask)
  expect(ask).not.toHaveBeenCalled()
})
