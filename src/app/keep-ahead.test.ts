// @vitest-environment jsdom
import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '#api/call/client.ts'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/call/error.ts'
import { deviceState } from '#offline/view.ts'
import { keepAhead } from './keep-ahead.ts'

test('a device that fails to load the list of pages to fetch ahead reports no progress', async () => {
  deviceState.reach = 'online'
  deviceState.storage = 'disk'
  const preloadRoute = vi.fn()
  keepAhead({ preloadRoute } as unknown as AnyRouter, async function* () {
    await Promise.reject(new Error('the line was cut'))
    yield '/'
  })
  expect(deviceState.ahead).toEqual({ kept: 0, done: false })
  await vi.waitFor(() => expect(deviceState.ahead).toBeUndefined())
  expect(preloadRoute).not.toHaveBeenCalled()
})

test('a query shared by two pages is fetched once while fetching ahead, and again when a page is opened later', async () => {
  deviceState.reach = 'online'
  deviceState.storage = 'disk'
  const queryKey = ['declare', 'flow', 'a']
  const queryFn = vi.fn(() => Promise.resolve('answered'))
  const ask = () => queryClient.prefetchQuery({ queryKey, queryFn })
  let isThrough = false
  keepAhead({} as AnyRouter, async function* () {
    yield ask
    yield ask
    isThrough = true
  })
  await vi.waitFor(() => expect(isThrough).toBe(true), 10_000)
  expect(queryFn).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
})

test('failed requests are counted, and fetching ahead is not reported as done', async () => {
  deviceState.ahead = undefined
  deviceState.reach = 'online'
  deviceState.storage = 'disk'
  vi.stubGlobal('caches', { has: () => Promise.resolve(true) })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  keepAhead(
    { preloadRoute: vi.fn().mockResolvedValue(undefined) } as unknown as AnyRouter,
    async function* () {
      yield '/user/my-declare'
      yield () => Promise.reject(new ApiError('network'))
    },
  )
  await vi.waitFor(() => expect(deviceState.ahead).toEqual({ kept: 1, done: false, missing: 1 }), {
    timeout: 5_000,
  })
})

test('pages are not fetched again when the network returns within an hour', async () => {
  Object.assign(deviceState, { ahead: undefined, reach: 'online', storage: 'disk' })
  vi.stubGlobal('caches', { has: () => Promise.resolve(true) })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  let lists = 0
  const pages = async function* () {
    lists += 1
    await Promise.resolve()
    yield '/user/my-declare'
  }
  keepAhead({ preloadRoute: vi.fn().mockResolvedValue(undefined) } as unknown as AnyRouter, pages)
  const comeBack = async () => {
    deviceState.reach = 'offline'
    await Promise.resolve()
    deviceState.reach = 'online'
    await Promise.resolve()
  }
  await vi.waitFor(() => expect(deviceState.ahead).toMatchObject({ done: true }), { timeout: 5_000 })
  await comeBack()
  const later = performance.now() + 3_600_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  await comeBack()
  await vi.waitFor(() => expect(lists).toBeGreaterThan(1))
  expect(lists).toBe(2)
  vi.restoreAllMocks()
})
