import type { Activity } from '#api/activity.ts'
import { isoDay } from '#lib/dates.ts'
import { isWorkday } from '#rules/workdays.ts'
import type { Beginning } from '#mocks/city.ts'
import { workdayTime } from '#mocks/policy/days.ts'
import { materials, venues } from './texts.ts'

const DAY = 86_400_000

/** Returns the nearest working day of an activity: an earlier one for the past, a later one for the future. */
export function workday(day: Beginning['day'], offset: number, step = offset < 0 ? -1 : 1): number {
  return isWorkday(isoDay(day(offset))) ? offset : workday(day, offset + step, step)
}

/**
 * Returns the moment at which activities are under way in the demonstration: now where halls are open, else the next
 * time that they are. Sessions of two and a half hours before and after it lie between 08:30 and 18:00.
 */
export function hallMoment(now: number): number {
  const at = (clock: string) => Date.parse(workdayTime(now - DAY, 1, clock))
  const [opens, closes] = [at('10:45:00'), at('14:45:00')]
  return now <= closes ? Math.max(now, opens) : Date.parse(workdayTime(now, 1, '10:45:00'))
}
/** Item of an agenda that only a whole day has. */
const BREAK = '午间休息'

/** Returns the minutes and the topics of an activity of a type; a session within half a day has no break. */
export const itemsOf = (type: Activity['type'], isWholeDay: boolean): [minutes: number, topic: string][] =>
  materials[type].agenda
    .map((line): [number, string] => [parseInt(line), line.replace(/^\d+ /, '')])
    .filter(([, topic]) => isWholeDay || topic !== BREAK)

/** Returns the minutes of an activity of a type. */
export const lengthOf = (type: Activity['type']): number =>
  itemsOf(type, true).reduce((sum, [minutes]) => sum + minutes, 0)

/**
 * Returns the agenda of an activity that begins at a minute of the day. A given length shortens or stretches the items,
 * in the steps of five minutes in which programmes are printed.
 */
export function agendaOf(
  type: Activity['type'],
  begins: number,
  speaker: string | undefined,
  minutes?: number,
): Activity['agenda'] {
  const items = itemsOf(type, minutes === undefined)
  const total = items.reduce((sum, [one]) => sum + one, 0)
  const clock = (passed: number) => {
    const at = begins + Math.round((passed * (minutes ?? total)) / total / 5) * 5
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
  }
  const talk = items.findIndex(([, topic]) => /背景|授课|分享|介绍|点评/.test(topic))
  let passed = 0
  return items.map(([one, topic], index) => ({
    time: `${clock(passed)}-${clock((passed += one))}`,
    topic,
    ...(index === talk && speaker ? { speaker } : {}),
  }))
}

/** Returns the halls with so many seats; an activity for one district is held in that district. */
export function hallsFor(title: string, seats: number): (typeof venues)[number][] {
  const large = venues.filter((one) => one[4] >= seats)
  const there = large.filter(([, district]) => title.includes(district))
  return there.length ? there : large
}

/** Returns the columns of an activity that is held in a hall. */
export const heldIn = ([hall, region, street, way]: (typeof venues)[number]): Pick<
  Activity,
  'address' | 'way' | 'region'
> => ({ address: `${hall}（${region}${street}）`, way, region })
