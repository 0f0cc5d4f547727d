import { expect, test } from 'vitest'
import { noticeLeft, noticeState } from './notice-clock.ts'

const notice = { publicityEnd: '2026-10-09T10:00:00.000Z' }

test('days left are working days: the holiday does not count', () => {
  expect(noticeLeft(notice, '2026-09-30T02:00:00Z')).toBe('还剩 2 个工作日')
  expect(noticeLeft(notice, '2026-10-05T02:00:00Z')).toBe('还剩 2 个工作日')
})
test('the last day counts until offices close', () => {
  expect(noticeLeft(notice, '2026-10-09T09:59:00Z')).toBe('今天截止')
  expect(noticeState(notice, '2026-10-09T10:00:00Z')).toBe('公示中')
  expect(noticeLeft(notice, '2026-10-09T10:00:01Z')).toBe('公示结束')
})
