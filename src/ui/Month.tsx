import { Link } from '@tanstack/react-router'
import { dateText, dayText } from '#lib/dates.ts'
import { monthAfter, monthGrid, monthText } from '#lib/month.ts'
import { Icon } from './Icon.tsx'
import type { Target } from './link.ts'
import { useToday } from './useNow.ts'
import styles from './Month.module.css'

const week = ['一', '二', '三', '四', '五', '六', '日']
/** Rows of the table; always six, the maximum of a month, so that content below does not move */
const WEEKS = 6

interface MonthBarProps {
  month: string
  monthLink: (month: string) => Target
}

/** Renders the name of a month with links to the previous and the next one. */
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
  /** Month like `2026-04` */
  month: string
  /** Days with at least one record; empty while loading */
  days: readonly { date: string; count: number }[]
  /** Measure word and noun of the records: 场, 活动 */
  unit: string
  noun: string
  /** Open day like `2026-04-18` */
  chosen?: string
  dayLink: (day: string) => Target
}

/** Renders a month. Days with records are links with their count, in words for screen readers. */
export function Month({ month, days, unit, noun, chosen, dayLink }: Props) {
  const weeks = monthGrid(month)
  const counts = new Map(days.map(({ date, count }) => [date, count]))
  const today = useToday()
  return (
    <table className={styles.calendar}>
      <caption className="visually-hidden">
        {monthText(month)}
        {noun}日历
      </caption>
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
                      unit={unit}
                      noun={noun}
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
  unit: string
  noun: string
  isToday: boolean
  isChosen: boolean
  link: Target
}

function Day({ day, count, unit, noun, isToday, isChosen, link }: DayProps) {
  const number = Number(day.slice(8))
  const has = `${String(count)} ${unit}${noun}`
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
      // Compares the search too; otherwise the link back from the open day would count as the current page.
      activeOptions={{ exact: true }}
      data-day={day}
      className={styles.day}
      data-today={isToday}
      data-chosen={isChosen}
      aria-current={isChosen ? 'date' : undefined}
      aria-label={`${isToday ? '今天，' : ''}${dayText(day)}，${has}`}
      title={`${dateText(day)}，${has}`}
    >
      {number}
      <small>
        {count} {unit}
      </small>
    </Link>
  )
}
