import { amountText, toneOf } from '#features/match/words.ts'
import { matchLevels, matchLevelWords, type MatchLevel } from '#rules/match-words.ts'
import styles from './calculate.module.css'

interface Props {
  evaluated: number
  totals: Record<MatchLevel, number>
  /** 元. */
  amountFrom: number
  amountTo: number
}

/** How many policies there are of each level, as numbers and as one bar, and what they may give. */
export function Totals({ evaluated, totals, amountFrom, amountTo }: Props) {
  return (
    <div className={styles.totals}>
      <p className={styles.estimate}>
        <span>预计可享金额</span>
        <strong>{amountText(amountFrom, amountTo)}</strong>
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
      <p className={styles.small}>共比对 {evaluated} 条有效且未截止的政策；预评估，不构成认定。</p>
    </div>
  )
}
