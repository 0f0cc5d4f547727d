import { cleanLine } from './clean.ts'
import { cityNow } from './clock.ts'
import { cutText } from './cut.ts'
import { isoDay } from './dates.ts'
import { escaped, feedLines, moment, plain, calendarText } from './ics-lines.ts'

/** Date to remember, for a person's own calendar. */
export interface DayEntry {
  /** Stable id of the entry; a calendar that has it already updates its own entry. */
  id: string
  title: string
  /** Moment of the deadline, ISO; the entry covers the whole of that day in China. */
  end: string
  /** Further lines of the description. */
  notes: string[]
  /** Address of the record on this portal. */
  url: string
}

const DAY = 86_400_000
const HOUR = 3_600_000
const MINUTE = 60_000
/** Days before the date at which the calendar reminds, at 9 o'clock. */
const REMINDERS = [7, 3, 1]
const REMIND_AT = 9

/**
 * Writes a calendar file (RFC 5545) with an all-day entry for each date, with reminders 7, 3 and 1 days
 * before at 9 o'clock that are still ahead. `now` in milliseconds. Ids contain no host, so that entries stay
 * the same when the portal moves to another address. A later file replaces an earlier one.
 */
export const calendarFile = (entries: readonly DayEntry[], now = cityNow()): string =>
  calendarText(entries.flatMap((one) => event(one, now)))

/** Writes the same entries, reminders included, as a calendar to subscribe to. */
export const calendarFeed = (name: string, entries: readonly DayEntry[], now: number): string =>
  calendarText([...feedLines(name), ...entries.flatMap((one) => event(one, now))])

function event({ id, title, end, notes, url }: DayEntry, now: number): string[] {
  const day = isoDay(end)
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `SEQUENCE:${String(Math.floor(now / MINUTE))}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(isoDay(Date.parse(`${day}T00:00+08:00`) + DAY))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(notes.join('\n'))}`,
    `URL:${url}`,
    // Shows the person as free during the entry.
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((days) => reminder(days, day, title, now)),
    'END:VEVENT',
  ]
}

/** Writes a reminder, relative to the beginning of the day in the calendar's own time zone. */
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

/** Returns a file name valid on every system, without forbidden characters. */
export function fileName(words: string, ending: string): string {
  const safe = cleanLine(words.replaceAll(/[\\/:*?"<>|]/g, ' '))
  return `${cutText(safe, 60) || '文件'}.${ending}`
}
