import { describe, expect, test } from 'vitest'
import {
  agoText,
  clockText,
  dateText,
  daysLeft,
  daysLeftText,
  isDay,
  isMoment,
  isoDay,
  timeText,
} from './dates.ts'

const now = '2026-11-20T01:12:00.000Z' // 09:12 in the city

describe('in the zone of the city', () => {
  test('a UTC evening is already the next day', () => {
    expect(dateText('2026-04-17T16:30:00.000Z')).toBe('2026年4月18日')
    expect(clockText('2026-04-17T16:30:00.000Z')).toBe('00:30')
    expect(isoDay('2026-04-17T16:30:00.000Z')).toBe('2026-04-18')
  })

  test('a day without a time stays the same day', () => {
    expect(dateText('2026-04-18')).toBe('2026年4月18日')
  })

  test('the year appears only when it is not the present one', () => {
    expect(timeText('2026-04-18T01:12:00Z', now)).toBe('4月18日 09:12')
    expect(timeText('2025-04-18T01:12:00Z', now)).toBe('2025年4月18日 09:12')
  })
})

test.each([
  ['2026-11-20T01:11:30Z', '刚刚'],
  ['2026-11-20T01:12:05Z', '刚刚'],
  ['2026-11-20T01:07:00Z', '5 分钟前'],
  ['2026-11-19T22:12:00Z', '3 小时前'],
  ['2026-11-19T15:00:00Z', '昨天 23:00'],
  ['2026-11-17T15:00:00Z', '11月17日 23:00'],
])('the moment %s is shown as %s', (moment, words) => {
  expect(agoText(moment, now)).toBe(words)
})

test.each([
  ['2026-11-23T15:59:00Z', 3, '还剩 3 天'],
  ['2026-11-21T15:59:00Z', 1, '明日截止'],
  ['2026-11-20T09:00:00Z', 0, '今天截止'],
  ['2026-11-20', 0, '今天截止'],
  ['2026-11-20T01:00:00Z', 0, '已截止'],
  ['2026-11-19', -1, '已截止'],
])('the deadline %s is in %i days, shown as %s', (end, days, words) => {
  expect(daysLeft(end, now)).toBe(days)
  expect(daysLeftText(end, now)).toBe(words)
})

test.each(['2026-02-28', '2028-02-29', '1900-01-01'])('%s is a day', (day) => {
  expect([
    isDay(day),
    isMoment(day),
    isMoment(`${day}T09:12:00.000Z`),
    isMoment(`${day}T09:12:00+08:00`),
  ]).toEqual([true, true, true, true])
})
test.each(['2026-02-29', '2026-99-99', '2026-99-99 hello', '2026-1-1', '', '20260101', '2100-01-01x'])(
  '%s is no day',
  (day) => {
    expect([isDay(day), isMoment(day), isMoment(`${day}T09:12:00Z`)]).toEqual([false, false, false])
  },
)
