import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { AttributeKey, attributeKinds } from '#api/attribute.ts'
import type { Condition } from '#api/condition.ts'
import { Bases } from '#features/policy/Bases.tsx'
import { ConditionChip } from '#features/policy/ConditionChip.tsx'
import { useFacts } from '#features/policy/useFacts.ts'
import { type Judged, matched } from '#rules/match.ts'
import { conditionStates, conditionStateWords } from '#rules/match-words.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './detail.module.css'

/** Page on which a user fills in the missing facts. */
const calculate = linkOptions({ to: '/policy/calculate' })

/**
 * Lists the conditions of a policy with their sources, the strictest first, and the current enterprise's
 * result for each.
 */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  const facts = useFacts()
  const judged = facts && matched(conditions, facts).judged
  const strictness = (one: Condition) => Number(one.veto) * 2 + Number(one.required)
  const ordered = conditions
    .map((condition, at) => ({ condition, end: judged?.[at] }))
    .sort((a, b) => strictness(b.condition) - strictness(a.condition))
  return (
    <>
      <ConditionSummary judged={judged} />
      <ol className={styles.conditions}>
        {ordered.map(({ condition, end }) => (
          <li key={condition.name} data-state={end?.state}>
            <div className={styles.condition}>
              <span>{condition.name}</span>
              {condition.veto ? (
                <StateChip tone="neutral">一票否决</StateChip>
              ) : (
                condition.required && <StateChip tone="neutral">必须满足</StateChip>
              )}
              {end && (
                <span className={styles.end}>
                  <ConditionChip state={end.state} />
                </span>
              )}
            </div>
            {end && <ConditionReason end={end} fieldKey={condition.fieldKey} />}
            {condition.evidence && <p className={styles.meta}>证明材料：{condition.evidence}</p>}
          </li>
        ))}
      </ol>
      <p className={styles.meta}>
        <Bases conditions={conditions} />
      </p>
    </>
  )
}

/** Counts the conditions by result; without an enterprise, links to the policy calculation. */
function ConditionSummary({ judged }: { judged: readonly Judged[] | undefined }) {
  const account = useAccount()
  if (!judged) {
    return (
      <p className={styles.sum}>
        <span>
          {account.userInfo ? '选择企业后，逐条显示本企业是否符合。' : '登录后逐条显示本企业是否符合。'}
        </span>
        <LinkButton look="plain" link={calculate}>
          去政策计算
        </LinkButton>
      </p>
    )
  }
  const counts = conditionStates.flatMap((state) => {
    const count = judged.filter((end) => end.state === state).length
    return count ? [`${conditionStateWords[state]} ${String(count)} 条`] : []
  })
  return (
    <p className={styles.sum}>
      <span>
        {enterpriseName(account)}：{counts.join('，')}。
      </span>
      {judged.some((end) => end.state === 'unknown') && (
        <LinkButton look="plain" link={calculate}>
          补充企业信息
        </LinkButton>
      )}
    </p>
  )
}

/** Shows the enterprise's value, and the advice to meet the condition. */
function ConditionReason({
  end: { state, have, advice },
  fieldKey,
}: {
  end: Judged
  fieldKey: string | undefined
}) {
  // Names the attribute, because a value such as 否 alone would be unclear.
  const asked = v.is(AttributeKey, fieldKey) ? attributeKinds[fieldKey].label : ''
  const words = [
    have && `本企业${asked}：${have}`,
    advice,
    state === 'unknown' && '缺少这项信息，补充后可判断',
    state === 'manual_review' && '由受理部门审核认定',
  ].filter(Boolean)
  return words.length ? <p className={styles.why}>{words.join('；')}</p> : null
}
