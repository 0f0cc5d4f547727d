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

/** A calendar that takes a file in: of one UID it keeps the highest SEQUENCE. */
function takeIn(files: string[]) {
  const kept = new Map<string, ReturnType<typeof readCalendar>[number]>()
  for (const one of files.flatMap(readCalendar)) {
    const known = kept.get(one.event.uid)
    if (!known || one.event.sequence >= known.event.sequence) kept.set(one.event.uid, one)
  }
  return [...kept.values()]
}

test('a parser reads title, place and notes word for word, and the moments in the city’s clock', () => {
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

test('taken in twice it is one event, and a later word replaces the earlier one', () => {
  expect(takeIn([file(), file()])).toHaveLength(1)
  const moved = file({ sequence: 1, start: '2026-12-21T06:00:00.000Z', end: '2026-12-21T09:00:00.000Z' })
  const [after] = takeIn([file(), moved, file()])
  expect(after?.event.startDate.toJSDate().toISOString()).toBe('2026-12-21T06:00:00.000Z')
  const [off, ...more] = takeIn([file(), moved, file({ sequence: 2, cancelled: true })])
  expect(more).toEqual([])
  expect(off?.status).toBe('CANCELLED')
  expect(off?.alarms).toBe(0)
})

test('reminders that lie behind are left out', () => {
  expect(readCalendar(file({}, Date.parse('2026-12-18T12:30:00+08:00')))[0]?.alarms).toBe(1)
  expect(readCalendar(file({}, Date.parse('2026-12-18T13:30:00+08:00')))[0]?.alarms).toBe(0)
})

test('several stand in one file under one time zone, each line of 75 octets at most', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...entry, id: `activity-${String(at)}` }))
  const text = eventsFile(many, NOON)
  expect(readCalendar(text)).toHaveLength(20)
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
})

test('a calendar to subscribe to says its name and how often to ask, reminds of nothing, and is the same entry', () => {
  const text = eventsFeed('活动日历', [entry], NOON)
  const calendar = parsedCalendar(text)
  expect(calendar.getFirstPropertyValue('name')).toBe('活动日历')
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
  expect(readCalendar(text)[0]?.alarms).toBe(0)
  expect(takeIn([file(), text])).toHaveLength(1)
})

test('a parser reads a last day as the whole day', () => {
  const day = calendarFile(
    [{ id: 'a', title: '截止', end: '2026-12-18T17:30:00+08:00', notes: ['市科技局'], url: 'https://a.cn' }],
    NOON,
  )
  const [one] = readCalendar(day)
  expect(one?.event.startDate.isDate).toBe(true)
  expect(one?.event.startDate.toString()).toBe('2026-12-18')
  expect(one?.alarms).toBe(3)
})
