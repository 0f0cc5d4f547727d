// @vitest-environment jsdom
// @own-process: it puts an address bar of its own in the place of the page’s
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  chunkWords,
  isMissingChunk,
  loadAnew,
  partsFor,
  reloadForMissingChunk,
  watchChunks,
} from './chunk.ts'
import { common } from './view.ts'

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
  Object.assign(common, { dirtyForms: 0, reach: 'online', storage: 'disk', missing: undefined })
})

test('a missing chunk reloads the page once in a minute', () => {
  vi.useFakeTimers()
  expect(reloadForMissingChunk()).toBe(true)
  vi.advanceTimersByTime(59_000)
  expect(reloadForMissingChunk()).toBe(false)
  vi.advanceTimersByTime(3_000)
  expect(reloadForMissingChunk()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page that is just being left is left, not reloaded', () => {
  vi.useFakeTimers()
  reloadForMissingChunk()
  expect(reload).not.toHaveBeenCalled()
})

test('never over a form with edits, nor where nobody would answer the reload', () => {
  common.dirtyForms = 1
  expect(reloadForMissingChunk()).toBe(false)
  Object.assign(common, { dirtyForms: 0, reach: 'offline' })
  expect(reloadForMissingChunk()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

/** Tells of a part as Vite does where its import fails. */
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
])('a part that fails with “%s” is missing: %s', (message, missing) => {
  expect(isMissingChunk(miss(message))).toBe(missing)
})

test('the error gets words for people, and is no longer one that the router reloads for', () => {
  const payload = miss()
  expect(isMissingChunk(payload)).toBe(true)
  expect(payload.message).toBe(chunkWords)
})

test('a form with edits stays for a part that is gone, one without goes on, and so does every form once it is there', async () => {
  const gone = () => Promise.resolve(void miss())
  const there = () => Promise.resolve()
  expect(await partsFor('/next', gone)).toBe(true)
  expect(common.missing).toBeUndefined()
  common.dirtyForms = 1
  expect(await partsFor('/next', gone)).toBe(false)
  expect(common.missing).toBe('/next')
  expect(await partsFor('/next', there)).toBe(true)
  expect(common.missing).toBeUndefined()
})

test('asked for by a person it loads anew, but never where that would lose a form', async () => {
  for (const storage of ['memory', 'public']) {
    Object.assign(common, { storage, dirtyForms: 1 })
    expect([storage, await loadAnew('/policy/apply')]).toEqual([storage, false])
  }
  Object.assign(common, { storage: 'disk' })
  expect(await loadAnew('/policy/apply')).toBe(true)
  expect(assign).toHaveBeenCalledWith('/policy/apply')
})
