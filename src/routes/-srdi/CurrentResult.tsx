import { judge, pointsText, verdictWords } from '#features/srdi/srdi-words.ts'
import { SRDI_NOTICE } from '#rules/srdi.ts'
import { Card } from '#ui/Card.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './srdi.module.css'
import type { SelfEvaluation } from './useSelfEvaluation.ts'

const percent = (value: number) => `${String(Math.round(value * 100))}%`

/** Shows the current result beside the fields. */
export function CurrentResult({ self }: { self: SelfEvaluation }) {
  const { found } = judge(self.tier, self.answers)
  const { words, tone } = verdictWords(found)
  const { from, to, pass, conditions, parts, ruleSet } = found
  const met = conditions.filter(({ state }) => state === 'met').length
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
        {conditions.length > 0 && (
          <p>
            {conditions.length} 项条件，符合 {met} 项
          </p>
        )}
        {parts.map((part) => (
          <p key={part.name} className={styles.small}>
            {part.name} {pointsText(part.from, part.to)}，满分 {part.most} 分（
            {percent(part.from / part.most)}）
          </p>
        ))}
        <p className={styles.small}>
          {ruleSet.document}，{ruleSet.inForce} 起施行。{SRDI_NOTICE}。
        </p>
      </div>
    </Card>
  )
}
