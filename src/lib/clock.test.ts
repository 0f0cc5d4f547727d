// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Clock = typeof import('./clock.ts') & typeof import('./clock-heard.ts')

const NOON = Date.parse('2026-11-28T12:00:00+08:00')
const DAY = 86_400_000
const dateOf = (moment: number) => new Date(moment).toUTCString()

/** Opens a page while this device's clock shows `device`. */
async function open(device: number): Promise<Clock> {
  vi.setSystemTime(device)
  vi.resetModules()
  return { ...(await import('./clock.ts')), ...(await import('./clock-heard.ts')) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

test('a clock that agrees with the city stays unchanged to the millisecond', async () => {
  const { setClockKnown, cityNow } = await open(NOON + 640)
  setClockKnown(dateOf(NOON), 180)
  expect(cityNow()).toBe(NOON + 640)
})

test.each([400, -400])('a clock that is %i days off is corrected by the first response', async (days) => {
  const { setClockKnown, cityNow } = await open(NOON + days * DAY)
  setClockKnown(dateOf(NOON), 180)
  expect(Math.abs(cityNow() - NOON)).toBeLessThan(3_000)
})

test('a slow response corrects little, a later quick one more, and another slow one nothing', async () => {
  const { setClockKnown, cityNow } = await open(NOON + DAY)
  setClockKnown(dateOf(NOON), 60_000)
  expect(Math.abs(cityNow() - NOON)).toBeLessThan(63_000)
  setClockKnown(dateOf(NOON), 100)
  const quick = cityNow()
  expect(Math.abs(quick - NOON)).toBeLessThan(3_000)
  setClockKnown(dateOf(NOON - 30_000), 60_000)
  expect(cityNow()).toBe(quick)
})

test('the next response corrects a clock that was set while the page is open, and listeners receive the change', async () => {
  const { setClockKnown, cityNow, onClockMoved } = await open(NOON + 400 * DAY)
  setClockKnown(dateOf(NOON), 0)
  const moved = vi.fn()
  onClockMoved(moved)
  vi.setSystemTime(NOON + 60_000)
  setClockKnown(dateOf(NOON + 60_000), 0)
  expect(Math.abs(cityNow() - NOON - 60_000)).toBeLessThan(3_000)
  expect(moved).toHaveBeenCalledOnce()
  expect(Math.abs(moved.mock.calls[0]![0] - 400 * DAY)).toBeLessThan(5_000)
})

test('an invalid date is ignored', async () => {
  const { setClockKnown, cityNow } = await open(NOON)
  setClockKnown(null, 0)
  setClockKnown('soon', 0)
  expect(cityNow()).toBe(NOON)
})

test('the last known difference applies at once when offline', async () => {
  const before = await open(NOON + 400 * DAY)
  before.setClockKnown(dateOf(NOON), 0)
  const { cityNow } = await open(NOON + 401 * DAY)
  expect(Math.abs(cityNow() - NOON - DAY)).toBeLessThan(3_000)
})

test('a clock set back between two visits never moves the city’s time before its last known moment', async () => {
  const before = await open(NOON)
  before.setClockKnown(dateOf(NOON), 0)
  const { cityNow } = await open(NOON - 400 * DAY)
  expect(cityNow()).toBe(NOON)
})

test('an unreadable stored difference is ignored', async () => {
  for (const stored of ['', 'null', '{}', 'x,1', ',', '[1,2]']) {
    localStorage.setItem('portal-clock', stored)
    expect((await open(NOON)).cityNow()).toBe(NOON)
  }
})
