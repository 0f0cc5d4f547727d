import { expect, test } from 'vitest'
import { type EventEntry, eventsFeed, eventsFile } from './ics-events.ts'
import { parsedCalendar, readCalendar } from './ics.test-kit.ts'
import { calendarFile } from './ics.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const entry: EventEntry = {
  id: 'activity-7',
  sequence: 0,
  title: '银企对接会；首贷、续贷, 与“专精贷”',
  start: '2026-12-18T06:00:00.000Z',
  end: '2026-12-18T09:00:00.000Z',
  location: '市政务服务中心三楼报告厅（市南区创业路 8 号）',
  notes: ['主办：市金融办', '咨询电话 0530-8123456', '请提前 30 分钟签到，凭签到码入场，场地停车位有限'],
  url: 'https://qiye.example.gov.cn/roadshow/activity-7',
  cancelled: false,
  updated: '2026-11-20T01:00:00.000Z',
}
const file = (change: Partial<EventEntry> = {}, now = NOON) => eventsFile([{ ...entry, ...change }], now)

/** Imports files as a calendar does: keeps the highest SEQUENCE of each UID. */
function importAll(files: string[]) {
  const byUid = new Map<string, ReturnType<typeof readCalendar>[number]>()
  for (const one of files.flatMap(readCalendar)) {
    const known = byUid.get(one.event.uid)
    if (!known || one.event.sequence >= known.event.sequence) byUid.set(one.event.uid, one)
  }
  return [...byUid.values()]
}

test('a parser reads title, place and notes unchanged, and the times by the city’s clock', () => {
  const [one] = readCalendar(file())
  expect(one?.event.summary).toBe(entry.title)
  expect(one?.event.location).toBe(entry.location)
  expect(one?.event.description).toBe(entry.notes.join('\n'))
  expect(one?.event.startDate.zone.tzid).toBe('Asia/Shanghai')
  expect(one?.event.startDate.toJSDate().toISOString()).toBe(entry.start)
  expect(one?.event.endDate.toJSDate().toISOString()).toBe(entry.end)
  expect(one?.status).toBe('CONFIRMED')
  expect(one?.alarms).toBe(2)
})

test('an event imported twice is one event, and a later version replaces the earlier one', () => {
  expect(importAll([file(), file()])).toHaveLength(1)
  const moved = file({ sequence: 1, start: '2026-12-21T06:00:00.000Z', end: '2026-12-21T09:00:00.000Z' })
  const [after] = importAll([file(), moved, file()])
  expect(after?.event.startDate.toJSDate().toISOString()).toBe('2026-12-21T06:00:00.000Z')
  const [off, ...more] = importAll([file(), moved, file({ sequence: 2, cancelled: true })])
  expect(more).toEqual([])
  expect(off?.status).toBe('CANCELLED')
  expect(off?.alarms).toBe(0)
})

test('reminders in the past are left out', () => {
  expect(readCalendar(file({}, Date.parse('2026-12-18T12:30:00+08:00')))[0]?.alarms).toBe(1)
  expect(readCalendar(file({}, Date.parse('2026-12-18T13:30:00+08:00')))[0]?.alarms).toBe(0)
})

test('several events share one file and one time zone, each line of 75 octets at most', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...entry, id: `activity-${String(at)}` }))
  const text = eventsFile(many, NOON)
  expect(readCalendar(text)).toHaveLength(20)
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
})

test('a subscribed calendar has a name and a refresh interval, no reminders, and the same entries', () => {
  const text = eventsFeed('活动日历', [entry], NOON)
  const calendar = parsedCalendar(text)
  expect(calendar.getFirstPropertyValue('name')).toBe('活动日历')
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
  expect(readCalendar(text)[0]?.alarms).toBe(0)
  expect(importAll([file(), text])).toHaveLength(1)
})

test('a parser reads a deadline as an all-day event', () => {
  const day = calendarFile(
    [{ id: 'a', title: '截止', end: '2026-12-18T17:30:00+08:00', notes: ['市科技局'], url: 'https://a.cn' }],
    NOON,
  )
  const [one] = readCalendar(day)
  expect(one?.event.startDate.isDate).toBe(true)
  expect(one?.event.startDate.toString()).toBe('2026-12-18')
  expect(one?.alarms).toBe(3)
})
