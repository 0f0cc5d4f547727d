// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Clock = typeof import('./clock.ts') & typeof import('./clock-heard.ts')

const NOON = Date.parse('2026-11-28T12:00:00+08:00')
const DAY = 86_400_000
const dateOf = (moment: number) => new Date(moment).toUTCString()

/** A page that is opened while this device's clock shows `device`. */
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

test('a clock that agrees with the city is left alone, to the millisecond', async () => {
  const { hearClock, cityNow } = await open(NOON + 640)
  hearClock(dateOf(NOON), 180)
  expect(cityNow()).toBe(NOON + 640)
})

test.each([400, -400])('a clock that is %i days off is put right by the first answer', async (days) => {
  const { hearClock, cityNow } = await open(NOON + days * DAY)
  hearClock(dateOf(NOON), 180)
  expect(Math.abs(cityNow() - NOON)).toBeLessThan(3_000)
})

test('a slow answer proves little; a quick one after it proves more, and a slow one after that changes nothing', async () => {
  const { hearClock, cityNow } = await open(NOON + DAY)
  hearClock(dateOf(NOON), 60_000)
  expect(Math.abs(cityNow() - NOON)).toBeLessThan(63_000)
  hearClock(dateOf(NOON), 100)
  const quick = cityNow()
  expect(Math.abs(quick - NOON)).toBeLessThan(3_000)
  hearClock(dateOf(NOON - 30_000), 60_000)
  expect(cityNow()).toBe(quick)
})

test('a clock that is set while the page is open is followed by the next answer, and who shows the time is told by how much', async () => {
  const { hearClock, cityNow, onClockMoved } = await open(NOON + 400 * DAY)
  hearClock(dateOf(NOON), 0)
  const moved = vi.fn()
  onClockMoved(moved)
  vi.setSystemTime(NOON + 60_000)
  hearClock(dateOf(NOON + 60_000), 0)
  expect(Math.abs(cityNow() - NOON - 60_000)).toBeLessThan(3_000)
  expect(moved).toHaveBeenCalledOnce()
  expect(Math.abs(moved.mock.calls[0]![0] - 400 * DAY)).toBeLessThan(5_000)
})

test('what is no time is not believed', async () => {
  const { hearClock, cityNow } = await open(NOON)
  hearClock(null, 0)
  hearClock('soon', 0)
  expect(cityNow()).toBe(NOON)
})

test('without a network the last known difference holds, at once', async () => {
  const before = await open(NOON + 400 * DAY)
  before.hearClock(dateOf(NOON), 0)
  const { cityNow } = await open(NOON + 401 * DAY)
  expect(Math.abs(cityNow() - NOON - DAY)).toBeLessThan(3_000)
})

test('a clock that was set back between two visits never takes the city before what it has said already', async () => {
  const before = await open(NOON)
  before.hearClock(dateOf(NOON), 0)
  const { cityNow } = await open(NOON - 400 * DAY)
  expect(cityNow()).toBe(NOON)
})

test('what is kept and cannot be read counts for nothing', async () => {
  for (const kept of ['', 'null', '{}', 'x,1', ',', '[1,2]']) {
    localStorage.setItem('portal-clock', kept)
    expect((await open(NOON)).cityNow()).toBe(NOON)
  }
})
