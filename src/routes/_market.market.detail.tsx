import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Listing } from '#api/market.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { offerSkeleton } from '#blocks/detail/Offer.tsx'
import { detailQuery } from '#features/market/detail.ts'
import { listCrumbs, listLink } from '#features/market/links.ts'
import { ListingBody } from '#features/market/ListingBody.tsx'
import { rememberViewed } from '#features/market/recent.ts'
import { IdSearch } from '#lib/address.ts'
import { dateText } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Card } from '#ui/Card.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Actions } from './-market-detail/Actions.tsx'
import { isPublic } from './-market-detail/is-public.ts'
import { Publisher } from './-market-detail/Publisher.tsx'

export const Route = createFileRoute('/_market/market/detail')({
  validateSearch: IdSearch,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(detailQuery(id))
  },
  component: MarketDetail,
})

// Loaded on demand, because the other listings appear below the whole listing.
const Others = lazyPart(async () => (await import('./-market-detail/Others.tsx')).Others)
// Loaded on demand, because only the owner of a listing sees this part.
const OwnPart = lazyPart(async () => (await import('./-market-detail/OwnPart.tsx')).OwnPart)
const ownRoom = (
  <>
    <Card title="办理情况">
      <SkeletonText lines={3} />
    </Card>
    <Card title="审核记录">
      <SkeletonText lines={5} />
    </Card>
  </>
)

/** Shows the public page of one listing; its owner also sees the standing and the possible actions. */
function MarketDetail() {
  const { id = '' } = Route.useSearch()
  const asked = detailQuery(id)
  const one = useQuery({ ...asked, enabled: id !== '' })
  const asOf = receiptAtRequest(asked.queryKey, one)
  const { data } = one
  useEffect(() => {
    if (data && !data.mine)
      rememberViewed({ id: data.id, title: data.title, price: priceText(data.price, data.unit) })
  }, [data])
  return (
    <DetailPage<Listing>
      noun="产品"
      query={one}
      skeleton={offerSkeleton}
      crumbs={listCrumbs}
      list={{ label: '查看全部产品', link: listLink() }}
      shared={data !== undefined && isPublic(data)}
      titleOf={({ title }) => title}
      leadOf={(found) =>
        [found.tradeType, found.publisherOrg, `${dateText(found.createTime)}发布`].join(' · ')
      }
      actions={(found) => <Actions one={found} asOf={asOf} />}
      below={(found) => !found.mine && <Others one={found} />}
    >
      {(found) => (
        <>
          {found.mine && <OwnPart room={ownRoom} one={found} asOf={asOf} />}
          <ListingBody one={found} contact={<Publisher one={found} />} />
        </>
      )}
    </DetailPage>
  )
}
