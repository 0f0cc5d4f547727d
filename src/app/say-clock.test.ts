// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { setAhead } from '#lib/clock.ts'
import { common } from '#offline/view.ts'
import { clockWords, noteClock, sayClock } from './say-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Waits until whoever follows the state of the device has been told. */
const told = () => new Promise((done) => setTimeout(done))

sayClock()
beforeEach(() => {
  localStorage.clear()
  common.dirtyForms = 0
  setAhead(0)
})

test('five minutes are not spoken of, six are', () => {
  setAhead(-5 * MINUTE)
  expect(common.clock).toBeUndefined()
  setAhead(-6 * MINUTE)
  expect(common.clock).toBe(-6 * MINUTE)
})

test('what was taken note of is not spoken of again before it differs by much more', () => {
  setAhead(-400 * DAY)
  noteClock()
  expect(common.clock).toBeUndefined()
  setAhead(-400 * DAY + 10 * MINUTE)
  expect(common.clock).toBeUndefined()
  setAhead(-399 * DAY)
  expect(common.clock).toBe(-399 * DAY)
})

test('a clock that was put right and goes wrong again is spoken of again', () => {
  setAhead(-8 * HOUR)
  noteClock()
  setAhead(0)
  setAhead(-8 * HOUR)
  expect(common.clock).toBe(-8 * HOUR)
})

test('nothing begins to be said over a form that is being filled in, and what is said stays', async () => {
  common.dirtyForms = 1
  await told()
  setAhead(3 * HOUR)
  expect(common.clock).toBeUndefined()
  common.dirtyForms = 0
  await told()
  expect(common.clock).toBe(3 * HOUR)
  common.dirtyForms = 1
  await told()
  expect(common.clock).toBe(3 * HOUR)
})

test.each([
  [-400 * DAY, '本机时间比城市时间快 400 天。'],
  [400 * DAY, '本机时间比城市时间慢 400 天。'],
  [-6 * MINUTE, '本机时间比城市时间快 6 分钟。'],
  [59.7 * MINUTE, '本机时间比城市时间慢 1 小时。'],
  [-23.6 * HOUR, '本机时间比城市时间快 1 天。'],
])('%i milliseconds are said as %s', (ahead, words) => {
  expect(clockWords(ahead)).toBe(words)
})
