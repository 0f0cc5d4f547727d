import { Link } from '@tanstack/react-router'
import type { Item } from '#api/item.ts'
import { endsSometime } from '#features/policy/deadlines.ts'
import { dayText, isoDay } from '#lib/dates.ts'
import { monthText, weekdayText } from '#lib/month.ts'
import { LinkButton } from '#ui/Button.tsx'
import { useDayKeys } from '#ui/day-keys.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Month, MonthBar } from '#ui/Month.tsx'
import { type Asked, withDay } from './filters.ts'
import type { ApplySearch } from './search.ts'
import { TodayList } from './TodayList.tsx'
import styles from './Deadlines.module.css'

interface Props {
  items: readonly Item[]
  asked: Asked
  search: ApplySearch
}

/** A month of last days, and beside it what ends on the open day, or on each day of the month. */
export function Deadlines({ items, asked, search }: Props) {
  const keys = useDayKeys()
  const month = asked.month ?? (asked.day ?? isoDay(Date.now())).slice(0, 7)
  const days = byDay(items.filter(endsSometime))
  const shown = asked.day
    ? [[asked.day, days.get(asked.day) ?? []] as const]
    : [...days].filter(([day]) => day.startsWith(month))
  const next = [...days.keys()].find((day) => day.slice(0, 7) > month)
  const endless = items.length - [...days.values()].reduce((sum, { length }) => sum + length, 0)
  const stay = { replace: true, resetScroll: false } as const
  return (
    <div className={styles.around}>
      <div className={styles.beside}>
        <div ref={keys} className={styles.month}>
          <MonthBar
            month={month}
            monthLink={(other) => ({ ...withDay(search, { month: other }), ...stay })}
          />
          <Month
            month={month}
            days={[...days].map(([date, { length: count }]) => ({ date, count }))}
            unit="项"
            noun="截止"
            chosen={asked.day}
            // Choosing the open day again closes it.
            dayLink={(day) => ({
              ...withDay(search, { month, day: day === asked.day ? undefined : day }),
              ...stay,
            })}
          />
          <p className={styles.note}>
            {endless > 0 && `另有 ${String(endless)} 项常年受理，没有截止日。`}
            {asked.day && (
              <Link {...withDay(search, { month })} {...stay}>
                看{monthText(month)}全部截止日
              </Link>
            )}
          </p>
        </div>
        <div className={styles.days}>
          {shown.map(([day, ending]) => (
            <section key={day} aria-label={`${dayText(day)}截止`}>
              <h2 className={styles.day}>
                {dayText(day)} {weekdayText(day)}
                <small>{ending.length} 项截止</small>
              </h2>
              <TodayList items={ending} label={`${dayText(day)}截止的项目`} />
            </section>
          ))}
          {shown.length === 0 && (
            <EmptyState
              title={`${monthText(month)}没有项目截止`}
              {...(next
                ? {
                    hint: `下一个截止日是${dayText(next)}。`,
                    action: (
                      <LinkButton link={{ ...withDay(search, { month: next.slice(0, 7) }), ...stay }}>
                        看{monthText(next.slice(0, 7))}
                      </LinkButton>
                    ),
                  }
                : {})}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** The items by the day on which they end, in China, the soonest first. */
function byDay(items: readonly Item[]): Map<string, Item[]> {
  const days = new Map<string, Item[]>()
  for (const item of items) {
    const day = isoDay(item.applyEnd ?? '')
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return new Map([...days].sort(([a], [b]) => a.localeCompare(b)))
}
