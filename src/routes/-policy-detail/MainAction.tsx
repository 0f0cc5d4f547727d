import type { PolicyDetail } from '#api/policy.ts'
import { TakeItemAlong } from '#blocks/packs/late-take-along.tsx'
import { StartLink } from '#features/declare/StartLink.tsx'
import { useVerdicts } from '#features/policy/useVerdicts.ts'
import { obstacleOf } from '#rules/standing/verdict.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './detail.module.css'

interface Props {
  policy: PolicyDetail
  /** False where nothing on this device lists the items of the policy. */
  itemsKnown: boolean
}

/**
 * Shows the main action of a policy: declare its item, choose among several, or a chip that says why neither
 * is possible now.
 */
export function MainAction({ policy, itemsKnown }: Props) {
  const obstacle = obstacleOf(useVerdicts()({ ...policy, criteria: policy.conditions }))
  if (policy.validity !== '有效') return <StateChip tone="bad">{policy.validity}</StateChip>
  if (!itemsKnown) return <StateChip tone="neutral">联网后可开始申报</StateChip>
  const open = policy.items.filter((item) => isOpen(windowOf(item).state))
  if (open.length === 1 && open[0]) {
    return (
      <>
        <TakeItemAlong item={open[0]} />
        {obstacle ? (
          <StartLink item={open[0]} warning={obstacle} />
        ) : (
          <StartLink item={open[0]} look="primary" />
        )}
      </>
    )
  }
  if (open.length > 1) {
    return (
      <a href="#items" className={styles.choose}>
        选择申报项目
      </a>
    )
  }
  return (
    <StateChip tone="neutral">{policy.supportMode === '免申即享' ? '免申即享' : '暂无可申报项目'}</StateChip>
  )
}
