// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const dead = () => Promise.reject<Response>(new TypeError('no network'))
const network = vi.fn(dead)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  network.mockReset().mockImplementation(dead)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Opens a page that does not know yet if the city answers. */
async function openPage() {
  const { startReach } = await import('./reach.ts')
  // Loads the modules first, because the fake clock waits for no file.
  await Promise.all([import('#api/call/call.ts'), import('#api/common.ts')])
  startReach()
  const [{ deviceState }, { host }] = await Promise.all([import('./view.ts'), import('#api/call/host.ts')])
  return { deviceState, host }
}

test('a page without calls, because all its data is fresh, detects a missing network by itself', async () => {
  const { deviceState } = await openPage()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(deviceState.reach).toBe('offline')
})

test('ten calls that fail together delay the next probe no more than one does', async () => {
  const { host } = await openPage()
  for (let calls = 0; calls < 10; calls += 1) host.reportAnswer('nobody')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(network).toHaveBeenCalled()
})

test('a page with an answer from the city does not probe', async () => {
  const { host } = await openPage()
  host.reportAnswer('city')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network).not.toHaveBeenCalled()
})

test('waiting queries are sent when the city answers, not when the browser reports a network', async () => {
  const { host } = await openPage()
  const { onlineManager } = await import('@tanstack/react-query')
  const told = vi.fn()
  const stop = onlineManager.subscribe(told)
  dispatchEvent(new Event('offline'))
  expect(onlineManager.isOnline()).toBe(false)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(network).toHaveBeenCalled()
  expect(onlineManager.isOnline()).toBe(false)
  host.reportAnswer('city')
  expect(told).toHaveBeenLastCalledWith(true)
  stop()
})

test('one failed service is not a missing network if others answer', async () => {
  const answer = JSON.stringify({ returnCode: '200', data: [] })
  network.mockImplementation(() =>
    Promise.resolve(new Response(answer, { headers: { 'Content-Type': 'application/json' } })),
  )
  const { deviceState, host } = await openPage()
  host.reportAnswer('city')
  const seen = new Set<string>()
  for (let fails = 0; fails < 5; fails += 1) {
    host.reportAnswer('nobody')
    seen.add(deviceState.reach)
    await vi.advanceTimersByTimeAsync(1_000)
    seen.add(deviceState.reach)
  }
  expect(network).toHaveBeenCalled()
  expect([...seen]).toEqual(['online'])
})

test('an HTML page in place of one answer is not a captive network if the city answers others', async () => {
  const answer = JSON.stringify({ returnCode: '200', data: [] })
  network.mockImplementation(() =>
    Promise.resolve(new Response(answer, { headers: { 'Content-Type': 'application/json' } })),
  )
  const { deviceState, host } = await openPage()
  host.reportAnswer('city')
  host.reportAnswer('captive')
  expect(deviceState.reach).toBe('online')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(network).toHaveBeenCalledTimes(1)
  expect(deviceState.reach).toBe('online')
})

test('HTML pages in place of all answers are a captive network', async () => {
  const page = () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })
  network.mockImplementation(() => Promise.resolve(page()))
  const { deviceState, host } = await openPage()
  host.reportAnswer('city')
  host.reportAnswer('captive')
  await vi.advanceTimersByTimeAsync(100)
  expect(deviceState.reach).toBe('captive')
})

test('a call without an answer and a probe without an answer are a missing network', async () => {
  const { deviceState, host } = await openPage()
  host.reportAnswer('city')
  host.reportAnswer('nobody')
  await vi.advanceTimersByTimeAsync(100)
  expect(deviceState.reach).toBe('offline')
})
