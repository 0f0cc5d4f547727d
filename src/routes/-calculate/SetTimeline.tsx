import { Link } from '@tanstack/react-router'
import type { MatchItem } from '#api/match.ts'
import { dayText, daysLeftText, isoDay } from '#lib/dates.ts'
import type { Candidate } from '#rules/stacking.ts'
import { windowOf } from '#rules/window.ts'
import { TimeLine } from '#ui/chart/TimeLine.tsx'
import { Folded } from '#ui/list/Folded.tsx'
import { sumsText } from './set-words.ts'
import styles from './set.module.css'

interface Props {
  items: readonly MatchItem[]
  candidate: (id: string) => Candidate
  now: number
}

/**
 * Shows the policies of the set on a line of time, and in words by deadline: the day, the days left and the amount. Those
 * without a deadline are counted at the end.
 */
export function SetTimeline({ items, candidate, now }: Props) {
  const dated = items
    .flatMap((one) => {
      if (one.isRolling || one.applyEnd === undefined) return []
      const { state } = windowOf(one, now)
      return [{ one, end: one.applyEnd, state, from: one.applyStart ?? one.applyEnd }]
    })
    .sort((a, b) => Date.parse(a.end) - Date.parse(b.end) || Date.parse(a.from) - Date.parse(b.from))
  const rest = items.length - dated.length
  return (
    <section className={styles.time}>
      <h2>
        时间安排<small>每点为一项的截止日期</small>
      </h2>
      {dated.length > 0 && (
        <>
          <TimeLine
            label="截止日期"
            isListed
            now={now}
            days={dated.map(({ one, end, state }) => ({
              at: Date.parse(end),
              label: one.title,
              isSoon: state === '即将截止',
            }))}
          />
          <Folded label="时间安排" items={dated}>
            {(shown) =>
              shown.map(({ one, end, state, from }) => (
                <li key={one.policyId} data-soon={state === '即将截止' || undefined}>
                  <span className={styles.day}>
                    <time dateTime={isoDay(end)}>{dayText(end, now)}截止</time>
                    <small>{state === '未开始' ? `${dayText(from, now)}开始` : daysLeftText(end, now)}</small>
                  </span>
                  <Link to="/policy/search/detail" search={{ id: one.policyId }}>
                    {one.title}
                  </Link>
                  <span className={styles.sum}>{sumsText(candidate(one.policyId))}</span>
                </li>
              ))
            }
          </Folded>
        </>
      )}
      {rest > 0 && (
        <p
          className={styles.small}
        >{`${dated.length > 0 ? '另有 ' : ''}${String(rest)} 项常年受理，没有截止日期。`}</p>
      )}
    </section>
  )
}
