import { expect, test } from 'vitest'
import { contacts } from '#rules/contacts.ts'
import { afterOfficeMinutes, isOpen, officeHours, opening } from './office-hours.ts'

const at = (day: string, clock: string) => Date.parse(`${day}T${clock}:00+08:00`)

test('the office hours are working days from nine to five, as the contacts say', () => {
  expect(contacts.hours).toBe(`工作日 ${String(officeHours.from)}:00 至 ${String(officeHours.to)}:00`)
  expect(isOpen(at('2026-09-30', '09:00'))).toBe(true)
  expect(isOpen(at('2026-09-30', '08:59'))).toBe(false)
  expect(isOpen(at('2026-09-30', '17:00'))).toBe(false)
  expect(isOpen(at('2026-10-01', '10:00'))).toBe(false)
  expect(isOpen(at('2026-10-10', '10:00'))).toBe(true)
})

test('a question asked in the evening before seven days off is answered on the first morning after them', () => {
  expect(opening(at('2026-09-30', '17:30'))).toBe(at('2026-10-08', '09:00'))
  expect(opening(at('2026-09-30', '07:00'))).toBe(at('2026-09-30', '09:00'))
  expect(opening(at('2026-09-30', '11:20'))).toBe(at('2026-09-30', '11:20'))
})

test('minutes count only within office hours', () => {
  expect(afterOfficeMinutes(at('2026-09-30', '16:50'), 30)).toBe(at('2026-10-08', '09:20'))
  expect(afterOfficeMinutes(at('2026-09-29', '12:00'), 30)).toBe(at('2026-09-29', '12:30'))
  expect(afterOfficeMinutes(at('2026-09-29', '16:00'), 60)).toBe(at('2026-09-30', '09:00'))
})
