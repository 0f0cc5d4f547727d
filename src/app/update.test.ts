// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { common } from '#offline/view.ts'
import { WHOLE } from '#offline/marks.ts'
import { bringRest } from './update.ts'

const kept = new Set<string>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', { has: async (name: string) => kept.has(name) })
})
afterEach(() => {
  kept.clear()
  common.update = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a worker that ended half-way is asked again, until all of the portal is here', async () => {
  const ask = vi.fn(async () => void (ask.mock.calls.length === 3 && kept.add(WHOLE)))
  const brought = bringRest(ask)
  await vi.runAllTimersAsync()
  await brought
  expect(ask).toHaveBeenCalledTimes(3)
})

test('one that never answers is asked again, too, and not for ever', async () => {
  const ask = vi.fn(() => new Promise<void>(() => undefined))
  const brought = bringRest(ask)
  await vi.runAllTimersAsync()
  await brought
  expect(ask).toHaveBeenCalledTimes(10)
})

test('nothing is asked of a worker that a newer one waits for, nor where all is here', async () => {
  const ask = vi.fn(async () => undefined)
  common.update = true
  await bringRest(ask)
  common.update = false
  kept.add(WHOLE)
  await bringRest(ask)
  expect(ask).not.toHaveBeenCalled()
})
