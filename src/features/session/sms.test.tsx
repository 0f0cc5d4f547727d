// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSms, lastSms, noteSms, useCountdown } from './sms.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const sent = { tel: '13800000001', type: 'login', at: NOON } as const

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

function pass(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1_000)
  })
}

test('the countdown ends at 0 and stops its timer', () => {
  const { result } = renderHook(() => useCountdown(NOON + 60_000))
  expect(result.current).toBe(60)
  pass(1)
  expect(result.current).toBe(59)
  pass(58)
  expect(result.current).toBe(1)
  pass(1)
  expect(result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('another end time starts another countdown', () => {
  const { result, rerender } = renderHook(({ until }) => useCountdown(until), { initialProps: { until: 0 } })
  expect(result.current).toBe(0)
  pass(90)
  rerender({ until: NOON + 150_000 })
  expect(result.current).toBe(60)
  pass(60)
  expect(result.current).toBe(0)
})

test('a sent SMS is remembered only while its code is valid', () => {
  noteSms(sent)
  expect(lastSms(NOON + 299_000)).toEqual(sent)
  expect(lastSms(NOON + 300_000)).toBeUndefined()
  expect(lastSms(NOON - 1)).toBeUndefined()
  forgetSms()
  expect(lastSms()).toBeUndefined()
})

test('an unreadable note is ignored', () => {
  sessionStorage.setItem('portal-sms', '{"tel":1')
  expect(lastSms()).toBeUndefined()
})
