import { useQuery } from '@tanstack/react-query'
import { Answer } from '#blocks/answer/Answer.tsx'
import { nextDays } from '#blocks/answer/next-days.ts'
import { cityNow } from '#lib/clock.ts'
import { dayText, daysLeft } from '#lib/dates.ts'
import { askedOf, listQuery, withDay } from './roadshow-list.ts'

/** Number of days in the strip. */
const DAYS = 6

const untilText = (day: string) => {
  const days = daysLeft(day)
  if (days === 0) return '今天'
  return days === 1 ? '明天' : `${String(days)} 天后`
}

/** Answers when the next activities take place: each day with their number, linked to that day of the calendar. */
export const NextDates = () => (
  <Answer label="近期活动" query={useQuery(listQuery(askedOf({})))}>
    {({ records, total }) =>
      nextDays(
        records,
        ({ startTime }) => (daysLeft(startTime, cityNow()) >= 0 ? startTime : undefined),
        DAYS,
        records.length < total,
      ).map(({ day, count }) => ({
        value: dayText(day),
        words: `${untilText(day)} · ${String(count)} 场`,
        link: withDay({}, { view: 'calendar', day }),
      }))
    }
  </Answer>
)
