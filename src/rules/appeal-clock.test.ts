import { expect, test } from 'vitest'
import { type Clocked, clockOf, clockText, dueOf, urgeFrom, urgeProblem } from './appeal-clock.ts'

/** Submitted on Wednesday 2026-09-30 at 10:00, before seven days off. */
const submitted = '2026-09-30T02:00:00Z'
const running: Clocked = { type: '求助', state: '办理中', dueDate: dueOf('求助', submitted) }
const at = (day: string, clock = '10:00') => `${day}T${clock}:00+08:00`

test('an answer is due in four working days, to a 咨询 in two, by the calendar', () => {
  expect(running.dueDate).toBe('2026-10-12T10:00:00.000Z')
  expect(dueOf('咨询', submitted)).toBe('2026-10-09T10:00:00.000Z')
})

test('the clock counts only working days, to its last day and beyond', () => {
  expect(clockText(running, submitted)).toBe('还剩 4 个工作日')
  expect(clockText(running, at('2026-10-05'))).toBe('还剩 4 个工作日')
  expect(clockText(running, at('2026-10-10'))).toBe('还剩 1 个工作日')
  expect(clockText(running, at('2026-10-12', '17:59'))).toBe('今天到期')
  expect(clockText(running, at('2026-10-12', '18:01'))).toBe('已逾期')
  expect(clockText(running, at('2026-10-14'))).toBe('已逾期 2 个工作日')
})

test('the clock is paused while the office waits for more information, and stops after the answer', () => {
  const returned: Clocked = { ...running, state: '已退回补充', pausedDays: 3 }
  expect(clockOf(returned, at('2026-10-20'))).toEqual({ kind: 'paused', days: 3 })
  expect(clockText(returned, at('2026-10-20'))).toBe('暂停计时')
  expect(clockText({ ...running, state: '待评价' }, at('2026-10-20'))).toBeUndefined()
})

test('the owner may urge after half of the time, once a day', () => {
  expect(urgeFrom(running)).toBe('2026-10-09T10:00:00.000Z')
  expect(urgeProblem(running, at('2026-10-09', '17:00'))).toContain('过半')
  expect(urgeProblem(running, at('2026-10-09', '18:30'))).toBeUndefined()
  const urged = { ...running, urgeTime: at('2026-10-10', '09:00') }
  expect(urgeProblem(urged, at('2026-10-10', '17:00'))).toContain('今天已催办')
  expect(urgeProblem(urged, at('2026-10-12'))).toBeUndefined()
  expect(urgeProblem({ ...running, state: '待评价' }, at('2026-10-12'))).toContain('无需催办')
})

test('an extension prolongs the clock, and half of it comes later', () => {
  const to = '2026-10-14T10:00:00.000Z'
  const extended = {
    ...running,
    dueDate: to,
    extension: { from: running.dueDate, to, reason: '需现场检测。' },
  }
  expect(urgeFrom(extended)).toBe('2026-10-10T10:00:00.000Z')
  expect(clockText(extended, at('2026-10-12'))).toBe('还剩 2 个工作日')
})
