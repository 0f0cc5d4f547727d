import { isoDay, type Moment } from '#lib/dates.ts'
import { isWorkday } from './workdays.ts'

/** The hours of a working day in which the city's people answer, in Beijing; `contacts.hours` says them in words. */
export const officeHours = { from: 9, to: 17 } as const

const MINUTE = 60_000
const DAY = 86_400_000
const at = (day: string, hour: number) => Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`)
const nextDay = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** Returns whether the city's people answer at this moment. */
export const isOpen = (moment: Moment): boolean => opening(moment) === new Date(moment).getTime()

/** Returns when the city's people answer next, in milliseconds: the moment itself within their hours. */
export function opening(moment: Moment): number {
  const time = new Date(moment).getTime()
  for (let day = isoDay(moment); ; day = nextDay(day)) {
    if (isWorkday(day) && time < at(day, officeHours.to)) return Math.max(time, at(day, officeHours.from))
  }
}

/** Returns when so many minutes of the city's people's hours have passed after a moment, in milliseconds. */
export function afterOfficeMinutes(moment: Moment, minutes: number): number {
  let left = minutes * MINUTE
  for (let from = opening(moment); ; from = opening(at(isoDay(from), officeHours.to))) {
    const rest = at(isoDay(from), officeHours.to) - from
    if (left < rest) return from + left
    left -= rest
  }
}
