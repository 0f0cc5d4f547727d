import { expect, test } from 'vitest'
import { monthsBetween } from './months.ts'
import { placeOn, ticksOf } from './scale.ts'

test('Ticks are round, hold all values and 0, and are few', () => {
  expect(ticksOf([3, 137])).toEqual([0, 50, 100, 150])
  expect(ticksOf([0.021, 0.034])).toEqual([0, 0.01, 0.02, 0.03, 0.04])
  expect(ticksOf([-30, 80])).toEqual([-50, 0, 50, 100])
  expect(ticksOf([9_990_000])).toEqual([0, 5_000_000, 10_000_000])
})
test('Ticks of no values and of 0 alone still give a scale', () => {
  expect(ticksOf([])).toEqual([0, 1])
  expect(ticksOf([0, 0])).toEqual([0, 1])
})
test('A value beyond the scale stands at its end', () => {
  expect([placeOn(-1, 0, 10), placeOn(5, 0, 10), placeOn(99, 0, 10), placeOn(5, 5, 5)]).toEqual([
    0, 50, 100, 0,
  ])
})
test('Months begin in the city, January by its year, and a long time names only some', () => {
  const names = (from: string, to: string) =>
    monthsBetween(Date.parse(from), Date.parse(to), 6).map(({ label }) => label)
  expect(names('2026-11-29T00:00:00+08:00', '2027-02-10T00:00:00+08:00')).toEqual(['12月', '2027年', '2月'])
  expect(names('2026-11-30T17:00:00Z', '2026-12-31T15:59:00Z')).toEqual([])
  expect(names('2026-11-29T00:00:00+08:00', '2027-11-29T00:00:00+08:00')).toEqual([
    '2027年',
    '3月',
    '5月',
    '7月',
    '9月',
    '11月',
  ])
})
