// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithRetry } from './load-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a loader that fails the given number of times. */
const failing = (times: number) =>
  vi.fn(() => (times-- > 0 ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve('the part')))

test('a failed part is requested again as soon as the network is back', async () => {
  const load = failing(1)
  const part = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  expect(await part).toBe('the part')
})

test('a failed part is requested again without an online event', async () => {
  const part = loadWithRetry(failing(3))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await part).toBe('the part')
})
