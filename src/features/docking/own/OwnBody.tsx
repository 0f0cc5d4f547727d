import { useQuery } from '@tanstack/react-query'
import type { MySupply } from '#api/docking.ts'
import { AuditCard } from '#blocks/own/Audits.tsx'
import { OwnCard } from '#blocks/own/OwnCard.tsx'
import { detailQuery } from '#features/docking/detail/detail-query.ts'
import { RecordBody } from '#features/docking/detail/RecordBody.tsx'
import { type Kind, nouns } from '#features/docking/kinds.ts'
import { labels } from '#features/docking/labels.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { numberText } from '#lib/numbers.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { own } from './kind.tsx'
import { Requests } from './Requests.tsx'

/** Shows the state, the moves, the requests, the audits and the content of an own record. */
export function OwnBody({ kind, one, asOf }: { kind: Kind; one: MySupply; asOf: ReceiptNo }) {
  const { id, status, dockings, audits, isShown, viewCount } = one
  const { data: shown } = useQuery({ ...detailQuery(kind, id), enabled: isShown === true })
  // Hides the empty list of requests for a record that was never public.
  const wasPublic = isShown || !['草稿', '待审核', '已驳回'].includes(status)
  return (
    <>
      <OwnCard
        own={own[kind]}
        {...{ one, asOf, audits, shown }}
        items={[
          ['浏览', `${numberText(viewCount)} 次`],
          ['申请对接', `${String(dockings.length)} 条`],
        ]}
      />
      {(dockings.length > 0 || wasPublic) && (
        <Card title="对接申请">
          {dockings.length > 0 ? (
            <Requests kind={kind} one={one} />
          ) : (
            <EmptyState title={`暂无企业申请对接该${nouns[kind]}`} hint="有企业申请时会发消息给您。" />
          )}
        </Card>
      )}
      <AuditCard {...{ audits, labels }} />
      <RecordBody kind={kind} one={{ ...one, amount: amountText(kind, one) }} />
    </>
  )
}
