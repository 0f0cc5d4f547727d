import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Listing } from '#api/market.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { detailQuery } from '#features/market/detail.ts'
import { listCrumbs, listLink } from '#features/market/links.ts'
import { ListingBody } from '#features/market/ListingBody.tsx'
import { keepLooked } from '#features/market/recent.ts'
import { IdSearch } from '#features/market/search.ts'
import { dateText } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Favourite } from './-market-detail/Favourite.tsx'
import { Others } from './-market-detail/Others.tsx'
import { OwnPart } from './-market-detail/OwnPart.tsx'
import { Publisher } from './-market-detail/Publisher.tsx'

export const Route = createFileRoute('/_market/market/detail')({
  validateSearch: IdSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(detailQuery(id))
  },
  component: MarketDetail,
})

const isPublic = ({ status, shown }: Listing) => status === '已发布' || shown !== undefined

/** One listing as everybody reads it; to its owner also how it stands, and what can be done. */
function MarketDetail() {
  const { id } = Route.useSearch()
  const asked = detailQuery(id)
  const one = useQuery({ ...asked, enabled: id !== '' })
  const asOf = askedAfter(asked.queryKey, one)
  const { data } = one
  useEffect(() => {
    if (data && !data.mine)
      keepLooked({ id: data.id, title: data.title, price: priceText(data.price, data.unit) })
  }, [data])
  return (
    <DetailPage<Listing>
      id={id}
      noun="产品"
      query={one}
      crumbs={listCrumbs}
      list={{ label: '看全部产品', link: listLink() }}
      shared={data !== undefined && isPublic(data)}
      titleOf={({ title }) => title}
      leadOf={(found) =>
        [found.tradeType, found.publisherOrg, `${dateText(found.createTime)}发布`].join(' · ')
      }
      actions={(found) => (
        <>
          {!found.mine && <Favourite one={found} asOf={asOf} />}
          {isPublic(found) && (
            <LinkButton
              link={linkOptions({ to: '/poster/{-$id}', params: { id }, search: { kind: 'market' } })}
            >
              生成海报
            </LinkButton>
          )}
          <Button onClick={() => print()}>打印</Button>
        </>
      )}
      below={(found) => !found.mine && <Others one={found} />}
    >
      {(found) => (
        <>
          {found.mine && <OwnPart one={found} asOf={asOf} />}
          <ListingBody one={found} contact={<Publisher one={found} />} />
        </>
      )}
    </DetailPage>
  )
}
