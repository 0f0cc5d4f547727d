import { expect, test } from 'vitest'
import { monthAfter, monthGrid, monthText, weekdayText } from './month.ts'

test('a week begins on Monday and ends on Sunday', () => {
  // 1 November 2026 is a Sunday, 30 November a Monday.
  const weeks = monthGrid('2026-11')
  expect(weeks[0]).toEqual([...Array<undefined>(6), '2026-11-01'])
  expect(weeks.at(-1)).toEqual(['2026-11-30', ...Array<undefined>(6)])
  expect(weeks).toHaveLength(6)
})

test('a month that fills its weeks has no gaps', () => {
  const weeks = monthGrid('2027-02')
  expect(weeks).toHaveLength(4)
  expect(weeks.flat()).toHaveLength(28)
  expect(weeks.flat()).not.toContain(undefined)
})

test('every day appears once, in order, leap day included', () => {
  const days = monthGrid('2028-02')
    .flat()
    .filter((day) => day !== undefined)
  expect(days.map((day) => Number(day.slice(8)))).toEqual(Array.from({ length: 29 }, (_, index) => index + 1))
  expect(days.at(-1)).toBe('2028-02-29')
})

test('months continue over the turn of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthText('2026-04')).toBe('2026年4月')
})

test.each([
  ['2026-12-18', '周五'],
  ['2026-11-22', '周日'],
  ['2028-02-29', '周二'],
])('%s is a %s', (day, text) => {
  expect(weekdayText(day)).toBe(text)
})
