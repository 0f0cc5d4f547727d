import { cityNow } from './clock.ts'
import { escaped, moment, plain, written } from './ics-lines.ts'

/** Something that takes place from one moment to another. */
export interface EventEntry {
  /** Stays the same for the same thing, as that of {@link DayEntry}. */
  id: string
  /** Rises whenever it is moved or called off: a calendar takes the higher one in place of its own. */
  sequence: number
  title: string
  /** ISO. */
  start: string
  end: string
  location?: string
  notes: string[]
  url: string
  /** True where it was called off: a calendar that has it strikes it out. */
  cancelled: boolean
  /** When it was changed last, ISO. */
  updated: string
}

const HOUR = 3_600_000
/** Minutes before an event at which the calendar reminds: a day and an hour. */
const EVENT_REMINDERS = [
  { minutes: 1_440, words: '明天开始', trigger: '-P1D' },
  { minutes: 60, words: '1 小时后开始', trigger: '-PT1H' },
]
const MINUTE = 60_000
const ZONE = 'Asia/Shanghai'
/** The city's clock for calendars that do not know it by name: no summer time since 1991. */
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
 * A calendar file (RFC 5545) of what takes place at a time of day, in the city's clock, reminding a day and an hour
 * before. Taken in twice it is one entry; the higher SEQUENCE replaces the lower, and what was called off is struck out.
 */
export const eventsFile = (entries: readonly EventEntry[], now = cityNow()): string =>
  written([...ZONE_LINES, ...entries.flatMap((one) => timedEvent(one, now, remindersOf(one, now)))])

/** How often a calendar that is subscribed to asks again (RFC 5545, section 3.3.6): four times a day. */
const REFRESH = 'PT6H'

/**
 * The same as a calendar to subscribe to: it says what it is called and how often to ask for it, by RFC 7986 and by what
 * programs read that are older than that. It reminds of nothing: nobody goes to all that takes place.
 */
export const eventsFeed = (name: string, entries: readonly EventEntry[], now: number): string =>
  written([
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...ZONE_LINES,
    ...entries.flatMap((one) => timedEvent(one, now, [])),
  ])

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

/** A moment in the city's clock, without an offset: `20261118T093000`. */
const inZone = (iso: string) => plain(new Date(Date.parse(iso) + 8 * HOUR).toISOString().slice(0, 19))
