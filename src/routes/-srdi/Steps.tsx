import { useMemo } from 'react'
import type { RuleSetId } from '#rules/srdi.ts'
import type { SrdiTier } from '#rules/srdi/tiers.ts'
import type { SrdiAnswers } from '#rules/srdi/answers.ts'
import { type Frame, thisYear } from '#rules/srdi/frame.ts'
import { fewestSteps } from '#rules/srdi/steps.ts'
import { Card } from '#ui/Card.tsx'
import { Steps as NumberedSteps } from '#ui/Steps.tsx'
import styles from './srdi.module.css'
import { missingOf } from './useSelfEvaluation.ts'

/** Returns the last year whose figures are closed. */
const closedYear = ({ years, last }: Frame) => last - years

/** Lists the smallest set of changes that passes, for the earliest declaration for which they can count. */
export function Steps({ id, tier, answers }: { id: RuleSetId; tier: SrdiTier; answers: SrdiAnswers }) {
  const missing = missingOf(tier, answers)
  const isBlank = Object.keys(answers).length === 0
  const way = useMemo(() => (isBlank ? 'none' : fewestSteps(id, answers, thisYear())), [id, answers, isBlank])
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
          <p>
            {way.frame.years === 0
              ? '可判断的要求均已达到，无需采取措施。'
              : `${String(closedYear(way.frame))} 年以后的数据保持不变的，${String(way.frame.last + 1)} 年申报时达到标准。`}
          </p>
        ) : (
          <>
            <p>
              <strong>最少 {way.steps.length} 项措施</strong>
              {way.frame.years === 0
                ? '，完成后即达到标准'
                : `，用于 ${String(way.frame.last + 1)} 年申报，按 ${String(way.frame.last)} 年数据评价`}
              {missing.length > 0 && '（未填的信息按最低一档计，补填后可能更少）'}：
            </p>
            <NumberedSteps
              label="达标所需的最少措施"
              steps={way.steps.map(({ words, instead }) => ({
                title: words,
                words: instead && `${instead}。`,
              }))}
            />
            <p className={styles.small}>
              {closedYear(way.frame)} 年及以前的数据已定，不能更改；措施以外的数据按 {closedYear(way.frame)}{' '}
              年不变计算。 先取最早能达标的年份，再取项数最少、提升档位最少的组合，没有更少的组合。
              {id === 'innovative-2022' && '满足“直接符合的条件”中任一项，也可以直接达标。'}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
