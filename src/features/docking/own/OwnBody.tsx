import type { MySupply } from '#api/docking.ts'
import { EditChip } from '#blocks/records/EditChip.tsx'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { auditNode } from '#blocks/trail/nodes.ts'
import styles from '#blocks/detail/record.module.css'
import { RecordBody } from '#features/docking/detail/RecordBody.tsx'
import { formOf, type Kind, labels, nouns } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/words.ts'
import { numberText } from '#lib/numbers.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { dockingLifecycle } from '#rules/docking-states.ts'
import { shownAs } from '#blocks/form/city-draft.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { Differences } from './Differences.tsx'
import { Moves } from './Moves.tsx'
import { Requests } from './Requests.tsx'
import { standingOf } from './standing.ts'

type Audit = MySupply['audits'][number]

/** What is to be mended, with the word of its field. */
const atField = ({ field, errorMessage }: NonNullable<Audit['fields']>[number]) =>
  `${labels[field.split('.')[0] ?? ''] ?? '内容'}：${errorMessage}`

/** What an auditor said, of the whole and of each field. */
const opinionOf = ({ opinion, fields = [] }: Audit): string | undefined =>
  [opinion, ...fields.map(atField)].filter(Boolean).join('；') || undefined

/** How a record of one's own stands and what can be done, who has asked, its audits, and what it says. */
export function OwnBody({ kind, one, asOf }: { kind: Kind; one: MySupply; asOf: ReceiptNo }) {
  const { status, reason, dockings, audits, isShown } = one
  const { now, waiting } = standingOf(kind, one, asOf, useHeard())
  // Nobody can ask for what was never let through.
  const wasPublic = isShown || !['草稿', '待审核', '已驳回'].includes(status)
  const said = status === '已驳回' ? (audits.at(-1)?.fields ?? []) : []
  return (
    <>
      {reason && (
        <Notice tone="bad" title={`${status}：`}>
          {reason}
          {said.map((one) => (
            <span key={one.field}>{`；${atField(one)}`}</span>
          ))}
        </Notice>
      )}
      {isShown && (
        <Notice tone="info" title="修改尚未通过审核。">
          大厅仍显示原内容，下面是您修改后的内容。
        </Notice>
      )}
      {isShown && <Differences kind={kind} one={one} />}
      <Card
        title="办理情况"
        aside={
          <>
            <StateChip tone={dockingLifecycle.toneOf(now)}>{shownAs(status, now)}</StateChip>
            {waiting && <StateChip tone="warn">待生效</StateChip>}
            <EditChip form={formOf(kind)} id={one.id} />
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
            ['浏览', `${numberText(one.viewCount)} 次`],
            ['申请对接', `${String(dockings.length)} 条`],
          ]}
        />
      </Card>
      {(dockings.length > 0 || wasPublic) && (
        <Card title="对接申请">
          {dockings.length > 0 ? (
            <Requests kind={kind} one={one} />
          ) : (
            <EmptyState title={`暂无企业申请对接该${nouns[kind]}`} hint="有企业申请时会发消息给您。" />
          )}
        </Card>
      )}
      {audits.length > 0 && (
        <Card title="审核记录">
          <Timeline
            nodes={audits.map((audit, index) => ({ ...auditNode(audit, index), opinion: opinionOf(audit) }))}
          />
        </Card>
      )}
      <RecordBody kind={kind} one={{ ...one, amount: amountText(kind, one) }} />
    </>
  )
}
