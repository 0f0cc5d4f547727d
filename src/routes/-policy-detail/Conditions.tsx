import type { Condition } from '#api/policy.ts'
import { StateChip } from '#ui/StateChip.tsx'
import styles from './detail.module.css'

/** What a policy asks of an enterprise, what must hold first, each with where it says so and what proves it. */
export function Conditions({ conditions }: { conditions: Condition[] }) {
  const hard = (one: Condition) => Number(one.veto) * 2 + Number(one.required)
  const ordered = [...conditions].sort((a, b) => hard(b) - hard(a))
  return (
    <ol className={styles.conditions}>
      {ordered.map((condition) => (
        <li key={condition.name}>
          <p className={styles.condition}>
            {condition.name}
            {condition.veto ? (
              <StateChip tone="bad">一票否决</StateChip>
            ) : (
              condition.required && <StateChip tone="info">必须满足</StateChip>
            )}
          </p>
          <p className={styles.meta}>
            依据：
            {condition.basis.url ? (
              <a href={condition.basis.url} target="_blank" rel="noreferrer">
                {condition.basis.name}
              </a>
            ) : (
              condition.basis.name
            )}
            {condition.evidence && ` · 证明材料：${condition.evidence}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
