import { pointsText, verdictWords } from '#features/srdi/srdi-words.ts'
import { scoreSrdi } from '#rules/srdi.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'
import { Card } from '#ui/Card.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Conditions } from '#features/srdi/Conditions.tsx'
import styles from './srdi.module.css'

/** Shows the results of the same answers under the current rule set and the previous one. */
export function RuleComparison({ answers }: { answers: SrdiAnswers }) {
  return (
    <Card title="新旧标准对照">
      <div className={styles.twice}>
        {(['specialised-2026', 'specialised-2022'] as const).map((id) => {
          const found = scoreSrdi(id, answers)
          const { ruleSet, conditions, from, to, pass } = found
          const { words, tone } = verdictWords(found)
          return (
            <section key={id} aria-label={ruleSet.name}>
              <h3>{ruleSet.name}</h3>
              <p className={styles.small}>
                {ruleSet.document}，{ruleSet.inForce} 起施行
                {ruleSet.supersededOn ? `，${ruleSet.supersededOn} 起停用，仅供对照` : '，现行有效'}
              </p>
              <StateChip tone={tone}>{words}</StateChip>
              {from !== undefined && to !== undefined && (
                <p className={styles.total}>
                  <strong>{pointsText(from, to)}</strong>
                  <span>{pass} 分达标</span>
                </p>
              )}
              <Conditions label={`${ruleSet.name}的条件`} conditions={conditions} />
            </section>
          )
        })}
      </div>
    </Card>
  )
}
