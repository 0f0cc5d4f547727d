import { expect, test } from 'vitest'
import { hoursWords, lateWords } from './hours.ts'

test('the staff answer at once within office hours; outside of them the text gives the start and the due date', () => {
  expect(hoursWords('2026-09-29T10:00:00+08:00')).toBe('工作人员在线，30 分钟内受理，2026年10月8日前答复。')
  expect(hoursWords('2026-09-30T20:00:00+08:00')).toBe(
    '现在是非工作时间（工作日 9:00 至 17:00），预计 10月8日 09:00 起受理，2026年10月9日前答复。',
  )
  expect(lateWords('2026-09-29T10:00:00+08:00')).toBeUndefined()
  expect(lateWords('2026-09-29T07:00:00+08:00')).toContain('预计 9月29日 09:00 起答复')
})
