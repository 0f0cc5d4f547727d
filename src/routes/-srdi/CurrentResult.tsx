import { judge, pointsText, verdictWords } from '#features/srdi/srdi-words.ts'
import { SRDI_NOTICE } from '#rules/srdi.ts'
import { Card } from '#ui/Card.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { ConditionRing } from './ConditionRing.tsx'
import { PartBars } from './PartBars.tsx'
import styles from './srdi.module.css'
import type { SelfEvaluation } from './useSelfEvaluation.ts'

/** Shows the current result beside the fields. */
export function CurrentResult({ self }: { self: SelfEvaluation }) {
  const { found } = judge(self.tier, self.answers)
  const { words, tone } = verdictWords(found)
  const { from, to, pass, conditions, parts, ruleSet } = found
  return (
    <Card title="当前结果">
      <div className={styles.body}>
        {/* Limits the live region to the verdict, because the rest changes with each answer and can be read
            on demand. */}
        <div className={styles.body} role="status">
          <StateChip tone={tone}>{words}</StateChip>
          {from !== undefined && to !== undefined && (
            <p className={styles.total}>
              <strong>{pointsText(from, to)}</strong>
              <span>{pass} 分达标</span>
            </p>
          )}
        </div>
        {conditions.length > 0 && <ConditionRing conditions={conditions} />}
        <PartBars parts={parts} />
        <p className={styles.small}>
          {ruleSet.document}，{ruleSet.inForce} 起施行。{SRDI_NOTICE}。
        </p>
      </div>
    </Card>
  )
}
