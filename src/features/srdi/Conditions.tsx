import type { ReactNode } from 'react'
import { stateTones, stateWords } from './srdi-words.ts'
import type { Condition } from '#rules/srdi/result.ts'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './conditions.module.css'

interface Props {
  label: string
  conditions: readonly Condition[]
  /** Advice on what would suffice, by the condition's name. */
  next?: ReadonlyMap<string, string>
  /** Shows the values of a condition that consists of numbers, in place of their words. */
  valuesOf?: (condition: Condition) => ReactNode
}

/** Lists conditions that must hold, each with the required value, the current value and its state. */
export function Conditions({ label, conditions, next, valuesOf }: Props) {
  return (
    <ul className={styles.conditions} aria-label={label}>
      {conditions.map((condition) => {
        const { name, required, value, state, measures } = condition
        const isDrawn = valuesOf !== undefined && measures !== undefined
        return (
          <li key={name} data-drawn={valuesOf && ''}>
            <div>
              <p className={styles.line}>
                <strong>{name}</strong>
                <StateChip tone={stateTones[state]}>{stateWords[state]}</StateChip>
              </p>
              <p className={styles.small}>
                要求 {required}
                {!isDrawn && (value === '未填写' ? '；企业尚未填写' : `；现为 ${value}`)}
              </p>
            </div>
            {isDrawn && valuesOf(condition)}
            {next?.get(name) && <p className={styles.next}>{next.get(name)}</p>}
          </li>
        )
      })}
    </ul>
  )
}
