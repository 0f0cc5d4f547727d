import { expect, test } from 'vitest'
import { isOpen, windowOf } from './window.ts'

/** Window of April 2026, first to last minute in China. */
const april = {
  applyStart: '2026-04-01T00:00:00+08:00',
  applyEnd: '2026-04-30T23:59:59+08:00',
  isRolling: false,
}
const at = (china: string) => Date.parse(`${china}+08:00`)

test.each([
  ['the second before it opens', '2026-03-31T23:59:59', '未开始', 30],
  ['the moment it opens', '2026-04-01T00:00:00', '申报中', 29],
  ['8 days left', '2026-04-22T23:59:59', '申报中', 8],
  ['7 days left', '2026-04-23T00:00:00', '即将截止', 7],
  ['the last day', '2026-04-30T08:00:00', '即将截止', 0],
  ['the last second', '2026-04-30T23:59:59', '即将截止', 0],
])('the state of a window: %s', (_, now, state, remainingDays) => {
  expect(windowOf(april, at(now))).toEqual({ state, remainingDays })
})

test('a window is closed a second after its end, without remaining days', () => {
  expect(windowOf(april, at('2026-05-01T00:00:00'))).toEqual({ state: '已截止' })
})
test('days are counted in China time: 16:00 UTC is already tomorrow', () => {
  expect(windowOf(april, Date.parse('2026-04-22T15:59:59Z'))).toMatchObject({ remainingDays: 8 })
  expect(windowOf(april, Date.parse('2026-04-22T16:00:00Z'))).toMatchObject({ remainingDays: 7 })
})
test('all-year calls stay open whatever the dates say', () => {
  expect(windowOf({ ...april, isRolling: true }, at('2027-01-01T00:00:00'))).toEqual({ state: '常年受理' })
})
test('a missing date leaves that side open', () => {
  expect(windowOf({ isRolling: false }, at('2026-04-10T00:00:00'))).toEqual({ state: '申报中' })
  expect(windowOf({ applyStart: april.applyStart, isRolling: false }, at('2026-03-01T00:00:00'))).toEqual({
    state: '未开始',
  })
})
test('a window is closed for applications only before its start and after its end', () => {
  expect((['未开始', '申报中', '即将截止', '已截止', '常年受理'] as const).map(isOpen)).toEqual([
    false,
    true,
    true,
    false,
    true,
  ])
})
