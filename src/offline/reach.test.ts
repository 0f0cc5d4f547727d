// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const network = vi.fn(() => Promise.reject(new TypeError('no network')))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  network.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What a page that has just been opened knows of the city. */
async function opened() {
  const { startReach } = await import('./reach.ts')
  // What asks is there: the clock of these tests waits for no file.
  await Promise.all([import('#api/call/call.ts'), import('#api/common.ts')])
  startReach()
  const [{ common }, { host }] = await Promise.all([import('./view.ts'), import('#api/call/host.ts')])
  return { common, host }
}

test('a page that asks nothing, since all it shows is fresh, finds out by itself that nobody answers', async () => {
  const { common } = await opened()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(common.reach).toBe('offline')
})

test('ten calls that fail together slow the measuring down no more than one does', async () => {
  const { host } = await opened()
  for (let calls = 0; calls < 10; calls += 1) host.heard('nobody')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(network).toHaveBeenCalled()
})

test('a page that heard from the city asks nothing more', async () => {
  const { host } = await opened()
  host.heard('city')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network).not.toHaveBeenCalled()
})

test('what waits for the network is asked once the city answers, not when the browser says that there is one', async () => {
  const { host } = await opened()
  const { onlineManager } = await import('@tanstack/react-query')
  const told = vi.fn()
  const stop = onlineManager.subscribe(told)
  dispatchEvent(new Event('offline'))
  expect(onlineManager.isOnline()).toBe(false)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(network).toHaveBeenCalled()
  expect(onlineManager.isOnline()).toBe(false)
  host.heard('city')
  expect(told).toHaveBeenLastCalledWith(true)
  stop()
})
