import type { CSSProperties } from 'react'
import { dayText, isoDay } from '#lib/dates.ts'
import chart from './chart.module.css'
import { monthsBetween } from './months.ts'
import { percentOf, placeOn } from './scale.ts'
import styles from './TimeLine.module.css'

/** Day on a line of time. */
export interface DayMark {
  /** In milliseconds. */
  at: number
  /** Says what falls on this day: a policy's title and 截止. */
  label: string
  /** True for a day that is near, drawn in the colour of warnings. */
  isSoon?: boolean
}

interface Props {
  /** Says what the days are: 截止日期. */
  label: string
  now: number
  days: readonly DayMark[]
  /** True where the page lists the days below, so that they are not read aloud twice. */
  isListed?: boolean
}

const DAY = 86_400_000
/** Places beside each other; days of one place are stacked. */
const PLACES = 30
/** Time from today that is drawn to scale; later days stand at the end, at 更晚. */
const FARTHEST = 365 * DAY
const MOST_MONTHS = 6
/** Place in percent beyond which a month is not named, for want of room before the edge, or before 更晚. */
const LAST_NAMED = 97
const LAST_BEFORE_LATER = 86

/** Shows days on a line of time with today marked: a dot for each, those near each other stacked with their number. */
export function TimeLine({ label, now, days, isListed = false }: Props) {
  const sorted = [...days].sort((a, b) => a.at - b.at)
  const from = Math.min(now, sorted[0]?.at ?? now)
  const isCut = (sorted.at(-1)?.at ?? now) > now + FARTHEST
  const last = isCut ? now + FARTHEST : Math.max(sorted.at(-1)?.at ?? now, now + 30 * DAY)
  const to = from + (last - from) * 1.04
  const place = (at: number) => placeOn(at, from, to)
  const stacks = new Map<number, DayMark[]>()
  for (const one of sorted) {
    const at = one.at > last ? PLACES - 1 : Math.min(PLACES - 1, Math.floor((place(one.at) / 100) * PLACES))
    stacks.set(at, [...(stacks.get(at) ?? []), one])
  }
  const rows = Math.max(2, ...[...stacks.values()].map((stack) => stack.length))
  const today = place(now)
  const months = monthsBetween(from, to, MOST_MONTHS).map((one) => ({ ...one, x: place(one.at) }))
  return (
    <div className={`${chart.chart} ${styles.time}`} style={{ '--rows': rows } as CSSProperties}>
      <svg className={styles.line} aria-hidden="true" focusable="false">
        {months.map(({ at, x }) => (
          <line key={at} className={chart.grid} x1={percentOf(x)} x2={percentOf(x)} y1="100%" y2="0%" />
        ))}
        <line className={chart.zero} x2="100%" y1="100%" y2="100%" />
        {[...stacks].map(([at, stack]) => {
          const x = percentOf(((at + 0.5) / PLACES) * 100)
          return (
            <g key={at}>
              {stack.map((one, level) => (
                <circle
                  key={level}
                  className={styles.dot}
                  data-soon={one.isSoon || undefined}
                  cx={x}
                  cy={percentOf(100 - ((level + 0.5) / rows) * 100)}
                  r="0.3rem"
                />
              ))}
              {stack.length > 1 && (
                <text
                  className={chart.number}
                  x={x}
                  y={percentOf(100 - (stack.length / rows) * 100)}
                  dy="-0.2em"
                >
                  {stack.length}
                </text>
              )}
            </g>
          )
        })}
        <line className={styles.today} x1={percentOf(today)} x2={percentOf(today)} y1="100%" y2="-2rem" />
        <text className={styles.now} x={percentOf(today)} y="-1.25rem" dx="0.375rem">
          今天
        </text>
        {months
          .filter(({ x }) => x < (isCut ? LAST_BEFORE_LATER : LAST_NAMED))
          .map(({ at, x, label: name }) => (
            <text key={at} x={percentOf(x)} y="100%" dy="1.4em">
              {name}
            </text>
          ))}
        {isCut && (
          <text className={styles.later} x="100%" y="100%" dy="1.4em">
            更晚
          </text>
        )}
      </svg>
      {!isListed && (
        <ol className="visually-hidden" aria-label={label}>
          {sorted.map((one) => (
            <li key={`${String(one.at)} ${one.label}`}>
              <time dateTime={isoDay(one.at)}>{dayText(one.at, now)}</time> {one.label}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
