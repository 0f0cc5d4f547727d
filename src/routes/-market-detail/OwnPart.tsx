import { useQuery } from '@tanstack/react-query'
import { type Listing, market } from '#api/market.ts'
import { query } from '#api/call/query.ts'
import { AuditCard } from '#blocks/own/Audits.tsx'
import { OwnCard } from '#blocks/own/OwnCard.tsx'
import { mineLink } from '#features/market/links.ts'
import { own } from '#features/market/own/kind.ts'
import { numberText } from '#lib/numbers.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

/**
 * Shows the standing and actions of the user's own listing, its differences from the published version, and its audits.
 */
export function OwnPart({ one, asOf }: { one: Listing; asOf: ReceiptNo }) {
  const { id, tradeType, shown, viewCount } = one
  const { data: audits = [], isLoading } = useQuery(query(market.record, { params: { id } }))
  const kind = own[tradeType]
  return (
    <>
      <OwnCard
        own={kind}
        {...{ asOf, audits, shown }}
        one={{ ...one, isShown: shown !== undefined }}
        items={[['浏览', `${numberText(viewCount)} 次`]]}
        moreActions={
          <LinkButton look="plain" link={mineLink()}>
            查看我的工业产品
          </LinkButton>
        }
      />
      {isLoading && one.status !== '草稿' ? (
        <Card title="审核记录">
          <SkeletonText lines={5} />
        </Card>
      ) : (
        <AuditCard audits={audits} labels={kind.labelsOf(one)} />
      )}
    </>
  )
}
