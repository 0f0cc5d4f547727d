import type { PolicyDetail } from '#api/policy.ts'
import { audienceText, periodText } from '#features/policy/words.ts'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { Card } from '#ui/Card.tsx'
import { StateChip, type Tone } from '#ui/StateChip.tsx'
import styles from './detail.module.css'

const matches: Record<NonNullable<PolicyDetail['matchLevel']>, { tone: Tone; words: string }> = {
  recommended: { tone: 'ok', words: '本企业：推荐申报' },
  potential: { tone: 'info', words: '本企业：接近条件' },
  need_more_info: { tone: 'warn', words: '本企业：信息不足，补充后可判断' },
  not_recommended: { tone: 'neutral', words: '本企业：暂不符合' },
}

/** The four questions that a policy answers before its text. */
export function Facts({ policy }: { policy: PolicyDetail }) {
  const { amountText, supportMode, ratio, matchLevel, steps, contactOrg } = policy
  const modes = [...new Set(policy.items.map((item) => item.mode))].join('、')
  const match = matchLevel && matches[matchLevel]
  return (
    <Card>
      <dl className={styles.facts}>
        <div>
          <dt>给多少</dt>
          <dd className={styles.amount}>{amountText}</dd>
          <dd>
            {[supportMode, ratio && !amountText.includes('%') ? `按 ${String(ratio)}% 支持` : '']
              .filter(Boolean)
              .join(' · ')}
          </dd>
        </div>
        <div>
          <dt>给谁</dt>
          <dd className={styles.answer}>{audienceText(policy)}</dd>
          <dd>{match ? <StateChip tone={match.tone}>{match.words}</StateChip> : policy.region}</dd>
        </div>
        <div>
          <dt>何时报</dt>
          <dd className={styles.answer}>{periodText(policy)}</dd>
          <dd>
            <WindowChip window={policy} />
          </dd>
        </div>
        <div>
          <dt>怎么报</dt>
          <dd className={styles.answer}>
            {modes || (supportMode === '免申即享' ? '不用申报，系统比对' : contactOrg)}
          </dd>
          <dd>{steps.length > 0 ? `共 ${String(steps.length)} 步，向${contactOrg}申报` : contactOrg}</dd>
        </div>
      </dl>
    </Card>
  )
}
