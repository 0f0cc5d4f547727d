import { useQuery } from '@tanstack/react-query'
import type { Product as ProductRecord } from '#api/serve-product.ts'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { useCompared } from '#blocks/compare/tray.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { offerSkeleton } from '#blocks/detail/Offer.tsx'
import { Seller } from '#blocks/detail/Seller.tsx'
import { Compare } from '#features/serve/Compare.tsx'
import { comparedServices, compareLink } from '#features/serve/compared.ts'
import { Request } from '#features/serve/ask/Request.tsx'
import { FavouriteButton } from '#blocks/favourite/FavouriteButton.tsx'
import { crumbsOf, ownProductLink, productsLink, providerLink } from '#features/serve/links.ts'
import { ProductRow } from '#features/serve/lists/ProductRow.tsx'
import { numberText } from '#lib/numbers.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { Score } from '#features/serve/Score.tsx'
import { scoreText } from '#features/serve/serve-words.ts'
import { ProductBody } from './ProductBody.tsx'
import { Reviews } from './Reviews.tsx'
import { productQuery } from './detail-queries.ts'

/** Shows the public page of a service, with its provider and the enquiry. */
export function Product({ id }: { id: string }) {
  const asked = productQuery(id)
  const one = useQuery({ ...asked, enabled: id !== '' })
  const asOf = receiptAtRequest(asked.queryKey, one)
  return (
    <DetailPage<ProductRecord>
      noun="服务"
      query={one}
      skeleton={offerSkeleton}
      crumbs={[...crumbsOf('services'), { label: '服务产品', link: productsLink() }]}
      list={{ label: '查看全部服务', link: productsLink() }}
      shared
      titleOf={({ name }) => name}
      leadOf={({ serviceType, providerName }) => `${serviceType} · ${providerName}`}
      actions={(found) => (
        <>
          <Score of={found} />
          {found.mine ? (
            <LinkButton link={ownProductLink('view', id)}>管理我的服务</LinkButton>
          ) : (
            <FavouriteButton type="product" one={found} asOf={asOf} />
          )}
          <Compare one={found} />
          <ToCompare />
          <Button onClick={() => print()}>打印</Button>
        </>
      )}
      below={(found) => (
        <>
          <Reviews of={found} />
          <Similar id={found.id} />
        </>
      )}
    >
      {(found) => (
        <ProductBody
          one={{
            ...found,
            counts: `${numberText(found.viewCount)} 次浏览，已服务 ${numberText(found.orderCount)} 次`,
          }}
          aside={<ProviderCard one={found} />}
        />
      )}
    </DetailPage>
  )
}

/** Shows the link to the comparison once two services are selected. */
function ToCompare() {
  const compared = useCompared(comparedServices)
  if (compared.length < 2) return null
  return (
    <LinkButton link={compareLink(compared.map(({ id }) => id).join(','))}>
      去对比 {compared.length} 项
    </LinkButton>
  )
}

/** Shows the provider of a service (服务机构) with its mark, and the enquiry. */
function ProviderCard({ one }: { one: ProductRecord }) {
  const { providerId, providerName, request, mine, id, name } = one
  const { data: card } = useQuery(query(serve.providerCard, { params: { id: providerId } }))
  return (
    <>
      <Seller
        name={providerName}
        logo={card?.logo}
        link={providerLink(providerId)}
        facts={[
          card ? card.nature : '服务机构',
          card && `${String(card.teamSize)} 人`,
          card && `成立于 ${String(card.foundedYear)} 年`,
          card && `${String(card.productCount)} 项服务`,
          card && scoreText(card),
        ]}
      />
      <Request asking={{ providerId, providerName, product: { id, name } }} request={request} mine={mine} />
    </>
  )
}

/** Shows similar services (相似服务), those of other providers first. */
function Similar({ id }: { id: string }) {
  const { data = [] } = useQuery(query(serve.similarProducts, { params: { id }, query: { size: 4 } }))
  if (data.length === 0) return null
  return (
    <Card title="相似服务">
      <List label="相似服务">
        {data.map((row) => (
          <ProductRow key={row.id} row={row} />
        ))}
      </List>
    </Card>
  )
}
