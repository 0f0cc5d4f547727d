import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { AttributeKey, attributeKinds } from '#api/attribute.ts'
import { matchLevelWords } from '#rules/match-words.ts'
import type { Failing } from '#rules/standing/failing.ts'
import { obstacleOf } from '#rules/standing/verdict.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { type Judgeable, useVerdicts } from './useVerdicts.ts'

/**
 * Says above a form, before anything is typed, what keeps the enterprise from the item: the condition, its value, what is
 * missing and the source, with the way to correct the enterprise's data. Renders nothing for an item that it fits.
 */
export function UnfitNotice({ item }: { item: Judgeable }) {
  const { enId } = useAccount()
  const verdict = useVerdicts()(item)
  if (!verdict || verdict === 'coming' || verdict.level === 'recommended') return null
  const obstacle = obstacleOf(verdict)
  const { level, reason, failing, gap } = verdict
  const key = failing?.fieldKey ?? gap
  const action = key !== undefined && (
    <LinkButton look="plain" link={correctionLink(key, enId)}>
      {gap === undefined ? '核对企业信息' : '补充企业信息'}
    </LinkButton>
  )
  if (!obstacle) {
    return (
      <Notice tone="info" title={`本企业${matchLevelWords[level]}该项目：`} action={action}>
        {failing ? `${reason}，依据${failing.basis}。` : `${reason}。`}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warn"
      title={`本企业${obstacle.isMust ? '不符合必须满足的条件' : '暂不符合申报条件'}：${obstacle.name}。`}
      action={action}
    >
      {valueText(obstacle)}依据{obstacle.basis}。企业信息有误的，请先更正；是否符合以主管部门审核结果为准。
    </Notice>
  )
}

/** Returns value, what is missing and the number of other conditions, each as a sentence. */
const valueText = ({ have, advice, others }: Failing): string =>
  [
    (have ?? advice) && `${[have && `本企业：${have}`, advice].filter(Boolean).join('，')}。`,
    others > 0 && `另有 ${String(others)} 项条件不符合。`,
  ]
    .filter(Boolean)
    .join('')

/** Links to where the value can be corrected: values that only the register may set are in the enterprise's record. */
function correctionLink(key: string, enId: string) {
  const isRegistered = v.is(AttributeKey, key) && 'registered' in attributeKinds[key]
  return isRegistered
    ? linkOptions({ to: '/user/relation/$id', params: { id: enId } })
    : linkOptions({ to: '/policy/calculate/match', search: { ask: key } })
}
