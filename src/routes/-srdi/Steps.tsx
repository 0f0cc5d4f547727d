import { useMemo } from 'react'
import type { RuleSetId } from '#rules/srdi.ts'
import type { SrdiTier } from '#rules/srdi/tiers.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'
import { fewestSteps } from '#rules/srdi/steps.ts'
import { Card } from '#ui/Card.tsx'
import styles from './srdi.module.css'
import { missingOf } from './useSelfEvaluation.ts'

/** Lists the smallest set of changes that reaches the required score. */
export function Steps({ id, tier, answers }: { id: RuleSetId; tier: SrdiTier; answers: SrdiAnswers }) {
  const missing = missingOf(tier, answers)
  const isBlank = Object.keys(answers).length === 0
  const way = useMemo(() => (isBlank ? 'none' : fewestSteps(id, answers)), [id, answers, isBlank])
  return (
    <Card title="达标措施">
      <div className={styles.body}>
        {isBlank ? (
          <p>尚未填写，填写后列出达标所需的最少措施。</p>
        ) : way === 'none' ? (
          <p>
            按已填的信息，暂不能得出达标措施。
            {missing.length > 0
              ? `请先填写：${missing.map(({ label }) => label).join('、')}。`
              : '不符合的条件不能通过增加投入改变，如所属领域。'}
          </p>
        ) : way.steps.length === 0 ? (
          <p>可判断的要求均已达到，无需采取措施。</p>
        ) : (
          <>
            <p>
              <strong>最少 {way.steps.length} 项措施</strong>
              ，完成后即达到标准{missing.length > 0 && '（未填的信息按最低一档计，补填后可能更少）'}：
            </p>
            <ol className={styles.steps} aria-label="达标所需的最少措施">
              {way.steps.map(({ name, words }) => (
                <li key={name}>{words}</li>
              ))}
            </ol>
            <p className={styles.small}>
              对全部档位逐一组合比较得出，没有更少的组合；项数相同时取提升档位最少的一种。
              {id === 'innovative-2022' && '满足“直接符合的条件”中任一项，也可以直接达标。'}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
