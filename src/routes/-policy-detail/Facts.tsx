import type { PolicyDetail } from '#api/policy.ts'
import { applicationModeOf } from '#features/policy/policy-words.ts'
import { audienceText, periodText } from '#features/policy/policy-words.ts'
import { useVerdicts } from '#features/policy/useVerdicts.ts'
import { VerdictChip } from '#features/policy/VerdictChip.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { Card } from '#ui/Card.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Budget } from './Budget.tsx'
import styles from './detail.module.css'

/**
 * Shows the answers to four questions above the text of a policy: how much, for whom, when, and how to apply.
 */
export function Facts({ policy }: { policy: PolicyDetail }) {
  const { amountText, supportMode, ratio, steps, contactOrg, budget } = policy
  const modes = [...new Set(policy.items.map(applicationModeOf))].join('、')
  const way = modes || (supportMode === '免申即享' ? '免申报，由系统比对' : contactOrg)
  const verdict = useVerdicts()({ ...policy, criteria: policy.conditions })
  const inForce = policy.validity === '有效'
  return (
    <Card>
      <div className={styles.room}>
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
            {verdict && verdict !== 'coming' ? (
              <>
                <dd>
                  <VerdictChip level={verdict.level} of={policy} />
                </dd>
                <dd>{verdict.reason}</dd>
              </>
            ) : (
              <dd>{policy.region}</dd>
            )}
          </div>
          <div>
            <dt>何时报</dt>
            <dd className={styles.answer}>{inForce ? periodText(policy) : '不再受理'}</dd>
            <dd>
              {inForce ? <WindowChip window={policy} /> : <StateChip tone="bad">{policy.validity}</StateChip>}
            </dd>
          </div>
          <div>
            <dt>怎么报</dt>
            <dd className={styles.answer}>{way}</dd>
            <dd>
              {inForce && steps.length > 0
                ? `共 ${String(steps.length)} 步，向${contactOrg}申报`
                : way !== contactOrg && contactOrg}
            </dd>
          </div>
        </dl>
      </div>
      {inForce && budget && <Budget of={budget} />}
    </Card>
  )
}
