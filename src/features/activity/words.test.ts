import { expect, test } from 'vitest'
import { stateText } from './words.ts'

const one = {
  signupStart: '2026-11-01T00:00:00Z',
  signupEnd: '2026-11-29T00:00:00Z',
  startTime: '2026-12-01T00:00:00Z',
  endTime: '2026-12-01T04:00:00Z',
  quota: 20,
  signed: 20,
  cancelled: false,
}

test('a full activity that still takes a waiting list is not called closed', () => {
  const at = (time: string, of = one) => stateText(of, Date.parse(time))
  expect(at('2026-11-10T00:00:00Z')).toBe('名额已满 · 可候补')
  expect(at('2026-11-10T00:00:00Z', { ...one, signed: 10 })).toBe('报名中')
  expect(at('2026-11-30T00:00:00Z')).toBe('报名结束')
})
