import type { MySupply } from '#api/docking.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { auditNode } from '#blocks/trail/nodes.ts'
import styles from '#features/docking/detail/detail.module.css'
import { RecordBody } from '#features/docking/detail/RecordBody.tsx'
import { type Kind, labels, nouns } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/words.ts'
import { dockingLifecycle } from '#rules/docking-states.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { Moves } from './Moves.tsx'
import { Requests } from './Requests.tsx'
import { standingOf } from './standing.ts'

/** How a record of one's own stands and what can be done, who has asked, its audits, and what it says. */
export function OwnBody({ kind, one, asOf }: { kind: Kind; one: MySupply; asOf: number }) {
  const { status, reason, dockings, audits, isShown } = one
  const { now, waiting } = standingOf(kind, one, asOf, useHeard())
  const said = status === '已驳回' ? (audits.at(-1)?.fields ?? []) : []
  return (
    <>
      {reason && (
        <Notice tone="bad" title={`${status}：`}>
          {reason}
          {said.map(({ field, errorMessage }) => (
            <span key={field}>{`；${labels[field.split('.')[0] ?? ''] ?? ''}：${errorMessage}`}</span>
          ))}
        </Notice>
      )}
      {isShown && (
        <Notice tone="info" title="修改尚未通过审核。">
          大厅里仍是原来的内容，下面是您修改后的内容。
        </Notice>
      )}
      <Card
        title="办理情况"
        aside={
          <>
            <StateChip tone={dockingLifecycle.toneOf(now)}>{now}</StateChip>
            {waiting && <StateChip tone="warn">待生效</StateChip>}
          </>
        }
        foot={
          <div className={styles.actions}>
            <Moves kind={kind} one={one} asOf={asOf} look="secondary" />
          </div>
        }
      >
        <DescriptionList
          items={[
            ['浏览', `${String(one.viewCount)} 次`],
            ['申请对接', `${String(dockings.length)} 条`],
          ]}
        />
      </Card>
      <Card title="对接申请">
        {dockings.length > 0 ? (
          <Requests kind={kind} one={one} />
        ) : (
          <EmptyState title={`还没有企业申请对接这条${nouns[kind]}`} />
        )}
      </Card>
      {audits.length > 0 && (
        <Card title="审核记录">
          <Timeline nodes={audits.map(auditNode)} />
        </Card>
      )}
      <RecordBody kind={kind} one={{ ...one, amount: amountText(kind, one) }} />
    </>
  )
}
