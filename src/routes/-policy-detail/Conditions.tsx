import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { AttributeKey, attributeKinds } from '#api/attribute.ts'
import type { Condition } from '#api/policy.ts'
import { Bases } from '#features/policy/Bases.tsx'
import { ConditionChip } from '#features/policy/ConditionChip.tsx'
import { useFacts } from '#features/policy/useFacts.ts'
import { type Judged, matched } from '#rules/match.ts'
import { conditionStates, conditionStateWords } from '#rules/match-words.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './detail.module.css'

/** Where one answers what the rules still need. */
const calculate = linkOptions({ to: '/policy/calculate' })

/** What a policy asks, what must hold first, with where it says so; and how the current enterprise stands to it. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  const facts = useFacts()
  const judged = facts && matched(conditions, facts).judged
  const hard = (one: Condition) => Number(one.veto) * 2 + Number(one.required)
  const ordered = conditions
    .map((condition, at) => ({ condition, end: judged?.[at] }))
    .sort((a, b) => hard(b.condition) - hard(a.condition))
  return (
    <>
      <Sum judged={judged} />
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
            {end && <Why end={end} fieldKey={condition.fieldKey} />}
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

/** How many conditions end how; for whoever has no enterprise here, the way to find out. */
function Sum({ judged }: { judged: readonly Judged[] | undefined }) {
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

/** What the enterprise has, and what would change the end. */
function Why({ end: { state, have, advice }, fieldKey }: { end: Judged; fieldKey: string | undefined }) {
  // 否 alone would not say to what.
  const asked = v.is(AttributeKey, fieldKey) ? attributeKinds[fieldKey].label : ''
  const words = [
    have && `本企业${asked}：${have}`,
    advice,
    state === 'unknown' && '缺少这项信息，补充后可判断',
    state === 'manual_review' && '由受理部门审核认定',
  ].filter(Boolean)
  return words.length ? <p className={styles.why}>{words.join('；')}</p> : null
}
