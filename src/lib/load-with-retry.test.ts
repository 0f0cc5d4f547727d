// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithRetry } from './load-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A part whose file the line drops so many times. */
const dropped = (times: number) =>
  vi.fn(() => (times-- > 0 ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve('the part')))

test('a part that did not come is asked for again as soon as there is a network', async () => {
  const load = dropped(1)
  const part = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  expect(await part).toBe('the part')
})

test('a part that did not come is asked for again where nothing tells of a network', async () => {
  const part = loadWithRetry(dropped(3))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await part).toBe('the part')
})
