import { isoDay } from './dates.ts'

/** A day to remember, as a calendar of the person's own takes it. */
export interface DayEntry {
  /** Stays the same for the same thing: a calendar that has it already changes its own entry. */
  id: string
  title: string
  /** The moment it ends, ISO; the entry lies on the whole of that day in China. */
  end: string
  /** More about it, a line each. */
  notes: string[]
  /** Where it is on this portal. */
  url: string
}

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
  location?: string | undefined
  notes: string[]
  url: string
  /** True where it was called off: a calendar that has it strikes it out. */
  cancelled: boolean
  /** When it was changed last, ISO. */
  updated: string
}

const DAY = 86_400_000
const HOUR = 3_600_000
/** Days before the day itself at which the calendar reminds, at 9 o'clock. */
const REMINDERS = [7, 3, 1]
const REMIND_AT = 9
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
/** RFC 5545, section 3.1: octets of a line, its line break not counted. */
const LINE = 75

/**
 * A calendar file (RFC 5545) with an all-day entry for each, reminding 7, 3 and 1 days before at 9 o'clock, where that
 * still lies ahead. `now` in milliseconds; `host` is the portal's, for ids that are one's own all over the world.
 */
export const calendarFile = (entries: readonly DayEntry[], host: string, now = Date.now()): string =>
  written(entries.flatMap((one) => event(one, host, now)))

/**
 * A calendar file (RFC 5545) of what takes place at a time of day, in the city's clock, reminding a day and an hour
 * before. Taken in twice it is one entry; the higher SEQUENCE replaces the lower, and what was called off is struck out.
 */
export const eventsFile = (entries: readonly EventEntry[], host: string, now = Date.now()): string =>
  written([...ZONE_LINES, ...entries.flatMap((one) => timedEvent(one, host, now))])

function written(content: string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//qiye//portal//ZH-CN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...content,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function timedEvent(one: EventEntry, host: string, now: number): string[] {
  const { id, sequence, title, start, end, location, notes, url, cancelled, updated } = one
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@${host}`,
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
    ...(cancelled ? [] : EVENT_REMINDERS).flatMap(({ minutes, words, trigger }) =>
      Date.parse(start) - minutes * MINUTE <= now
        ? []
        : [
            'BEGIN:VALARM',
            'ACTION:DISPLAY',
            `DESCRIPTION:${escaped(`${words}：${title}`)}`,
            `TRIGGER:${trigger}`,
            'END:VALARM',
          ],
    ),
    'END:VEVENT',
  ]
}

/** A moment in the world's time: `20261118T013000Z`. */
const moment = (at: number) => `${plain(new Date(at).toISOString().slice(0, 19))}Z`

/** A moment in the city's clock, without an offset: `20261118T093000`. */
const inZone = (iso: string) => plain(new Date(Date.parse(iso) + 8 * HOUR).toISOString().slice(0, 19))

function event({ id, title, end, notes, url }: DayEntry, host: string, now: number): string[] {
  const day = isoDay(end)
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@${host}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(isoDay(Date.parse(`${day}T00:00+08:00`) + DAY))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(notes.join('\n'))}`,
    `URL:${url}`,
    // It keeps nobody from other appointments.
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((days) => reminder(days, day, title, now)),
    'END:VEVENT',
  ]
}

/** Reckoned from the beginning of the day, in the clock of wherever the calendar is. */
function reminder(days: number, day: string, title: string, now: number): string[] {
  const at = Date.parse(`${day}T00:00+08:00`) - days * DAY + REMIND_AT * HOUR
  if (at <= now) return []
  const whole = days > 1 ? `${String(days - 1)}D` : ''
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(`还剩 ${String(days)} 天：${title}`)}`,
    `TRIGGER:-P${whole}T${String(24 - REMIND_AT)}H`,
    'END:VALARM',
  ]
}

/** A day or a moment without what parts its figures. */
const plain = (text: string) => text.replaceAll(/[-:]/g, '')

/** A TEXT value (RFC 5545, section 3.3.11); what is no text at all is left out. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- none but tab and line break may stand there
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
  )
}

/** A line in pieces of 75 octets at most, the next ones behind a blank; never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let room = LINE
  let text = ''
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (octets > room) {
      text += '\r\n '
      room = LINE - 1
    }
    text += character
    room -= octets
  }
  return text
}

/** A name for a file that every system takes, without what may not stand in it. */
export function fileName(words: string, ending: string): string {
  const safe = words
    // eslint-disable-next-line no-control-regex -- Windows takes none of them
    .replaceAll(/[\u0000-\u001f\\/:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${[...safe].slice(0, 60).join('') || '文件'}.${ending}`
}
