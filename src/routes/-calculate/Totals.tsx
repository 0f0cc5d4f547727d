import { matchLevels, matchLevelWords, type MatchLevel } from '#rules/match-words.ts'
import { rangeText } from '#lib/money.ts'
import type { Tone } from '#ui/state/StateChip.tsx'
import styles from './calculate.module.css'

/** The colour of a level, the same on every page. */
export const toneOf: Record<MatchLevel, Tone> = {
  recommended: 'ok',
  potential: 'info',
  need_more_info: 'warn',
  not_recommended: 'neutral',
}

interface Props {
  evaluated: number
  totals: Record<MatchLevel, number>
  /** 元. */
  amountFrom: number
  amountTo: number
}

/** 5 万元至 800 万元; 0 says that nothing is added up yet. */
export const amountText = (from: number, to: number): string => (to > 0 ? rangeText(from, to) : '暂无')

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
