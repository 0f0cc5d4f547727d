// @vitest-environment jsdom
// @own-process: it replaces the page’s address bar
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  chunkWords,
  isMissingChunk,
  reloadPage,
  loadChunksFor,
  reloadForMissingChunk,
  watchChunks,
} from './chunk.ts'
import { deviceState } from './view.ts'

const reload = vi.fn()
const assign = vi.fn()
beforeAll(watchChunks)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('location', { reload, assign })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.clearAllMocks()
  Object.assign(deviceState, { dirtyForms: 0, reach: 'online', storage: 'disk', missing: undefined })
})

test('a missing chunk reloads the page once a minute', () => {
  vi.useFakeTimers()
  expect(reloadForMissingChunk()).toBe(true)
  vi.advanceTimersByTime(59_000)
  expect(reloadForMissingChunk()).toBe(false)
  vi.advanceTimersByTime(3_000)
  expect(reloadForMissingChunk()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page that is being left is not reloaded', () => {
  vi.useFakeTimers()
  reloadForMissingChunk()
  expect(reload).not.toHaveBeenCalled()
})

test('the page is not reloaded over a form with edits, nor without a network', () => {
  deviceState.dirtyForms = 1
  expect(reloadForMissingChunk()).toBe(false)
  Object.assign(deviceState, { dirtyForms: 0, reach: 'offline' })
  expect(reloadForMissingChunk()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

/** Reports a failed import like Vite. */
function miss(message = 'Failed to fetch dynamically imported module: /assets/x.js'): TypeError {
  const payload = new TypeError(message)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

test.each([
  ['error loading dynamically imported module: http://127.0.0.1/assets/x.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/x.css', true],
  ['x is undefined', false],
])('a chunk that fails with “%s” is missing: %s', (message, missing) => {
  expect(isMissingChunk(miss(message))).toBe(missing)
})

test('the error gets a message for people, and the router no longer reloads for it', () => {
  const payload = miss()
  expect(isMissingChunk(payload)).toBe(true)
  expect(payload.message).toBe(chunkWords)
})

test('a form with edits stays open if a chunk is missing; other forms, and all forms with a loaded chunk, are left', async () => {
  const gone = () => Promise.resolve(void miss())
  const there = () => Promise.resolve()
  expect(await loadChunksFor('/next', gone)).toBe(true)
  expect(deviceState.missing).toBeUndefined()
  deviceState.dirtyForms = 1
  expect(await loadChunksFor('/next', gone)).toBe(false)
  expect(deviceState.missing).toBe('/next')
  expect(await loadChunksFor('/next', there)).toBe(true)
  expect(deviceState.missing).toBeUndefined()
})

test('a reload by a person never loses a form', async () => {
  for (const storage of ['memory', 'public']) {
    Object.assign(deviceState, { storage, dirtyForms: 1 })
    expect([storage, await reloadPage('/policy/apply')]).toEqual([storage, false])
  }
  Object.assign(deviceState, { storage: 'disk' })
  expect(await reloadPage('/policy/apply')).toBe(true)
  expect(assign).toHaveBeenCalledWith('/policy/apply')
})
