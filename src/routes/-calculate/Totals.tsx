import { toneOf } from '#features/match/match-words.ts'
import { useState } from 'react'
import { cityNow } from '#lib/clock.ts'
import { moneyText, upToText } from '#lib/money.ts'
import { openingsOf } from '#rules/match-report.ts'
import type { Window } from '#rules/window.ts'
import { matchLevels, matchLevelWords, type MatchLevel } from '#rules/match-words.ts'
import styles from './calculate.module.css'

interface Props {
  evaluated: number
  totals: Record<MatchLevel, number>
  /** In 元. */
  amountFrom: number
  amountTo: number
  /** Windows of the fitting policies that are listed. */
  fitting: readonly Window[]
}

/** Shows the policies open now and closing soon, the number of policies by level, and the total amount. */
export function Totals({ evaluated, totals, amountFrom, amountTo, fitting }: Props) {
  const [now] = useState(cityNow)
  const { open, closing } = openingsOf(fitting, now)
  const notOpen = fitting.length - open
  // A saved report lists only the best policies, but its totals count all.
  const listed = fitting.length < totals.recommended && `列出的 ${String(fitting.length)} 条中，`
  return (
    <div className={styles.totals}>
      <p className={styles.openings}>
        <span>
          {listed}现在可申报 <strong>{open}</strong> 条
        </span>
        <span data-soon={closing > 0}>
          其中 7 天内截止 <strong>{closing}</strong> 条
        </span>
        {notOpen > 0 && <span>另有 {notOpen} 条符合条件，不在申报时间</span>}
      </p>
      <dl className={styles.levels}>
        {matchLevels.map((level) => (
          <div key={level} data-tone={toneOf[level]}>
            <dt>{matchLevelWords[level]}</dt>
            <dd>{totals[level]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar} aria-hidden="true">
        {matchLevels.map((level) => (
          <i key={level} data-tone={toneOf[level]} style={{ flexGrow: totals[level] }} />
        ))}
      </div>
      {amountTo > 0 && (
        <>
          <p className={styles.sum}>
            最优组合可确定 <strong>{moneyText(amountFrom)}</strong>，{upToText(amountTo)}
          </p>
          <p className={styles.small}>相互不能同享的只计一项，实际金额以部门核定为准。</p>
        </>
      )}
      <p className={styles.small}>共比对 {evaluated} 条有效且未截止的政策；预评估，不构成认定。</p>
    </div>
  )
}
