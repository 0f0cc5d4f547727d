import { expect, test } from 'vitest'
import { isoDay } from '#lib/dates.ts'
import { isWorkday, workdaysAfter, workdaysBefore, workdaysBetween, workdaysFrom } from './workdays.ts'

test('the day of the start does not count', () => {
  // Monday to Wednesday.
  expect(workdaysAfter('2026-03-16T02:00:00Z', 2)).toBe('2026-03-18T10:00:00.000Z')
})
test('a term runs over a weekend', () => {
  // Thursday; Friday is the first day, Monday the second.
  expect(isoDay(workdaysAfter('2026-03-19T02:00:00Z', 2))).toBe('2026-03-23')
})
test('a term begun late on Friday evening in UTC begins on Saturday in Beijing', () => {
  expect(isoDay(workdaysAfter('2026-03-20T17:00:00Z', 1))).toBe('2026-03-23')
})
test('the Spring Festival of 2026 is nine days off, and the Saturdays around it are worked', () => {
  expect(['2026-02-13', '2026-02-14', '2026-02-24', '2026-02-28'].map(isWorkday)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['2026-02-15', '2026-02-19', '2026-02-23'].map(isWorkday)).toEqual([false, false, false])
  // Friday before the festival: Saturday 14th, then Tuesday 24th.
  expect(isoDay(workdaysAfter('2026-02-13T02:00:00Z', 2))).toBe('2026-02-24')
})
test('a holiday fixed by law is off in 2027', () => {
  expect(isWorkday('2027-06-09')).toBe(false)
  expect(isWorkday('2027-06-10')).toBe(true)
})
test('a year without a table has only weekends off', () => {
  expect(isWorkday('2030-01-05')).toBe(false)
  expect(isWorkday('2030-01-07')).toBe(true)
})
test('over the National Day of 2026 four days from 30 September end on 12 October, two on the 9th', () => {
  expect(isoDay(workdaysAfter('2026-09-30T02:00:00Z', 4))).toBe('2026-10-12')
  expect(isoDay(workdaysAfter('2026-09-30T02:00:00Z', 2))).toBe('2026-10-09')
})
test('publicity counts its first day: five days from 28 September 2026 end on 9 October', () => {
  expect(isoDay(workdaysFrom('2026-09-28T01:00:00Z', 5))).toBe('2026-10-09')
  // Counts from the first working day, because the term begins on a holiday.
  expect(isoDay(workdaysFrom('2026-10-01T01:00:00Z', 5))).toBe('2026-10-13')
})
test('a publicity of one day ends at closing time of that day', () => {
  expect(workdaysFrom('2026-09-28T01:00:00Z', 1)).toBe('2026-09-28T10:00:00.000Z')
})
test('working days are counted back and between over holidays and worked Saturdays', () => {
  expect(isoDay(workdaysBefore('2026-10-12T10:00:00Z', 2))).toBe('2026-10-09')
  expect(workdaysBetween('2026-09-30T02:00:00Z', '2026-10-12T10:00:00Z')).toBe(4)
  expect(workdaysBetween('2026-10-12T10:00:00Z', '2026-09-30T02:00:00Z')).toBe(-4)
  expect(workdaysBetween('2026-10-09T01:00:00Z', '2026-10-09T10:00:00Z')).toBe(0)
})
