import { Link } from '@tanstack/react-router'
import type { Data } from '#api/endpoint.ts'
import type { activity } from '#api/activity.ts'
import { dateText, dayText, isoDay } from '#lib/dates.ts'
import { monthAfter, monthGrid, monthText } from '#lib/month.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import styles from './Calendar.module.css'

const week = ['一', '二', '三', '四', '五', '六', '日']
/** A month spans six weeks at most; room for them all keeps what lies below where it is. */
const WEEKS = 6

interface MonthBarProps {
  month: string
  monthLink: (month: string) => Target
}

/** Which month it is, and the ways to the ones beside it. */
export function MonthBar({ month, monthLink }: MonthBarProps) {
  return (
    <div className={styles.bar}>
      <Link {...monthLink(monthAfter(month, -1))} className={styles.step} aria-label="上个月">
        <Icon name="left" />
      </Link>
      <span aria-live="polite">{monthText(month)}</span>
      <Link {...monthLink(monthAfter(month, 1))} className={styles.step} aria-label="下个月">
        <Icon name="right" />
      </Link>
    </div>
  )
}

interface Props {
  /** `2026-04` */
  month: string
  /** The days on which something begins; none while they are on their way. */
  days: Data<typeof activity.calendar>
  /** The day that is open, `2026-04-18`. */
  chosen?: string | undefined
  dayLink: (day: string) => Target
}

/** A month of activities. A day with some says how many, in figures and to readers in words, and is a link to them. */
export function Calendar({ month, days, chosen, dayLink }: Props) {
  const weeks = monthGrid(month)
  const counts = new Map(days.map(({ date, count }) => [date, count]))
  const today = isoDay(Date.now())
  return (
    <table className={styles.calendar}>
      <caption className="visually-hidden">{monthText(month)}活动日历</caption>
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day} scope="col" abbr={`星期${day}`}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: WEEKS }, (_, row) => (
          <tr key={row}>
            {week.map((name, place) => {
              const day = weeks[row]?.[place]
              return (
                <td key={name}>
                  {day && (
                    <Day
                      day={day}
                      count={counts.get(day) ?? 0}
                      isToday={day === today}
                      isChosen={day === chosen}
                      link={dayLink(day)}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: string
  count: number
  isToday: boolean
  isChosen: boolean
  link: Target
}

function Day({ day, count, isToday, isChosen, link }: DayProps) {
  const number = Number(day.slice(8))
  if (count === 0) {
    return (
      <time dateTime={day} className={styles.day} data-today={isToday}>
        {number}
        {isToday && <span className="visually-hidden">，今天</span>}
      </time>
    )
  }
  return (
    <Link
      {...link}
      className={styles.day}
      data-today={isToday}
      data-chosen={isChosen}
      aria-current={isChosen ? 'date' : undefined}
      aria-label={`${isToday ? '今天，' : ''}${dayText(day)}，${String(count)} 场活动`}
      title={`${dateText(day)}，${String(count)} 场活动`}
    >
      {number}
      <small>{count} 场</small>
    </Link>
  )
}
