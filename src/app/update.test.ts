import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceState } from '#offline/view.ts'
import { COMPLETE_CACHE } from '#offline/marks.ts'
import { acceptUpdate, fetchRest } from './update.ts'

const cacheNames = new Set<string>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', {
    has: async (name: string) => cacheNames.has(name),
    open: async (name: string) => void cacheNames.add(name),
  })
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

/** Accepts a newer worker that waits behind the older one; returns it, and the page's reload. */
function acceptNewer() {
  const waiting = Object.assign(new EventTarget(), { state: 'installed' })
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ waiting }) } })
  void acceptUpdate()
  const become = (state: string) => {
    waiting.state = state
    waiting.dispatchEvent(new Event('statechange'))
  }
  return { reload, become }
}

test('an accepted version reloads the page once its worker is active', async () => {
  const { reload, become } = acceptNewer()
  await vi.advanceTimersByTimeAsync(100)
  become('activating')
  await vi.advanceTimersByTimeAsync(100)
  expect(reload).not.toHaveBeenCalled()
  become('activated')
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an accepted version reloads the page soon where the older worker stays busy', async () => {
  const { reload } = acceptNewer()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
