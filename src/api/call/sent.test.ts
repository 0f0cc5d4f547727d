import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Day, draftOf } from './sent.ts'

const Deadline = Day('截止日期')

test('a day is accepted in any notation and stored in one', () => {
  expect(v.parse(Deadline, '2026年1月5日')).toBe('2026-01-05')
  expect(v.parse(Deadline, ' 20260105\u200b')).toBe('2026-01-05')
  expect(v.parse(v.object(draftOf({ day: Deadline })), { day: '2026.1.5' })).toEqual({
    day: '2026-01-05',
  })
})

test.each([
  ['', '请选择截止日期'],
  ['\u200b', '请选择截止日期'],
  ['2026.2.31', '截止日期不是日历上的日期，可写作 2026-01-05'],
])('%j is refused with a message', (text, words) => {
  expect(v.safeParse(Deadline, text).issues?.map(({ message }) => message)).toEqual([words])
})
