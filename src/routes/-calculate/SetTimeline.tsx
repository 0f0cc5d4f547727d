import { Link } from '@tanstack/react-router'
import type { MatchItem } from '#api/match.ts'
import { dayText, daysLeftText, isoDay } from '#lib/dates.ts'
import { windowOf } from '#rules/window.ts'
import styles from './set.module.css'

const DAY = 86_400_000

/** Returns the place of a moment on the line from `now` to `end`, in percent. */
const placeOf = (moment: number, now: number, end: number) =>
  Math.min(100, Math.max(0, ((moment - now) / Math.max(DAY, end - now)) * 100))

/**
 * Shows the policies of the set on a line of time, by deadline. Each row says its days in words; the bars only repeat
 * them. Those without a deadline are counted in the last row.
 */
export function SetTimeline({ items, now }: { items: readonly MatchItem[]; now: number }) {
  const dated = items
    .flatMap((one) => {
      const { state } = windowOf(one, now)
      if (one.isRolling || one.applyEnd === undefined) return []
      const from = one.applyStart === undefined ? now : Date.parse(one.applyStart)
      return [{ one, from, to: Date.parse(one.applyEnd), isOpen: state !== '未开始' }]
    })
    .sort((a, b) => a.to - b.to || a.from - b.from)
  const end = dated.at(-1)?.to ?? now
  const rest = items.length - dated.length
  return (
    <section className={styles.time}>
      <h2>
        时间安排<small>按截止日期排序，横条为申报时间</small>
      </h2>
      {dated.length > 0 && (
        <div className={styles.scale} aria-hidden="true">
          <span>今天</span>
          <span>{dayText(end, now)}</span>
        </div>
      )}
      <ol aria-label="时间安排">
        {dated.map(({ one, from, to, isOpen }) => (
          <li key={one.policyId} data-soon={windowOf(one, now).state === '即将截止' || undefined}>
            <span className={styles.day}>
              <time dateTime={isoDay(to)}>{dayText(to, now)}截止</time>
              <small>{isOpen ? daysLeftText(one.applyEnd!, now) : `${dayText(from, now)}开始`}</small>
            </span>
            <Link to="/policy/search/detail" search={{ id: one.policyId }}>
              {one.title}
            </Link>
            <span className={styles.track} aria-hidden="true">
              <i
                data-later={!isOpen || undefined}
                style={{
                  marginLeft: `${String(placeOf(from, now, end))}%`,
                  width: `${String(Math.max(1.5, placeOf(to, now, end) - placeOf(from, now, end)))}%`,
                }}
              />
            </span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <span className={styles.day}>常年受理</span>
            <span>{rest} 项没有截止日期，随时可以办理</span>
          </li>
        )}
      </ol>
    </section>
  )
}
