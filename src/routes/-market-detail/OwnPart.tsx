import { EditChip } from '#blocks/records/EditChip.tsx'
import { useQuery } from '@tanstack/react-query'
import type { AuditRecord } from '#api/audit.ts'
import { type Listing, market } from '#api/market.ts'
import { query } from '#api/call/query.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { auditNode } from '#blocks/trail/nodes.ts'
import { formOf, mineLink } from '#features/market/links.ts'
import styles from '#features/market/market.module.css'
import { differences } from '#features/market/own/differences.ts'
import { Moves } from '#features/market/own/Moves.tsx'
import { standingOf } from '#features/market/own/standing.ts'
import { labelsOf } from '#features/market/words.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { listingLifecycle } from '#rules/listing-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { shownAs } from '#blocks/form/city-draft.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Timeline } from '#ui/Timeline.tsx'

/** How a listing of one's own stands, what can be done, what differs from what is public, and how its audits went. */
export function OwnPart({ one, asOf }: { one: Listing; asOf: ReceiptNo }) {
  const { now, waiting } = standingOf(one, asOf, useHeard())
  const { data: audits = [], isLoading } = useQuery(query(market.record, { params: { id: one.id } }))
  const labels = labelsOf(one.tradeType === '求购', one.categoryPath[0])
  const changed = differences(one)
  const opinionOf = ({ opinion, fields = [] }: AuditRecord) =>
    [
      opinion,
      ...fields.map(
        ({ field, errorMessage }) => `${labels[field.split('.')[0] ?? ''] ?? '内容'}：${errorMessage}`,
      ),
    ]
      .filter(Boolean)
      .join('；') || undefined
  return (
    <>
      {one.reason && (
        <Notice tone="bad" title={`${one.status}：`}>
          {one.reason}
        </Notice>
      )}
      {one.shown && (
        <Notice tone="info" title="修改尚未通过审核。">
          市场仍显示原内容，下面是您修改后的内容。
        </Notice>
      )}
      <Card
        title="办理情况"
        aside={
          <>
            <StateChip tone={listingLifecycle.toneOf(now)}>{shownAs(one.status, now)}</StateChip>
            {waiting && <StateChip tone="warn">待生效</StateChip>}
            <EditChip form={formOf(one.tradeType)} id={one.id} />
          </>
        }
        foot={
          <div className={styles.actions}>
            <Moves one={{ ...one, isShown: one.shown !== undefined }} asOf={asOf} look="secondary" />
            <LinkButton look="plain" link={mineLink()}>
              查看我的工业产品
            </LinkButton>
          </div>
        }
      >
        {isLoading ? (
          <SkeletonText lines={4} />
        ) : audits.length > 0 ? (
          <Timeline
            nodes={audits.map((audit, index) => ({ ...auditNode(audit, index), opinion: opinionOf(audit) }))}
          />
        ) : (
          <p>尚未提交审核。</p>
        )}
      </Card>
      {changed.length > 0 && (
        <Card title="与公开内容的不同">
          <DescriptionList items={changed.map(({ label, words }) => [label, words])} />
        </Card>
      )}
    </>
  )
}
