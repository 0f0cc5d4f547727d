import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayText } from '#lib/dates.ts'
import { monthText, weekdayText } from '#lib/month.ts'
import { LinkButton } from './Button.tsx'
import { useDayKeys } from './day-keys.ts'
import type { Target } from './link.ts'
import { Month, MonthBar } from './Month.tsx'
import styles from './MonthDays.module.css'
import { EmptyState } from './state/EmptyState.tsx'

interface Props<One> {
  /** Month like `2026-04` */
  month: string
  /** Open day like `2026-04-18` */
  chosen: string | undefined
  /** Records by day in ascending order; days of other months may be included */
  days: ReadonlyMap<string, readonly One[]>
  /** Returns the target of this page for another month or day. */
  linkTo: (change: { month?: string; day?: string }) => Target
  /** Measure word of the records, and the noun behind a day: 项, 截止 */
  unit: string
  noun: string
  words: {
    /** Records of a whole month: 全部截止日 */
    all: string
    /** Title of a month without records: 没有项目截止 */
    none: string
    /** Text before the next day with records: 下一个截止日是 */
    next: string
  }
  note?: ReactNode
  children: (items: readonly One[], day: string) => ReactNode
}

/** Renders a month, and beside it the records of the open day or of each day of the month. */
export function MonthDays<One>({
  month,
  chosen,
  days,
  linkTo,
  unit,
  noun,
  words,
  note,
  children,
}: Props<One>) {
  const keys = useDayKeys()
  const shown = chosen
    ? [[chosen, days.get(chosen) ?? []] as const]
    : [...days].filter(([day]) => day.startsWith(month))
  const next = [...days.keys()].find((day) => day.slice(0, 7) > month)
  const stay = { replace: true, resetScroll: false } as const
  return (
    <div className={styles.around}>
      <div className={styles.beside}>
        <div ref={keys} className={styles.month}>
          <MonthBar month={month} monthLink={(other) => ({ ...linkTo({ month: other }), ...stay })} />
          <Month
            month={month}
            days={[...days].map(([date, { length: count }]) => ({ date, count }))}
            unit={unit}
            noun={noun}
            chosen={chosen}
            // Selecting the open day again closes it.
            dayLink={(day) => ({
              ...linkTo({ month, day: day === chosen ? undefined : day }),
              ...stay,
            })}
          />
          <p className={styles.note}>
            {note}
            {chosen && (
              <Link {...linkTo({ month })} {...stay}>
                查看{monthText(month)}
                {words.all}
              </Link>
            )}
          </p>
        </div>
        <div className={styles.days}>
          {shown.map(([day, items]) => (
            <section key={day} aria-label={`${dayText(day)}${noun}`}>
              <h2 className={styles.day}>
                {dayText(day)} {weekdayText(day)}
                <small>
                  {items.length} {unit}
                  {noun}
                </small>
              </h2>
              {children(items, day)}
            </section>
          ))}
          {shown.length === 0 && (
            <EmptyState
              title={`${monthText(month)}${words.none}`}
              {...(next
                ? {
                    hint: `${words.next}${dayText(next)}。`,
                    action: (
                      <LinkButton link={{ ...linkTo({ month: next.slice(0, 7) }), ...stay }}>
                        查看{monthText(next.slice(0, 7))}
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
