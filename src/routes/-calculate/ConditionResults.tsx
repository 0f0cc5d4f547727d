import { Link } from '@tanstack/react-router'
import type { ConditionResult } from '#api/match.ts'
import { Bases } from '#features/policy/Bases.tsx'
import { ConditionChip } from '#features/policy/ConditionChip.tsx'
import { type ConditionState, conditionStateWords } from '#rules/match-words.ts'
import { matchLink } from '#features/match/match-links.ts'
import styles from './report.module.css'
import type { SharedCalculation } from './useCalculation.ts'

/** Order of the states: met conditions first, so that the rest is what is left to do. */
const order: ConditionState[] = ['met', 'unmet', 'unknown', 'manual_review', 'not_applicable']

interface Props {
  conditions: readonly ConditionResult[]
  /** Live calculation of the report, whose missing attributes link to their fields; undefined for a saved report. */
  held: SharedCalculation | undefined
}

/** Returns the number of conditions by state in one line: 符合 9 · 待补充 2. */
export const countsText = (conditions: readonly ConditionResult[]): string =>
  order
    .map((state) => [state, conditions.filter((one) => one.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${conditionStateWords[state]}\u00a0${String(count)}`)
    .join(' · ')

/** Lists all conditions of one policy with result, current value and advice; the sources follow once at the end. */
export function ConditionResults({ conditions, held }: Props) {
  const sorted = order.flatMap((state) => conditions.filter((one) => one.state === state))
  return (
    <>
      <ul className={styles.conditions}>
        {sorted.map((one, at) => (
          <li key={`${one.name} ${String(at)}`}>
            <div className={styles.condition}>
              <ConditionChip state={one.state} />
              <span>
                {one.name}
                {(one.veto || one.required) && (
                  <small className={styles.must}>{one.veto ? '一票否决' : '必须满足'}</small>
                )}
              </span>
            </div>
            <p className={styles.detail}>
              {one.have && <span>企业现状：{one.have}</span>}
              {one.advice && (
                <strong>
                  {one.advice}
                  {held && one.state === 'unknown' && one.fieldKey && (
                    <Link {...matchLink(held, one.fieldKey)}>去补充</Link>
                  )}
                </strong>
              )}
              {one.evidence && <span>证明材料：{one.evidence}</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.basis}>
        <Bases conditions={conditions} />
      </p>
    </>
  )
}
