import { expect, test } from 'vitest'
import { activityState, canSignUp, stateText } from './activity-state.ts'

const activity = {
  signupStart: '2026-04-01T01:00:00Z',
  signupEnd: '2026-04-10T10:00:00Z',
  startTime: '2026-04-12T01:00:00Z',
  endTime: '2026-04-12T04:00:00Z',
  quota: 100,
  signed: 40,
  cancelled: false,
}
const at = (time: string, change: Partial<typeof activity> = {}) =>
  activityState({ ...activity, ...change }, Date.parse(time))

test('the state follows the clock, and each boundary belongs to the later state', () => {
  expect(at('2026-04-01T00:59:59Z')).toBe('未开始报名')
  expect(at('2026-04-01T01:00:00Z')).toBe('报名中')
  expect(at('2026-04-10T09:59:59Z')).toBe('报名中')
  expect(at('2026-04-10T10:00:00Z')).toBe('报名结束')
  expect(at('2026-04-12T01:00:00Z')).toBe('进行中')
  expect(at('2026-04-12T04:00:00Z')).toBe('已结束')
})
test('places are scarce from a tenth of the quota, and signing up ends at none', () => {
  const inWindow = '2026-04-05T00:00:00Z'
  expect(at(inWindow, { signed: 89 })).toBe('报名中')
  expect(at(inWindow, { signed: 90 })).toBe('名额紧张')
  expect(at(inWindow, { signed: 100 })).toBe('报名结束')
})
test('a full activity still takes place', () => {
  expect(at('2026-04-12T02:00:00Z', { signed: 100 })).toBe('进行中')
})
test('a cancelled activity is cancelled at any time', () => {
  expect(at('2026-03-01T00:00:00Z', { cancelled: true })).toBe('已取消')
  expect(at('2026-05-01T00:00:00Z', { cancelled: true })).toBe('已取消')
})
test('signing up is possible only while places are free', () => {
  expect(
    ['未开始报名', '报名中', '名额紧张', '报名结束', '已取消'].map((state) => canSignUp(state as '报名中')),
  ).toEqual([false, true, true, false, false])
})

const full = {
  signupStart: '2026-11-01T00:00:00Z',
  signupEnd: '2026-11-29T00:00:00Z',
  startTime: '2026-12-01T00:00:00Z',
  endTime: '2026-12-01T04:00:00Z',
  quota: 20,
  signed: 20,
  cancelled: false,
}

test('a full activity with an open waiting list is not shown as closed', () => {
  const at = (time: string, of = full) => stateText(of, Date.parse(time))
  expect(at('2026-11-10T00:00:00Z')).toBe('名额已满 · 可候补')
  expect(at('2026-11-10T00:00:00Z', { ...full, signed: 10 })).toBe('报名中')
  expect(at('2026-11-30T00:00:00Z')).toBe('报名结束')
})
