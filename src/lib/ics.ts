import { cleanLine } from './clean.ts'
import { cityNow } from './clock.ts'
import { cutText } from './cut.ts'
import { isoDay } from './dates.ts'
import { escaped, moment, plain, written } from './ics-lines.ts'

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

const DAY = 86_400_000
const HOUR = 3_600_000
const MINUTE = 60_000
/** Days before the day itself at which the calendar reminds, at 9 o'clock. */
const REMINDERS = [7, 3, 1]
const REMIND_AT = 9

/**
 * A calendar file (RFC 5545) with an all-day entry for each, reminding 7, 3 and 1 days before at 9 o'clock, where that
 * still lies ahead. `now` in milliseconds. Ids are without a
 * host: moved to another address, the portal still means the same entry. A later file replaces an earlier one.
 */
export const calendarFile = (entries: readonly DayEntry[], now = cityNow()): string =>
  written(entries.flatMap((one) => event(one, now)))

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

/** A name for a file that every system takes, without what may not stand in it. */
export function fileName(words: string, ending: string): string {
  const safe = cleanLine(words.replaceAll(/[\\/:*?"<>|]/g, ' '))
  return `${cutText(safe, 60) || '文件'}.${ending}`
}
