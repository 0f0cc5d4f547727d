import { isoDay, type Moment } from '#lib/dates.ts'
import { isWorkday } from './workdays.ts'

/** Office hours of the city's staff on a working day, in Beijing; `contacts.hours` has them as text. */
export const officeHours = { from: 9, to: 17 } as const

const MINUTE = 60_000
const DAY = 86_400_000
const at = (day: string, hour: number) => Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`)
const nextDay = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** Returns true if the moment lies within office hours. */
export const isOpen = (moment: Moment): boolean => opening(moment) === new Date(moment).getTime()

/** Returns the next moment within office hours, in milliseconds: the given one if it lies within them. */
export function opening(moment: Moment): number {
  const time = new Date(moment).getTime()
  for (let day = isoDay(moment); ; day = nextDay(day)) {
    if (isWorkday(day) && time < at(day, officeHours.to)) return Math.max(time, at(day, officeHours.from))
  }
}

/** Returns the moment after the given number of minutes of office hours, in milliseconds. */
export function afterOfficeMinutes(moment: Moment, minutes: number): number {
  let left = minutes * MINUTE
  for (let from = opening(moment); ; from = opening(at(isoDay(from), officeHours.to))) {
    const rest = at(isoDay(from), officeHours.to) - from
    if (left < rest) return from + left
    left -= rest
  }
}
