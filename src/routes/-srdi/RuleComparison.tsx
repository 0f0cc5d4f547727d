import { scoreSrdi } from '#rules/srdi.ts'
import { Card } from '#ui/Card.tsx'
import styles from './srdi.module.css'

/** Shows the conditions of the current rule set beside those of the previous one, for which nothing is asked any more. */
export function RuleComparison() {
  return (
    <Card title="新旧标准对照">
      <div className={styles.twice}>
        {(['specialised-2026', 'specialised-2022'] as const).map((id) => {
          const { ruleSet, conditions, pass } = scoreSrdi(id, {})
          return (
            <section key={id} aria-label={ruleSet.name}>
              <h3>{ruleSet.name}</h3>
              <p className={styles.small}>
                {ruleSet.document}，{ruleSet.inForce} 起施行
                {ruleSet.supersededOn ? `，${ruleSet.supersededOn} 起停用，仅供了解` : '，现行有效'}
              </p>
              <ul className={styles.conditions} aria-label={`${ruleSet.name}的条件`}>
                {conditions.map(({ name, required }) => (
                  <li key={name}>
                    <strong>{name}</strong>　{required}
                  </li>
                ))}
                {pass !== undefined && (
                  <li>
                    <strong>总分</strong>　{pass} 分以上，满分 100 分
                  </li>
                )}
              </ul>
            </section>
          )
        })}
      </div>
    </Card>
  )
}
