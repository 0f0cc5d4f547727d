import { cityNow } from './clock.ts'
import { escaped, feedLines, moment, plain, calendarText } from './ics-lines.ts'

/** Event with a start and an end. */
export interface EventEntry {
  /** Stable id of the event, as in {@link DayEntry}. */
  id: string
  /**
   * Version of the event, raised whenever it is moved or cancelled; a calendar replaces its copy with a
   * higher one.
   */
  sequence: number
  title: string
  /** Start as an ISO string. */
  start: string
  end: string
  location?: string
  notes: string[]
  url: string
  /** True for a cancelled event; a calendar that has it strikes it out. */
  cancelled: boolean
  /** Time of the last change, as an ISO string. */
  updated: string
}

const HOUR = 3_600_000
/** Reminders of an event, a day and an hour before it; in minutes. */
const EVENT_REMINDERS = [
  { minutes: 1_440, words: '明天开始', trigger: '-P1D' },
  { minutes: 60, words: '1 小时后开始', trigger: '-PT1H' },
]
const MINUTE = 60_000
const ZONE = 'Asia/Shanghai'
/** Time zone of the city for calendars that do not know it by name: no summer time since 1991. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T020000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
]
/**
 * Writes a calendar file (RFC 5545) of events by the city's clock, with reminders a day and an hour before.
 * An event imported twice is one entry; the higher SEQUENCE replaces the lower, and a cancelled event is
 * struck out.
 */
export const eventsFile = (entries: readonly EventEntry[], now = cityNow()): string =>
  calendarText([...ZONE_LINES, ...entries.flatMap((one) => timedEvent(one, now, remindersOf(one, now)))])

/** Writes the same events as a calendar to subscribe to, without reminders, because nobody attends all events. */
export const eventsFeed = (name: string, entries: readonly EventEntry[], now: number): string =>
  calendarText([...feedLines(name), ...ZONE_LINES, ...entries.flatMap((one) => timedEvent(one, now, []))])

function remindersOf({ title, start, cancelled }: EventEntry, now: number): string[] {
  const ahead = EVENT_REMINDERS.filter(({ minutes }) => Date.parse(start) - minutes * MINUTE > now)
  return (cancelled ? [] : ahead).flatMap(({ words, trigger }) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(`${words}：${title}`)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ])
}

function timedEvent(one: EventEntry, now: number, reminders: string[]): string[] {
  const { id, sequence, title, start, end, location, notes, url, cancelled, updated } = one
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `SEQUENCE:${String(sequence)}`,
    `DTSTAMP:${moment(now)}`,
    `LAST-MODIFIED:${moment(Date.parse(updated))}`,
    `DTSTART;TZID=${ZONE}:${inZone(start)}`,
    `DTEND;TZID=${ZONE}:${inZone(end)}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(cancelled ? `已取消：${title}` : title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(notes.join('\n'))}`,
    `URL:${url}`,
    ...reminders,
    'END:VEVENT',
  ]
}

/** Formats a moment by the city's clock, without an offset: `20261118T093000`. */
const inZone = (iso: string) => plain(new Date(Date.parse(iso) + 8 * HOUR).toISOString().slice(0, 19))
