// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { setAhead } from '#lib/clock.ts'
import { deviceState } from '#offline/view.ts'
import { clockWords, dismissClockNotice, watchClock } from './say-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Waits until the subscribers of the device's state have been notified. */
const subscribersNotified = () => new Promise((done) => setTimeout(done))

watchClock()
beforeEach(() => {
  localStorage.clear()
  deviceState.dirtyForms = 0
  setAhead(0)
})

test('a difference of five minutes shows no notice, one of six does', () => {
  setAhead(-5 * MINUTE)
  expect(deviceState.clock).toBeUndefined()
  setAhead(-6 * MINUTE)
  expect(deviceState.clock).toBe(-6 * MINUTE)
})

test('a dismissed notice returns only when the difference has grown by much more', () => {
  setAhead(-400 * DAY)
  dismissClockNotice()
  expect(deviceState.clock).toBeUndefined()
  setAhead(-400 * DAY + 10 * MINUTE)
  expect(deviceState.clock).toBeUndefined()
  setAhead(-399 * DAY)
  expect(deviceState.clock).toBe(-399 * DAY)
})

test('the notice returns when a corrected clock goes wrong again', () => {
  setAhead(-8 * HOUR)
  dismissClockNotice()
  setAhead(0)
  setAhead(-8 * HOUR)
  expect(deviceState.clock).toBe(-8 * HOUR)
})

test('no notice appears over a form with edits, and a visible notice stays', async () => {
  deviceState.dirtyForms = 1
  await subscribersNotified()
  setAhead(3 * HOUR)
  expect(deviceState.clock).toBeUndefined()
  deviceState.dirtyForms = 0
  await subscribersNotified()
  expect(deviceState.clock).toBe(3 * HOUR)
  deviceState.dirtyForms = 1
  await subscribersNotified()
  expect(deviceState.clock).toBe(3 * HOUR)
})

test.each([
  [-400 * DAY, '本机时间比城市时间快 400 天。'],
  [400 * DAY, '本机时间比城市时间慢 400 天。'],
  [-6 * MINUTE, '本机时间比城市时间快 6 分钟。'],
  [59.7 * MINUTE, '本机时间比城市时间慢 1 小时。'],
  [-23.6 * HOUR, '本机时间比城市时间快 1 天。'],
])('a difference of %i milliseconds is described as %s', (ahead, words) => {
  expect(clockWords(ahead)).toBe(words)
})
